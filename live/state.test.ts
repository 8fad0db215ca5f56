import { beforeEach, describe, expect, it } from 'vitest';
import { sampleClock, sampleDepth, sampleIndex, sampleQuote, sampleTrade, SAMPLE_AT } from './sample.ts';
import { createLiveState } from './state.ts';
import type { LiveState } from './state.ts';

const MINUTE_MS = 60_000;
let wall = SAMPLE_AT;
let state: LiveState;

beforeEach(() => {
  wall = SAMPLE_AT;
  state = createLiveState({ now: () => wall, steady: () => wall });
});

/** Starts a day with two securities. */
function begin(): void {
  const quotes = [sampleQuote('AAA'), sampleQuote('BBB')];
  state.apply({ kind: 'snapshot', clock: sampleClock(), quotes, heardAt: wall, everyMs: 1_000 });
  state.tick();
}

describe('the last values', () => {
  it('show what was applied after the next tick, not before', () => {
    begin();
    state.apply({ kind: 'delta', quotes: [sampleQuote('AAA', { last: 2_600 })] });
    expect(state.quote('AAA')?.last).toBe(2_500);
    state.tick();
    expect(state.quote('AAA')?.last).toBe(2_600);
  });

  it('answer a tick with the fields that changed, two changes as one', () => {
    begin();
    state.apply({ kind: 'delta', quotes: [sampleQuote('AAA', { last: 2_600 })] });
    state.apply({ kind: 'delta', quotes: [sampleQuote('AAA', { last: 2_700, volume: 5 })] });
    expect(state.tick()?.quotes).toEqual([{ symbol: 'AAA', last: 2_700, volume: 5 }]);
  });

  it('answer nothing when the same is heard again later', () => {
    begin();
    state.apply({ kind: 'delta', quotes: [sampleQuote('AAA', { at: SAMPLE_AT + 5_000 })] });
    expect(state.tick()).toBeUndefined();
  });

  it('void all from before when a security moves to another board: the board that it left has no other way to say so', () => {
    begin();
    state.apply({ kind: 'delta', quotes: [sampleQuote('AAA', { board: '505' })] });
    expect(state.tick()?.reset).toBe(true);
    expect(state.quote('AAA')?.board).toBe('505');
  });

  it('hold every trade once, whatever is repeated', () => {
    begin();
    state.apply({ kind: 'delta', trades: [sampleTrade('AAA', 1), sampleTrade('AAA', 2)] });
    state.apply({ kind: 'snapshot', clock: sampleClock(), trades: [sampleTrade('AAA', 2), sampleTrade('AAA', 3)] });
    expect(state.tick()?.trades.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(state.trades('AAA', 10).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('stay as they are where a message is of another time, of a day or a run before', () => {
    begin();
    const old = {
      clock: sampleClock({ epoch: 'day-0' }),
      quotes: [sampleQuote('AAA', { last: 1 }), sampleQuote('OLD')],
    };
    state.apply({ kind: 'snapshot', ...old, heardAt: SAMPLE_AT - 24 * 60 * MINUTE_MS });
    state.apply({ kind: 'delta', quotes: [sampleQuote('AAA', { last: 2 })], heardAt: SAMPLE_AT - 2 * MINUTE_MS });
    expect(state.tick()).toBeUndefined();
    expect([state.quote('AAA')?.last, state.quote('OLD'), state.clock().epoch]).toEqual([2_500, undefined, 'day-1']);
  });

  it('take in the day from before they listened without calling it news', () => {
    begin();
    state.apply({ kind: 'delta', trades: [sampleTrade('AAA', 9)] });
    state.tick();
    state.apply({ kind: 'seed', trades: [sampleTrade('AAA', 8), sampleTrade('AAA', 9)] });
    expect(state.tick()).toBeUndefined();
    expect(state.trades('AAA', 10).map(({ id }) => id)).toEqual([9, 8]);
  });

  it('keep one level a minute of an index, oldest first', () => {
    begin();
    const at = SAMPLE_AT + MINUTE_MS;
    const indices = [
      sampleIndex('GI', 5_000_000),
      sampleIndex('GI', 5_001_000, at),
      sampleIndex('GI', 5_002_000, at + 900),
    ];
    state.apply({ kind: 'delta', indices });
    state.tick();
    expect(state.indexDay('GI').map(({ at, value }) => [at, value])).toEqual([
      [SAMPLE_AT, 5_000_000],
      [at, 5_002_000],
    ]);
    expect(state.index('GI')?.at).toBe(at + 900);
  });

  it('draw the line of a security from the last price of each minute', () => {
    begin();
    const trades = [1, 2, 3].map((id) => sampleTrade('AAA', id, { at: SAMPLE_AT + id * MINUTE_MS, price: 2_500 + id }));
    state.apply({ kind: 'delta', trades });
    state.tick();
    expect(state.sparkline('AAA')).toEqual([2_500, 2_501, 2_502, 2_503]);
    expect(state.minutes('AAA').at(-1)).toEqual({ at: SAMPLE_AT + 3 * MINUTE_MS, price: 2_503 });
  });
});

describe('a new day', () => {
  it('voids tape, book and minutes, and keeps the quotes that it does not bring yet', () => {
    begin();
    state.apply({
      kind: 'delta',
      trades: [sampleTrade('AAA', 1)],
      depth: [sampleDepth('AAA', 2_500)],
      indices: [sampleIndex('GI', 5)],
    });
    state.tick();
    const clock = sampleClock({ epoch: 'day-2' });
    state.apply({
      kind: 'snapshot',
      clock,
      quotes: [sampleQuote('AAA', { trades: 0, volume: 0 })],
      trades: [sampleTrade('AAA', 1)],
    });
    expect(state.tick()?.reset).toBe(true);
    expect([state.trades('AAA', 9).length, state.depth('AAA'), state.indexDay('GI').length]).toEqual([1, undefined, 0]);
    expect([state.quote('BBB')?.last, state.index('GI')?.value]).toEqual([2_500, 5]);
  });

  it('that is replayed does not keep the levels of its own future', () => {
    begin();
    state.apply({ kind: 'seed', indices: [sampleIndex('GI', 9, SAMPLE_AT + 3_600_000)] });
    state.tick();
    state.apply({ kind: 'snapshot', clock: sampleClock({ epoch: 'day-again' }), indices: [sampleIndex('GI', 5)] });
    state.tick();
    expect(state.index('GI')?.value).toBe(5);
  });

  it('lets go of a security that was absent for a week', () => {
    begin();
    const at = SAMPLE_AT + 8 * 86_400_000;
    const clock = sampleClock({ epoch: 'day-9', at, observedAt: at });
    state.apply({ kind: 'snapshot', clock, quotes: [sampleQuote('AAA', { at })] });
    state.tick();
    expect(state.quotes().map(({ symbol }) => symbol)).toEqual(['AAA']);
  });
});

describe('an upstream that falls silent', () => {
  it('is as old as the time since it was last heard', () => {
    begin();
    wall += 3_500;
    expect(state.ageMs()).toBe(3_500);
  });

  it('is not late before its polling interval has passed', () => {
    state.apply({ kind: 'delta', heardAt: wall, everyMs: 5_000 });
    wall += 5_000;
    expect(state.ageMs()).toBe(1_000);
  });

  it('grows old though our wall clock is set back, and is heard again by the clock as it is then', () => {
    let steady = 0;
    state = createLiveState({ now: () => wall, steady: () => steady });
    begin();
    wall -= 3_600_000;
    steady += 5_000;
    expect([state.ageMs(), state.now()]).toEqual([5_000, SAMPLE_AT + 5_000]);
    state.apply({ kind: 'delta', heardAt: wall });
    steady += 2_000;
    expect(state.ageMs()).toBe(2_000);
  });

  it('was never heard when there are only stored figures', () => {
    state.apply({ kind: 'seed', quotes: [sampleQuote('AAA')] });
    expect(state.ageMs()).toBeGreaterThan(86_400_000);
  });

  it('hands the phase over to the calendar after a minute, and the tick tells', () => {
    begin();
    wall += 4 * 3_600_000 + MINUTE_MS;
    expect(state.tick()?.clock).toMatchObject({ phase: 'closed', status: 'closed', simulated: true });
  });

  it('does not stop the market clock', () => {
    begin();
    wall += 10_000;
    expect(state.now()).toBe(SAMPLE_AT + 10_000);
  });
});

describe('a snapshot for another node', () => {
  it('brings a second state to the same values, what waits for the tick included', () => {
    begin();
    state.apply({
      kind: 'delta',
      trades: [sampleTrade('AAA', 1)],
      depth: [sampleDepth('AAA', 2_500)],
      indices: [sampleIndex('GI', 5)],
    });
    state.tick();
    state.apply({ kind: 'delta', quotes: [sampleQuote('BBB', { last: 2_700 })], trades: [sampleTrade('AAA', 2)] });
    const other = createLiveState({ now: () => wall, steady: () => wall });
    other.apply(structuredClone(state.whole()));
    other.tick();
    state.tick();
    const shown = (live: LiveState) => [
      live.quotes(),
      live.trades('AAA', 9),
      live.depth('AAA'),
      live.indexDay('GI'),
      live.sparkline('AAA'),
      live.clock(),
      live.ageMs(),
    ];
    expect(shown(other)).toEqual(shown(state));
  });
});
