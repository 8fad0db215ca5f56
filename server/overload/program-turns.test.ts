import { describe, expect, it } from 'vitest';
import { createProgramTurns } from './program-turns.ts';

/** A clock that the test advances. */
function handClock() {
  let now = 0;
  const tasks = new Set<{ at: number; task: () => void }>();
  return {
    steady: () => now,
    after(ms: number, task: () => void) {
      const wait = { at: now + ms, task };
      tasks.add(wait);
      return () => void tasks.delete(wait);
    },
    async pass(ms: number) {
      for (const end = now + ms; now < end;) {
        now += 1;
        for (const wait of tasks) if (wait.at <= now && tasks.delete(wait)) wait.task();
        await Promise.resolve();
      }
    },
  };
}

function gate(mayEnter: () => boolean = () => true, waiting = 3) {
  const clock = handClock();
  const limits = { atOnce: 2, waiting, waitMs: 1_000, apartMs: 5, share: 0.2, restMs: 400 };
  const turns = createProgramTurns({ enter: () => (mayEnter() ? () => undefined : null) }, clock, limits);
  const got: (string | null)[] = [];
  const leaves: (() => void)[] = [];
  const ask = (name: string) =>
    void turns.enter().then((leave) => {
      got.push(leave ? name : `not ${name}`);
      if (leave) leaves.push(leave);
    });
  return { clock, ask, got, leave: () => leaves.shift()!() };
}

describe('programs that ask at the same moment', () => {
  it('are answered some at a time while none waits', async () => {
    const { clock, ask, got, leave } = gate();
    ask('a');
    ask('b');
    await clock.pass(1);
    expect(got).toEqual(['a', 'b']);
    leave();
    ask('c');
    await clock.pass(1);
    expect(got).toEqual(['a', 'b', 'c']);
  });

  it('wait in the order in which they came, one after the other, and pages have four times as long between', async () => {
    const { clock, ask, got, leave } = gate();
    for (const name of ['a', 'b', 'c', 'd']) ask(name);
    await clock.pass(10);
    leave();
    leave();
    await clock.pass(39);
    expect(got).toEqual(['a', 'b']);
    await clock.pass(2);
    expect(got).toEqual(['a', 'b', 'c']);
    await clock.pass(20);
    leave();
    await clock.pass(90);
    expect(got).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leave pages the longer between two answers, the more of them wait, and no longer than so long', async () => {
    const { clock, ask, got, leave } = gate(undefined, 30);
    for (let place = 0; place < 22; place += 1) ask(String(place));
    await clock.pass(10);
    leave();
    leave();
    // Twenty programs wait, so answers took a twentieth of the time.
    await clock.pass(188);
    expect(got).toHaveLength(2);
    await clock.pass(3);
    expect(got).toHaveLength(3);
    await clock.pass(100);
    leave();
    await clock.pass(398);
    expect(got).toHaveLength(3);
    await clock.pass(4);
    expect(got).toHaveLength(4);
  });

  it('are refused when too many wait, or when the wait is long', async () => {
    const { clock, ask, got } = gate();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ask(name);
    await clock.pass(1);
    expect(got).toEqual(['a', 'b', 'not f']);
    await clock.pass(1_011);
    expect(got.slice(3)).toEqual(['not c', 'not d', 'not e']);
  });

  it('are refused one after the other, so that those who came together do not return together', async () => {
    const { clock, ask, got } = gate();
    for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name);
    await clock.pass(1_001);
    expect(got).toEqual(['a', 'b', 'not c']);
    await clock.pass(5);
    expect(got).toEqual(['a', 'b', 'not c', 'not d']);
    await clock.pass(5);
    expect(got).toEqual(['a', 'b', 'not c', 'not d', 'not e']);
  });

  it('are refused in their turn while the process cannot bear them, and those behind them come to their own', async () => {
    let isFull = false;
    const { clock, ask, got, leave } = gate(() => !isFull);
    for (const name of ['a', 'b', 'c', 'd']) ask(name);
    await clock.pass(1);
    isFull = true;
    leave();
    leave();
    // After the rest following the first answer it is the turn of c, which is refused; d follows after a rest of its
    // own.
    await clock.pass(5);
    isFull = false;
    await clock.pass(10);
    expect(got).toEqual(['a', 'b', 'not c', 'd']);
  });
});
