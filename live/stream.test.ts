import { createServer, get } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LiveFrame } from '#domain/stream.ts';
import { sampleClock, sampleDepth, sampleIndex, sampleQuote, sampleTrade, SAMPLE_AT } from './sample.ts';
import { createLiveState } from './state.ts';
import type { LiveState } from './state.ts';
import { createLiveStream } from './stream.ts';
import type { LiveStream } from './stream.ts';

let wall = SAMPLE_AT;
let state: LiveState;
let stream: LiveStream;
let server: Server;
let address = '';
const open: IncomingMessage[] = [];

beforeEach(async () => {
  wall = SAMPLE_AT;
  let epochs = 0;
  state = createLiveState({ now: () => wall, steady: () => wall });
  stream = createLiveStream({
    state,
    unreadMaxBytes: 64 * 1024,
    readersMax: 3,
    newEpoch: () => `epoch-${(epochs += 1)}`,
  });
  const quotes = [sampleQuote('AAA'), sampleQuote('BBB'), sampleQuote('FUND', { board: '505' })];
  state.apply({ kind: 'snapshot', clock: sampleClock(), quotes, indices: [sampleIndex('GI', 5_000)], heardAt: wall });
  stream.tick();
  server = createServer(stream.handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  for (const answer of open.splice(0)) answer.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Reader {
  answer: IncomingMessage;
  /** Resolves with the next `count` events. */
  next(count: number): Promise<LiveFrame[]>;
  /** All events up to the first heartbeat, which ends the initial ones. */
  initialEvents(): Promise<LiveFrame[]>;
  ids: string[];
  text(): string;
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const [answer] = (await once(get(`${address}${path}`, { headers }), 'response')) as [IncomingMessage];
  open.push(answer);
  answer.on('error', () => undefined);
  return answer;
}

/** Reads events as a browser does. */
async function follow(path: string, headers: Record<string, string> = {}): Promise<Reader> {
  const answer = await ask(path, headers);
  const frames: LiveFrame[] = [];
  const ids: string[] = [];
  let [text, rest] = ['', ''];
  let wake = (): void => undefined;
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data) frames.push(JSON.parse(data) as LiveFrame);
      ids.push(...(/^id: (.*)$/m.exec(block)?.slice(1) ?? []));
    }
    wake();
  });
  return {
    answer,
    ids,
    text: () => text,
    async initialEvents() {
      const isEnd = ({ topic }: LiveFrame) => topic === '*';
      while (!frames.some(isEnd)) await new Promise<void>((resolve) => (wake = resolve));
      return frames.splice(0, frames.findIndex(isEnd) + 1).slice(0, -1);
    },
    async next(count) {
      while (frames.length < count) await new Promise<void>((resolve) => (wake = resolve));
      return frames.splice(0, count);
    },
  };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  return text;
}

function move(symbol: string, last: number): void {
  state.apply({ kind: 'delta', quotes: [sampleQuote(symbol, { last })] });
}

