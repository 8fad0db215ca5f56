import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LiveFrame } from '#domain/stream.ts';
import { sampleClock, sampleDepth, sampleQuote, sampleTrade, SAMPLE_AT } from './sample.ts';
import { openTestStream, type TestStream } from './test-stream.ts';

let world: TestStream;
beforeEach(async () => {
  world = await openTestStream();
});
afterEach(() => world.close());

describe('the event stream', () => {
  it('begins with a snapshot of each topic', async () => {
    const reader = await world.follow('/live?topics=board:505,symbol:AAA,index,clock');
    const frames = await reader.initialEvents();
    expect(frames.map(({ type, topic, n }) => [type, topic, n])).toEqual([
      ['snapshot', 'board:505', 0],
      ['snapshot', 'symbol:AAA', 0],
      ['snapshot', 'index', 0],
      ['snapshot', 'clock', 0],
    ]);
    expect(frames[0]!.quotes).toEqual([sampleQuote('FUND', { board: '505' })]);
    expect(frames[3]!.clock).toMatchObject({ phase: 'trading', simulated: true });
  });

  it('is an uncompressed, unbuffered, uncached event stream with a hint when to come back', async () => {
    const reader = await world.follow('/live?topics=clock', { 'accept-encoding': 'gzip, br' });
    await reader.initialEvents();
    expect(reader.answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(reader.answer.headers['content-encoding']).toBeUndefined();
    expect(reader.answer.headers['transfer-encoding']).toBeUndefined();
    expect(reader.text()).toMatch(/^retry: 1000\n\n/);
  });

  it('then sends what changed, numbered without a hole in each topic', async () => {
    const reader = await world.follow('/live?topics=board:510,symbol:BBB');
    await reader.initialEvents();
    world.move('AAA', 2_510);
    world.stream.tick();
    world.move('BBB', 2_700);
    world.stream.tick();
    const frames = await reader.next(3);
    expect(frames.map(({ topic, n, quotes }) => [topic, n, quotes])).toEqual([
      ['board:510', 1, [{ symbol: 'AAA', last: 2_510 }]],
      ['board:510', 2, [{ symbol: 'BBB', last: 2_700 }]],
      ['symbol:BBB', 1, [{ symbol: 'BBB', last: 2_700 }]],
    ]);
    expect(new Set(reader.ids)).toEqual(new Set(['epoch-2:1', 'epoch-2:2', 'epoch-2:3']));
  });

  it('conflates quotes and books within a tick, and drops no trade', async () => {
    const reader = await world.follow('/live?topics=symbol:AAA');
    await reader.initialEvents();
    for (let id = 1; id <= 300; id += 1) {
      world.state.apply({
        kind: 'delta',
        trades: [sampleTrade('AAA', id)],
        depth: [sampleDepth('AAA', id)],
        quotes: [sampleQuote('AAA', { trades: id })],
      });
    }
    world.stream.tick();
    const [frame] = await reader.next(1);
    expect(frame!.trades!.map(({ id }) => id)).toEqual([...Array(300).keys()].map((id) => id + 1));
    expect(frame!.quotes).toEqual([{ symbol: 'AAA', trades: 300 }]);
    expect(frame!.depth).toEqual(sampleDepth('AAA', 300));
  });

  it('gives a sign of life every second, with the age of the figures', async () => {
    const reader = await world.follow('/live?topics=clock');
    await reader.initialEvents();
    world.time.now += 4_000;
    for (let i = 0; i < 10; i += 1) world.stream.tick();
    expect((await reader.next(1))[0]).toMatchObject({
      type: 'heartbeat',
      topic: '*',
      ageMs: 4_000,
      at: SAMPLE_AT + 4_000,
    });
  });

  it('says every ten seconds how many deltas each topic has had', async () => {
    const reader = await world.follow('/live?topics=board:510');
    await reader.initialEvents();
    world.move('AAA', 2_510);
    for (let i = 0; i < 99; i += 1) world.stream.tick();
    const frames = await reader.next(13);
    expect(frames.filter(({ topic }) => topic === 'board:510').at(-1)).toMatchObject({ type: 'heartbeat', n: 1 });
  });

  it('sends snapshots of a new epoch when a new day begins', async () => {
    const reader = await world.follow('/live?topics=symbol:AAA');
    await reader.initialEvents();
    world.state.apply({
      kind: 'snapshot',
      clock: sampleClock({ epoch: 'day-2' }),
      quotes: [sampleQuote('AAA', { last: 9_000 })],
    });
    world.stream.tick();
    const [frame] = await reader.next(1);
    expect(frame).toMatchObject({ type: 'snapshot', epoch: 'epoch-3', n: 0 });
    expect(frame!.trades).toBeUndefined();
    expect(frame!.quotes![0]!.last).toBe(9_000);
  });
});

describe('where a stream cannot pass', () => {
  it('the same snapshots are there as JSON', async () => {
    const answer = await fetch(`${world.address}/live/snapshot?topics=symbol:AAA,clock`);
    const { frames } = (await answer.json()) as { frames: LiveFrame[] };
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(frames.map(({ type, topic }) => `${type} ${topic}`)).toEqual([
      'snapshot symbol:AAA',
      'snapshot clock',
      'heartbeat *',
    ]);
  });
});

describe('the end', () => {
  it('tells readers when to come back, spread out', async () => {
    const reader = await world.follow('/live?topics=clock');
    await reader.next(1);
    const end = once(reader.answer, 'end');
    world.stream.closeAll(2_000);
    await end;
    const wait = Number(/retry: (\d+)\n\n$/.exec(reader.text())?.[1]);
    expect(wait).toBeGreaterThanOrEqual(2_000);
    expect(wait).toBeLessThanOrEqual(4_000);
  });

  it('counts what it did', async () => {
    const reader = await world.follow('/live?topics=clock');
    await reader.initialEvents();
    expect(world.stream.counters()).toMatchObject({ clients: 1, opened: 1, frames: 2, dropped: 0, refused: 0 });
    reader.answer.destroy();
    while (world.stream.counters().clients > 0) await new Promise(setImmediate);
  });
});
