import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyLiveState, mergeFrame, topicsToRefresh } from '#domain/stream.ts';
import type { LiveFrame, Topic } from '#domain/stream.ts';
import { initialEvents } from './initial-events.ts';
import { createReplayBuffer } from './replay-buffer.ts';
import { sampleClock, sampleDepth, sampleIndex, sampleQuote, sampleTrade, SAMPLE_AT } from './sample.ts';
import { createLiveState } from './state.ts';

/** FUZZ_RUNS=2500 runs a million events. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 100);
const TOPICS: Topic[] = ['board:510', 'board:505', 'symbol:AAA', 'index', 'clock'];
const SYMBOLS = ['AAA', 'BBB', 'CCC'];

type Event =
  | { kind: 'quote'; symbol: number; last: number; board: '510' | '505' }
  | { kind: 'trade' | 'depth' | 'index'; symbol: number; last: number }
  | { kind: 'tick' | 'new-day' | 'restart' | 'reconnect' | 'heartbeat' }
  | { kind: 'link'; does: 'lose' | 'repeat' | 'swap' };

const symbol = fc.nat({ max: SYMBOLS.length - 1 });
const last = fc.integer({ min: 1, max: 20 });
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('quote' as const), symbol, last, board: fc.constantFrom('510', '505') }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('trade', 'depth', 'index'), symbol, last }) },
  { weight: 10, arbitrary: fc.constant({ kind: 'tick' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('link' as const), does: fc.constantFrom('lose', 'repeat', 'swap') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('new-day', 'restart', 'reconnect', 'heartbeat') }) },
);

/** The server's side, and a reader behind a connection that loses, repeats and reorders frames. */
function play(events: readonly Event[]) {
  let epochs = 0;
  let days = 1;
  let trades = 0;
  const state = createLiveState({ now: () => SAMPLE_AT, steady: () => SAMPLE_AT });
  let replayBuffer = createReplayBuffer(state, () => `epoch-${(epochs += 1)}`);
  const held = emptyLiveState();
  let onTheWay: LiveFrame[] = [];
  let line: 'good' | 'lose' | 'repeat' | 'swap' = 'good';

  const frameOf = (bytes: Buffer) => JSON.parse(/^data: (.*)$/m.exec(bytes.toString())![1]!) as LiveFrame;
  const clock = () => sampleClock({ epoch: `day-${days}` });
  const position = () => ({
    epoch: held.epoch ?? '',
    tick: Math.max(0, ...[...held.topics.values()].map(({ tick }) => tick)),
  });

  function connect(from: { epoch: string; tick: number } | null): void {
    const fresh = new Set([...topicsToRefresh(held), ...TOPICS.filter((topic) => !held.topics.has(topic))]);
    onTheWay = initialEvents(replayBuffer, { topics: TOPICS, from, fresh }).list.map(frameOf);
  }

  /** Delivers the frames under way. A reader that sees a gap reconnects for snapshots. */
  function receive(): void {
    const frames = distorted(onTheWay, line);
    [onTheWay, line] = [[], 'good'];
    const gaps = frames.map((frame) => mergeFrame(held, frame).gap);
    if (!gaps.includes(true)) return;
    connect(null);
    for (const frame of onTheWay.splice(0)) mergeFrame(held, frame);
  }

  function tick(): void {
    const entry = replayBuffer.advance();
    if (!entry) return;
    const bytes = TOPICS.flatMap((topic) => (entry.reset ? replayBuffer.snapshot(topic) : (entry.delta(topic) ?? [])));
    onTheWay.push(...bytes.map(frameOf));
  }

  const act = (event: Event): void => {
    if (event.kind === 'quote') {
      const { last, board } = event;
      state.apply({ kind: 'delta', quotes: [sampleQuote(SYMBOLS[event.symbol]!, { last, board })] });
    }
    if (event.kind === 'trade') state.apply({ kind: 'delta', trades: [sampleTrade('AAA', (trades += 1))] });
    if (event.kind === 'depth') state.apply({ kind: 'delta', depth: [sampleDepth('AAA', event.last)] });
    if (event.kind === 'index') state.apply({ kind: 'delta', indices: [sampleIndex('GI', event.last)] });
    if (event.kind === 'tick') tick();
    if (event.kind === 'heartbeat') onTheWay.push(replayBuffer.heartbeat());
    if (event.kind === 'new-day') {
      days += 1;
      state.apply({ kind: 'snapshot', clock: clock(), quotes: [] });
    }
    if (event.kind === 'restart') {
      replayBuffer = createReplayBuffer(state, () => `epoch-${(epochs += 1)}`);
      connect(position());
    }
    if (event.kind === 'reconnect') connect(position());
    if (event.kind === 'link') line = event.does;
    if (event.kind === 'tick' || event.kind === 'heartbeat') receive();
  };

  state.apply({ kind: 'snapshot', clock: clock(), quotes: SYMBOLS.map((name) => sampleQuote(name)) });
  tick();
  connect(null);
  for (const each of events) act(each);
  tick();
  receive();
  connect(position());
  receive();
  return { state, held };
}

function distorted(frames: LiveFrame[], line: 'good' | 'lose' | 'repeat' | 'swap'): LiveFrame[] {
  if (line === 'lose') return frames.slice(1);
  if (line === 'repeat') return [...frames, ...frames];
  return line === 'swap' ? frames.toReversed() : frames;
}

describe('a reader on a bad line', () => {
  it('holds what the server shows, once the line is good again', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 50, maxLength: 400, size: 'max' }), (events) => {
        const { state, held } = play(events);
        const topic = (name: Topic) => held.topics.get(name)!;
        const bySymbol = <T extends { symbol: string }>(list: Iterable<T>) =>
          [...list].sort((a, b) => a.symbol.localeCompare(b.symbol));
        for (const board of ['510', '505']) {
          const shown = state.quotes().filter((quote) => quote.board === board);
          const ours = [...topic(`board:${board}` as Topic).quotes.values()].filter((quote) => quote.board === board);
          expect(bySymbol(ours)).toEqual(bySymbol(shown));
        }
        expect(topic('symbol:AAA').quotes.get('AAA')).toEqual(state.quote('AAA'));
        expect(topic('symbol:AAA').depth).toEqual(state.depth('AAA'));
        expect(topic('symbol:AAA').trades.slice(0, 50)).toEqual(state.trades('AAA', 50));
        expect([...topic('index').indices.values()]).toEqual(state.indices());
        expect(topic('clock').clock).toEqual(state.clock());
      }),
      { numRuns: RUNS },
    );
  });
});