describe('the event stream', () => {
  it('begins with a snapshot of each topic', async () => {
    const reader = await follow('/live?topics=board:505,symbol:AAA,index,clock');
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
    const reader = await follow('/live?topics=clock', { 'accept-encoding': 'gzip, br' });
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
    const reader = await follow('/live?topics=board:510,symbol:BBB');
    await reader.initialEvents();
    move('AAA', 2_510);
    stream.tick();
    move('BBB', 2_700);
    stream.tick();
    const frames = await reader.next(3);
    expect(frames.map(({ topic, n, quotes }) => [topic, n, quotes])).toEqual([
      ['board:510', 1, [{ symbol: 'AAA', last: 2_510 }]],
      ['board:510', 2, [{ symbol: 'BBB', last: 2_700 }]],
      ['symbol:BBB', 1, [{ symbol: 'BBB', last: 2_700 }]],
    ]);
    expect(new Set(reader.ids)).toEqual(new Set(['epoch-2:1', 'epoch-2:2', 'epoch-2:3']));
  });

  it('conflates quotes and books within a tick, and drops no trade', async () => {
    const reader = await follow('/live?topics=symbol:AAA');
    await reader.initialEvents();
    for (let id = 1; id <= 300; id += 1) {
      state.apply({
        kind: 'delta',
        trades: [sampleTrade('AAA', id)],
        depth: [sampleDepth('AAA', id)],
        quotes: [sampleQuote('AAA', { trades: id })],
      });
    }
    stream.tick();
    const [frame] = await reader.next(1);
    expect(frame!.trades!.map(({ id }) => id)).toEqual([...Array(300).keys()].map((id) => id + 1));
    expect(frame!.quotes).toEqual([{ symbol: 'AAA', trades: 300 }]);
    expect(frame!.depth).toEqual(sampleDepth('AAA', 300));
  });

  it('gives a sign of life every second, with the age of the figures', async () => {
    const reader = await follow('/live?topics=clock');
    await reader.initialEvents();
    wall += 4_000;
    for (let i = 0; i < 10; i += 1) stream.tick();
    expect((await reader.next(1))[0]).toMatchObject({
      type: 'heartbeat',
      topic: '*',
      ageMs: 4_000,
      at: SAMPLE_AT + 4_000,
    });
  });

  it('says every ten seconds how many deltas each topic has had', async () => {
    const reader = await follow('/live?topics=board:510');
    await reader.initialEvents();
    move('AAA', 2_510);
    for (let i = 0; i < 99; i += 1) stream.tick();
    const frames = await reader.next(13);
    expect(frames.filter(({ topic }) => topic === 'board:510').at(-1)).toMatchObject({ type: 'heartbeat', n: 1 });
  });

  it('sends snapshots of a new epoch when a new day begins', async () => {
    const reader = await follow('/live?topics=symbol:AAA');
    await reader.initialEvents();
    state.apply({
      kind: 'snapshot',
      clock: sampleClock({ epoch: 'day-2' }),
      quotes: [sampleQuote('AAA', { last: 9_000 })],
    });
    stream.tick();
    const [frame] = await reader.next(1);
    expect(frame).toMatchObject({ type: 'snapshot', epoch: 'epoch-3', n: 0 });
    expect(frame!.trades).toBeUndefined();
    expect(frame!.quotes![0]!.last).toBe(9_000);
  });
});

describe('a reader who comes back', () => {
  async function away(): Promise<string> {
    const reader = await follow('/live?topics=board:510');
    await reader.initialEvents();
    move('AAA', 2_510);
    stream.tick();
    await reader.next(1);
    reader.answer.destroy();
    for (const last of [2_520, 2_530]) {
      move('AAA', last);
      stream.tick();
    }
    return reader.ids.at(-1)!;
  }

  it('gets what it missed, from Last-Event-ID on', async () => {
    const id = await away();
    const reader = await follow('/live?topics=board:510', { 'last-event-id': id });
    const frames = await reader.next(5);
    expect(frames.map(({ type, topic, n }) => [type, topic, n])).toEqual([
      ['delta', 'board:510', 1],
      ['delta', 'board:510', 2],
      ['delta', 'board:510', 3],
      ['heartbeat', 'board:510', 3],
      ['heartbeat', '*', 0],
    ]);
    expect(stream.counters().resumed).toBe(1);
  });

  it('may name its place in the address, and topics that it does not hold yet', async () => {
    const id = await away();
    const reader = await follow(`/live?topics=board:510,symbol:BBB&from=${id}&fresh=symbol:BBB`);
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
    const reader = await follow('/live?topics=board:510', { 'last-event-id': id });
    expect((await reader.next(1))[0]).toMatchObject({ type: 'snapshot', n: 3 });
  });

  it('gets a snapshot when it was away for longer than is remembered', async () => {
    const id = await away();
    for (let i = 0; i < 700; i += 1) {
      move('AAA', 3_000 + i);
      stream.tick();
    }
    const reader = await follow('/live?topics=board:510', { 'last-event-id': id });
    expect((await reader.next(1))[0]!.type).toBe('snapshot');
  });
});

