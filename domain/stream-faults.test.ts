import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untradedQuote, type IndexPoint, type Quote, type Trade } from './quote.ts';
import { diffQuotes, type QuotePatch } from './quote-patch.ts';
import { emptyLiveState, mergeFrame } from './stream.ts';
import type { LiveFrame, LiveState, Topic, TopicState } from './stream.ts';

const SYMBOLS = ['AAA', 'BBB', 'CCC'];
const TOPICS: Topic[] = ['board:510', 'symbol:AAA', 'symbol:BBB', 'index'];
const SNAPSHOT_TRADES = 50;
/** A delayed frame is overtaken by at most this many later ones. */
const LATE_MAX_FRAMES = 12;

type Action = { kind: 'trade'; symbol: number; price: number } | { kind: 'index' | 'restart' | 'heartbeat' };
type Delivery = 'arrives' | 'lost' | 'twice' | 'late';

/** The content of a topic at one n, in a comparable form. */
interface Content {
  values: string;
  trades: number;
}

/** A small market that sends frames and records the content that each of them represents. */
class Market {
  epoch = 'e0';
  tick = 0;
  readonly quotes = new Map<string, Quote>();
  readonly trades = new Map<string, Trade[]>();
  index: IndexPoint = { index: 'GI', at: 0, value: 1_000, change: 0, changePercent: 0, volume: 0 };
  readonly counts = new Map<Topic, number>();
  readonly history = new Map<string, Content>();
  private restarts = 0;

  constructor() {
    this.restart();
  }

  restart(): LiveFrame[] {
    this.restarts += 1;
    this.epoch = `e${this.restarts}`;
    this.tick = 0;
    for (const symbol of SYMBOLS) {
      this.quotes.set(symbol, { ...untradedQuote(symbol, 0), last: this.restarts });
      this.trades.set(symbol, []);
    }
    for (const topic of TOPICS) {
      this.counts.set(topic, 0);
      this.remember(topic);
    }
    return TOPICS.map((topic) => this.snapshot(topic));
  }

  act(action: Action): LiveFrame[] {
    if (action.kind === 'restart') return this.restart();
    if (action.kind === 'heartbeat') return this.heartbeats();
    this.tick += 1;
    if (action.kind === 'trade') return this.trade(SYMBOLS[action.symbol]!, action.price);
    this.index = { ...this.index, at: this.tick, value: this.index.value + 1 };
    return [this.delta('index', { indices: [this.index] })];
  }

  heartbeats(): LiveFrame[] {
    return TOPICS.map((topic) => this.frame('heartbeat', topic));
  }

  snapshot(topic: Topic): LiveFrame {
    const [kind, symbol = ''] = topic.split(':');
    if (kind === 'index') return { ...this.frame('snapshot', topic), indices: [this.index] };
    const quotes = kind === 'board' ? [...this.quotes.values()] : [this.quotes.get(symbol)!];
    const trades = kind === 'board' ? [] : this.trades.get(symbol)!.slice(-SNAPSHOT_TRADES);
    return { ...this.frame('snapshot', topic), quotes, trades };
  }

  private trade(symbol: string, price: number): LiveFrame[] {
    const before = this.quotes.get(symbol)!;
    const after = { ...before, last: price, trades: before.trades + 1, at: this.tick };
    const quotes: QuotePatch[] = [diffQuotes(before, after)!];
    const trades: Trade[] = [{ id: after.trades, symbol, at: this.tick, price, quantity: 1, side: 'buy' }];
    this.quotes.set(symbol, after);
    this.trades.get(symbol)!.push(...trades);
    const own: Topic = `symbol:${symbol}`;
    const followed = TOPICS.includes(own) ? [this.delta(own, { quotes, trades })] : [];
    return [this.delta('board:510', { quotes }), ...followed];
  }

  private delta(topic: Topic, records: Partial<LiveFrame>): LiveFrame {
    this.counts.set(topic, this.counts.get(topic)! + 1);
    this.remember(topic);
    return { ...this.frame('delta', topic), ...records };
  }

  private frame(type: LiveFrame['type'], topic: Topic): LiveFrame {
    return { type, epoch: this.epoch, tick: this.tick, topic, n: this.counts.get(topic)!, at: this.tick };
  }

  private remember(topic: Topic): void {
    const { quotes, indices, trades } = this.snapshot(topic);
    const count = trades ? (this.trades.get(topic.slice('symbol:'.length))?.length ?? 0) : 0;
    this.history.set(key(this.epoch, topic, this.counts.get(topic)!), { values: text(quotes, indices), trades: count });
  }
}

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
    const held = market.history.get(key(state.epoch!, name, topic.n));
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
  return text([...quotes.values()], [...indices.values()]);
}

function text(quotes: LiveFrame['quotes'] = [], indices: LiveFrame['indices'] = []): string {
  const rows = quotes.map(({ symbol, last, trades, at }) => `${symbol} ${last} ${trades} ${at}`).sort();
  return `${rows.join()} | ${indices.map(({ index, value, at }) => `${index} ${value} ${at}`).join()}`;
}

function key(epoch: string, topic: Topic, n: number): string {
  return `${epoch} ${topic} ${n}`;
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
