import type { MarketClock } from './market-clock.ts';
import type { SomeRecords } from './market-records.ts';
import type { Depth, IndexPoint, Quote, Trade } from './quote.ts';
import { patchQuote } from './quote-patch.ts';
import type { QuotePatch } from './quote-patch.ts';
import type { Topic } from './stream-topic.ts';
import type { Instant } from './time.ts';

export { eventId, parseEventId, topicsOf, TOPICS_MAX } from './stream-topic.ts';
export type { Topic } from './stream-topic.ts';

/**
 * One message of the site's own stream. `(epoch, topic)` identifies one sequence: its deltas have n = 1, 2, 3 … without
 * a gap; a snapshot or heartbeat has the n of the last delta that it covers. A restarted count needs a new epoch.
 */
export interface LiveFrame {
  type: 'snapshot' | 'delta' | 'heartbeat';
  epoch: string;
  /** The server's tick: comparable across topics of one epoch. */
  tick: number;
  /** '*' only on a heartbeat for the whole connection, which confirms the epoch and no topic. */
  topic: Topic | '*';
  n: number;
  /** The market's time. */
  at: Instant;
  /** Whole quotes in a snapshot and for a security's first appearance. */
  quotes?: QuotePatch[];
  depth?: Depth;
  /** Any order; each once is enough, twice does no harm. */
  trades?: Trade[];
  indices?: IndexPoint[];
  clock?: MarketClock;
  /** On a heartbeat: our own milliseconds since the source of the figures was last received. */
  ageMs?: number;
}

/** The records of a frame; its depth is that of the topic's security. */
export function frameRecords({ quotes, depth, trades, indices }: LiveFrame): SomeRecords<QuotePatch> {
  return { quotes, depth: depth && [depth], trades, indices };
}

/** Maximum number of trades stored for a followed security. */
export const TRADES_MAX = 200;

/** A client's records of one topic. Records are replaced, never changed: the same object means nothing changed. */
export interface TopicState {
  /** The n of the last frame applied. */
  n: number;
  tick: number;
  /** False from a gap until the next snapshot: the values are the last good ones, and deltas are not applied. */
  whole: boolean;
  quotes: Map<string, Quote>;
  depth: Depth | undefined;
  /** Newest first. */
  trades: Trade[];
  indices: Map<string, IndexPoint>;
  clock: MarketClock | undefined;
}

/**
 * A client's records. Topics overlap (a board and one of its securities) and are at different ticks, so each has its
 * own records.
 */
export interface LiveState {
  epoch: string | null;
  topics: Map<Topic, TopicState>;
}

export interface Merged {
  /** The state that was passed in, changed in place. */
  state: LiveState;
  /** True when the frame shows that something was missed: get a new snapshot of every topic in `topicsToRefresh`. */
  gap: boolean;
}

export function emptyLiveState(): LiveState {
  return { epoch: null, topics: new Map() };
}

/**
 * Applies one frame to a client's state, in place. A repeated or late frame changes nothing; a missed one, an unknown
 * topic or another epoch is a gap, and the affected topics wait for a snapshot. A snapshot of another epoch voids all
 * earlier data.
 */
export function mergeFrame(state: LiveState, frame: LiveFrame): Merged {
  if (frame.type === 'snapshot' && frame.topic !== '*') return { state, gap: takeSnapshot(state, frame, frame.topic) };
  if (state.epoch !== frame.epoch) return { state, gap: markAllIncomplete(state) };
  if (frame.topic === '*') return { state, gap: false };
  const topic = state.topics.get(frame.topic);
  if (!topic) return { state, gap: true };
  const gap = frame.type === 'delta' ? takeDelta(topic, frame) : isBehind(topic, frame.n);
  if (gap) topic.whole = false;
  return { state, gap };
}

/** Topics that had a snapshot and now need a new one. A requested topic that never had one is not included. */
export function topicsToRefresh(state: LiveState): Topic[] {
  return [...state.topics].filter(([, topic]) => !topic.whole).map(([name]) => name);
}

/** All records of a topic. */
export function topicRecords({ quotes, depth, trades, indices }: TopicState): SomeRecords {
  return { quotes: [...quotes.values()], depth: depth && [depth], trades, indices: [...indices.values()] };
}

/** The newest quote of a security among the topics that have it. */
export function quoteOf(state: LiveState, symbol: string): Quote | undefined {
  let newest: TopicState | undefined;
  for (const topic of state.topics.values()) {
    if (topic.quotes.has(symbol) && (!newest || topic.tick > newest.tick)) newest = topic;
  }
  return newest?.quotes.get(symbol);
}

function takeSnapshot(state: LiveState, frame: LiveFrame, name: Topic): boolean {
  if (state.epoch !== frame.epoch) {
    voidAll(state);
    state.epoch = frame.epoch;
  }
  const before = state.topics.get(name);
  if (before && frame.n < before.n) return false;
  const topic = emptyTopic(frame);
  const complete = takeRecords(topic, frame);
  topic.whole = complete;
  state.topics.set(name, topic);
  return !complete;
}

function takeDelta(topic: TopicState, frame: LiveFrame): boolean {
  if (frame.n <= topic.n) return false;
  if (!topic.whole || frame.n !== topic.n + 1) return true;
  topic.n = frame.n;
  topic.tick = frame.tick;
  return !takeRecords(topic, frame);
}

/** True when a heartbeat covers more than was received. */
function isBehind(topic: TopicState, n: number): boolean {
  return n > topic.n;
}

/** Applies a frame's records. False when a patch is for a security without a quote: an earlier frame was missed. */
function takeRecords(topic: TopicState, frame: LiveFrame): boolean {
  if (frame.depth) topic.depth = frame.depth;
  if (frame.clock) topic.clock = frame.clock;
  for (const point of frame.indices ?? []) topic.indices.set(point.index, point);
  if (frame.trades) topic.trades = withTrades(topic.trades, frame.trades);
  return (frame.quotes ?? []).map((patch) => takePatch(topic, patch)).every(Boolean);
}

function takePatch(topic: TopicState, patch: QuotePatch): boolean {
  const quote = patchQuote(topic.quotes.get(patch.symbol), patch);
  if (quote) topic.quotes.set(patch.symbol, quote);
  return quote !== null;
}

function withTrades(earlier: readonly Trade[], more: readonly Trade[]): Trade[] {
  const byId = new Map([...earlier, ...more].map((trade) => [trade.id, trade]));
  return [...byId.values()].sort((a, b) => b.id - a.id).slice(0, TRADES_MAX);
}

function markAllIncomplete(state: LiveState): boolean {
  for (const topic of state.topics.values()) topic.whole = false;
  return true;
}

/** Another epoch restarts the count: the last values stay readable, and any snapshot replaces them. */
function voidAll(state: LiveState): void {
  for (const topic of state.topics.values()) Object.assign(topic, { whole: false, n: -1, tick: -1 });
}

function emptyTopic({ n, tick }: LiveFrame): TopicState {
  return {
    n,
    tick,
    whole: true,
    quotes: new Map(),
    depth: undefined,
    trades: [],
    indices: new Map(),
    clock: undefined,
  };
}