describe('readers that do not read', () => {
  it('are closed when too much waits for them, and the others are not', async () => {
    const port = Number(new URL(address).port);
    const slow = connect(port, '127.0.0.1');
    slow.pause().on('error', () => undefined);
    slow.write('GET /live?topics=symbol:AAA HTTP/1.1\r\nHost: a\r\n\r\n');
    const quick = await follow('/live?topics=clock');
    await quick.initialEvents();
    while (stream.counters().clients < 2) await new Promise(setImmediate);
    for (let id = 0; stream.counters().dropped === 0; id += 1_000) {
      const trades = [...Array(1_000).keys()].map((i) => sampleTrade('AAA', id + i + 1));
      state.apply({ kind: 'delta', trades });
      stream.tick();
      await new Promise(setImmediate);
    }
    while (stream.counters().clients > 1) await new Promise(setImmediate);
    state.apply({ kind: 'delta', clock: sampleClock({ phase: 'pre-closing', status: 'preclose' }) });
    stream.tick();
    let [news] = await quick.next(1);
    while (news!.type === 'heartbeat') [news] = await quick.next(1);
    expect([news!.clock?.phase, stream.counters().dropped]).toEqual(['pre-closing', 1]);
    slow.destroy();
  });

  it('have time for the first events, however much they are', async () => {
    const quotes = [...Array(40_000).keys()].map((i) => sampleQuote(`S${i}`));
    state.apply({ kind: 'snapshot', clock: sampleClock(), quotes, indices: [], heardAt: wall });
    stream.tick();
    const slow = get(`${address}/live?topics=board:510`, (answer) => answer.pause());
    while (stream.counters().clients < 1) await new Promise(setImmediate);
    for (let last = 1_000; last < 1_005; last += 1) {
      state.apply({ kind: 'delta', quotes: [sampleQuote('S1', { last })] });
      stream.tick();
      await new Promise(setImmediate);
    }
    expect(stream.counters()).toMatchObject({ clients: 1, dropped: 0 });
    slow.destroy();
  });
});

describe('what cannot be asked for', () => {
  const many = [...Array(70).keys()].map((i) => `symbol:S${i}`).join();
  it.each([
    ['/live', 400, 'No topics were given.'],
    ['/live?topics=', 400, 'No topics were given.'],
    ['/live?topics=board:999', 400, "There is no topic 'board:999'."],
    ['/live?topics=clock,<script>', 400, "There is no topic '<script>'."],
    ['/live/other?topics=clock', 404, 'There is nothing at /live/other.'],
  ])('is refused in a sentence: %s', async (path, status, sentence) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(status);
    expect(await textOf(answer)).toContain(sentence);
  });

  it('is more topics than a connection may have', async () => {
    const answer = await ask(`/live?topics=${many}`);
    expect(answer.statusCode).toBe(400);
    expect(await textOf(answer)).toContain('70 topics were given, and a connection may have 64.');
  });

  it('is more readers than a node can take: they are asked to come back', async () => {
    for (let i = 0; i < 3; i += 1) await (await follow('/live?topics=clock')).initialEvents();
    const answer = await ask('/live?topics=clock');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('is more readers than a node can take though all ask in the same moment', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await ask('/live?topics=clock')).statusCode),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    while (open.length > 0) open.shift()!.destroy();
    while (stream.counters().clients > 0) await new Promise(setImmediate);
    await (await follow('/live?topics=clock')).initialEvents();
  });

  it('is a stream by POST', async () => {
    const answer = await fetch(`${address}/live?topics=clock`, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });
});

describe('where a stream cannot pass', () => {
  it('the same snapshots are there as JSON', async () => {
    const answer = await fetch(`${address}/live/snapshot?topics=symbol:AAA,clock`);
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
    const reader = await follow('/live?topics=clock');
    await reader.next(1);
    const end = once(reader.answer, 'end');
    stream.closeAll(2_000);
    await end;
    const wait = Number(/retry: (\d+)\n\n$/.exec(reader.text())?.[1]);
    expect(wait).toBeGreaterThanOrEqual(2_000);
    expect(wait).toBeLessThanOrEqual(4_000);
  });

  it('counts what it did', async () => {
    const reader = await follow('/live?topics=clock');
    await reader.initialEvents();
    expect(stream.counters()).toMatchObject({ clients: 1, opened: 1, frames: 2, dropped: 0, refused: 0 });
    reader.answer.destroy();
    while (stream.counters().clients > 0) await new Promise(setImmediate);
  });
});
