import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentText, historyKey, Market, SNAPSHOT_TRADES, TOPICS, type Action } from './sample-market.ts';
import { emptyLiveState, mergeFrame } from './stream.ts';
import type { LiveFrame, LiveState, Topic, TopicState } from './stream.ts';

/** A delayed frame is overtaken by at most this many later ones. */
const LATE_MAX_FRAMES = 12;

type Delivery = 'arrives' | 'lost' | 'twice' | 'late';

/** A client behind a bad line, which requests snapshots (over the same line) when it sees a gap. */
class Reader {
  readonly state: LiveState = emptyLiveState();
  gaps = 0;

  receive(frame: LiveFrame): boolean {
    const { gap } = mergeFrame(this.state, frame);
    if (gap) this.gaps += 1;
    return gap;
  }
}

function run(steps: Iterable<{ action: Action; deliveries: Delivery[]; delay: number }>): number {
  const market = new Market();
  const reader = new Reader();
  const line: { frame: LiveFrame; wait: number }[] = [];
  const send = (frames: LiveFrame[], deliveries: Delivery[], delay: number): void =>
    frames.forEach((frame, i) => {
      const delivery = deliveries[i % deliveries.length]!;
      if (delivery === 'lost') return;
      line.push({ frame, wait: delivery === 'late' ? delay : 0 });
      if (delivery === 'twice') line.push({ frame, wait: delay });
    });
  for (const { action, deliveries, delay } of steps) {
    send(market.act(action), deliveries, delay);
    for (const frame of due(line)) {
      if (reader.receive(frame))
        send(
          TOPICS.map((topic) => market.snapshot(topic)),
          deliveries.toReversed(),
          delay,
        );
      expectOneOfItsStates(reader.state, market);
    }
  }
  while (line.length > 0) for (const frame of due(line)) reader.receive(frame);
  expectGapsSeen(reader, market);
  for (const topic of TOPICS) reader.receive(market.snapshot(topic));
  expectCurrent(reader.state, market);
  return reader.gaps;
}

/** The frames whose delay has passed, in order of sending. */
function due(line: { frame: LiveFrame; wait: number }[]): LiveFrame[] {
  const arrived = line.filter(({ wait }) => wait <= 0).map(({ frame }) => frame);
  const left = line.filter(({ wait }) => wait > 0).map(({ frame, wait }) => ({ frame, wait: wait - 1 }));
  line.splice(0, line.length, ...left);
  return arrived;
}

/** Never silently different: the content of a followed topic equals exactly the server's at that n. */
function expectOneOfItsStates(state: LiveState, market: Market): void {
  for (const [name, topic] of state.topics) {
    if (!topic.whole) continue;
    const held = market.history.get(historyKey(state.epoch!, name, topic.n));
    if (held?.values !== contentOf(topic)) expect(contentOf(topic)).toBe(held?.values);
    expectTrades(topic, held!.trades);
  }
}

function expectTrades({ trades }: TopicState, count: number): void {
  const complete =
    trades.every((trade, i) => trade.id === count - i) && trades.length >= Math.min(count, SNAPSHOT_TRADES);
  if (!complete) expect(trades.map((trade) => trade.id)).toBe(`${count} and all before it, newest first`);
}

/** When the line is quiet again, one heartbeat of each topic is enough to detect what is missing. */
function expectGapsSeen(reader: Reader, market: Market): void {
  for (const beat of market.heartbeats()) {
    const topic = reader.state.topics.get(beat.topic as Topic);
    const current = reader.state.epoch === market.epoch && topic?.whole === true && topic.n === beat.n;
    const gap = reader.receive(beat);
    if (!current) expect(gap || topic?.whole === false).toBe(true);
  }
}

function expectCurrent(state: LiveState, market: Market): void {
  expect(state.epoch).toBe(market.epoch);
  for (const topic of TOPICS) {
    expect(state.topics.get(topic)?.n).toBe(market.counts.get(topic));
    expect(state.topics.get(topic)?.whole).toBe(true);
  }
  expectOneOfItsStates(state, market);
}

function contentOf({ quotes, indices }: TopicState): string {
  return contentText([...quotes.values()], [...indices.values()]);
}

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('trade' as const),
      symbol: fc.nat({ max: 2 }),
      price: fc.nat({ max: 99 }),
    }),
  },
  { weight: 4, arbitrary: fc.constant<Action>({ kind: 'index' }) },
  { weight: 2, arbitrary: fc.constant<Action>({ kind: 'heartbeat' }) },
  { weight: 1, arbitrary: fc.constant<Action>({ kind: 'restart' }) },
);
const anyDelivery: fc.Arbitrary<Delivery> = fc.constantFrom(
  'arrives',
  'arrives',
  'arrives',
  'arrives',
  'lost',
  'twice',
  'late',
);
const step = fc.record({
  action,
  deliveries: fc.array(anyDelivery, { minLength: 1, maxLength: 4 }),
  delay: fc.integer({ min: 1, max: LATE_MAX_FRAMES }),
});

/** A long day: many steps from one seed, too many for fast-check to generate one by one. */
function* longDay(seed: number, length: number): Generator<{ action: Action; deliveries: Delivery[]; delay: number }> {
  const random = generator(seed);
  const all: Delivery[] = ['lost', 'twice', 'late'];
  const oneDelivery = (): Delivery => (random() < 0.9 ? 'arrives' : all[Math.floor(random() * 3)]!);
  for (let i = 0; i < length; i += 1) {
    const dice = random();
    const trade: Action = { kind: 'trade', symbol: Math.floor(random() * 3), price: Math.floor(random() * 1_000) };
    const action: Action = dice < 0.7 ? trade : { kind: dice < 0.9 ? 'index' : dice < 0.998 ? 'heartbeat' : 'restart' };
    yield {
      action,
      deliveries: [oneDelivery(), oneDelivery(), oneDelivery()],
      delay: 1 + Math.floor(random() * LATE_MAX_FRAMES),
    };
  }
}

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('a reader on a line that loses, repeats, delays and is cut', () => {
  it('is never silently different from the server', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
        run(steps);
      }),
      { numRuns: 200 },
    );
  });

  it('is never so in a long day either, and there are gaps to see', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(run(longDay(seed, 10_000))).toBeGreaterThan(100);
      }),
      { numRuns: 4 },
    );
  });
});
