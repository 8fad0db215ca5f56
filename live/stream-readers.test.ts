import { get } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleClock, sampleQuote, sampleTrade } from './sample.ts';
import { openTestStream, type TestStream } from './test-stream.ts';

let world: TestStream;
beforeEach(async () => {
  world = await openTestStream();
});
afterEach(() => world.close());

describe('a reader who comes back', () => {
  async function away(): Promise<string> {
    const reader = await world.follow('/live?topics=board:510');
    await reader.initialEvents();
    world.move('AAA', 2_510);
    world.stream.tick();
    await reader.next(1);
    reader.answer.destroy();
    for (const last of [2_520, 2_530]) {
      world.move('AAA', last);
      world.stream.tick();
    }
    return reader.ids.at(-1)!;
  }

  it('gets what it missed, from Last-Event-ID on', async () => {
    const id = await away();
    const reader = await world.follow('/live?topics=board:510', { 'last-event-id': id });
    const frames = await reader.next(5);
    expect(frames.map(({ type, topic, n }) => [type, topic, n])).toEqual([
      ['delta', 'board:510', 1],
      ['delta', 'board:510', 2],
      ['delta', 'board:510', 3],
      ['heartbeat', 'board:510', 3],
      ['heartbeat', '*', 0],
    ]);
    expect(world.stream.counters().resumed).toBe(1);
  });

  it('may name its place in the address, and topics that it does not hold yet', async () => {
    const id = await away();
    const reader = await world.follow(`/live?topics=board:510,symbol:BBB&from=${id}&fresh=symbol:BBB`);
    const frames = await reader.next(4);
    expect(frames.map(({ type, topic }) => `${type} ${topic}`)).toEqual([
      'delta board:510',
      'delta board:510',
      'delta board:510',
      'snapshot symbol:BBB',
    ]);
  });

  it.each(['epoch-1:2', 'another:3', 'nonsense', 'epoch-2:99'])('gets a snapshot when its place is %s', async (id) => {
    await away();
    const reader = await world.follow('/live?topics=board:510', { 'last-event-id': id });
    expect((await reader.next(1))[0]).toMatchObject({ type: 'snapshot', n: 3 });
  });

  it('gets a snapshot when it was away for longer than is remembered', async () => {
    const id = await away();
    for (let i = 0; i < 700; i += 1) {
      world.move('AAA', 3_000 + i);
      world.stream.tick();
    }
    const reader = await world.follow('/live?topics=board:510', { 'last-event-id': id });
    expect((await reader.next(1))[0]!.type).toBe('snapshot');
  });
});

describe('readers that do not read', () => {
  it('are closed when too much waits for them, and the others are not', async () => {
    const port = Number(new URL(world.address).port);
    const slow = connect(port, '127.0.0.1');
    slow.pause().on('error', () => undefined);
    slow.write('GET /live?topics=symbol:AAA HTTP/1.1\r\nHost: a\r\n\r\n');
    const quick = await world.follow('/live?topics=clock');
    await quick.initialEvents();
    while (world.stream.counters().clients < 2) await new Promise(setImmediate);
    for (let id = 0; world.stream.counters().dropped === 0; id += 1_000) {
      const trades = [...Array(1_000).keys()].map((i) => sampleTrade('AAA', id + i + 1));
      world.state.apply({ kind: 'delta', trades });
      world.stream.tick();
      await new Promise(setImmediate);
    }
    while (world.stream.counters().clients > 1) await new Promise(setImmediate);
    world.state.apply({ kind: 'delta', clock: sampleClock({ phase: 'pre-closing', status: 'preclose' }) });
    world.stream.tick();
    let [news] = await quick.next(1);
    while (news!.type === 'heartbeat') [news] = await quick.next(1);
    expect([news!.clock?.phase, world.stream.counters().dropped]).toEqual(['pre-closing', 1]);
    slow.destroy();
  });

  it('have time for the first events, however much they are', async () => {
    const quotes = [...Array(40_000).keys()].map((i) => sampleQuote(`S${i}`));
    world.state.apply({ kind: 'snapshot', clock: sampleClock(), quotes, indices: [], heardAt: world.time.now });
    world.stream.tick();
    const slow = get(`${world.address}/live?topics=board:510`, (answer) => answer.pause());
    while (world.stream.counters().clients < 1) await new Promise(setImmediate);
    for (let last = 1_000; last < 1_005; last += 1) {
      world.state.apply({ kind: 'delta', quotes: [sampleQuote('S1', { last })] });
      world.stream.tick();
      await new Promise(setImmediate);
    }
    expect(world.stream.counters()).toMatchObject({ clients: 1, dropped: 0 });
    slow.destroy();
  });
});
