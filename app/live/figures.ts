import { marketNow } from '#domain/market-clock.ts';
import type { MarketClock } from '#domain/market-clock.ts';
import { keysOf, type RecordKey } from '#domain/market-records.ts';
import type { Depth, IndexPoint, Quote, Trade } from '#domain/quote.ts';
import { emptyLiveState, frameRecords, mergeFrame, quoteOf, topicRecords, topicsToRefresh } from '#domain/stream.ts';
import type { LiveFrame, Topic } from '#domain/stream.ts';
import type { Instant } from '#domain/time.ts';
import { createKeyedListeners } from './keyed.ts';

/** Keys for listeners: records by their key, every quote as `quotes *`, and the clock. */
export type FigureKey = RecordKey | 'clock';

/** The figures that the page shows. Objects are replaced, never changed: the same object means that nothing moved. */
interface Shown {
  quotes: Map<string, Quote>;
  depth: Map<string, Depth>;
  trades: Map<string, readonly Trade[]>;
  indices: Map<string, IndexPoint>;
}

/**
 * The live figures of one page, outside React. `take` merges arriving frames; `show` makes them visible and notifies
 * only listeners of changed figures. Between the two, the page does not change: this implements pausing.
 */
export interface Figures {
  /** Returns true when something was missed and a snapshot is needed. */
  take(frame: LiveFrame): boolean;
  /** Shows what was merged since the last call; returns the securities whose quote changed. */
  show(): string[];
  /** Drops everything but these topics. */
  keepOnly(topics: readonly Topic[]): void;
  /** Returns those of the topics that need a snapshot. */
  fresh(topics: readonly Topic[]): Topic[];
  position(): { epoch: string; tick: number } | null;
  quotes(): ReadonlyMap<string, Quote>;
  quote(symbol: string): Quote | undefined;
  depth(symbol: string): Depth | undefined;
  /** Newest first. */
  trades(symbol: string): readonly Trade[] | undefined;
  index(code: string): IndexPoint | undefined;
  /** The last clock received: its times are the server's, so use `marketNow` for the time. */
  clock(): MarketClock | undefined;
  /** The market's current time; undefined before a clock was received. */
  marketNow(): Instant | undefined;
  listen(key: FigureKey, listener: () => void): () => void;
}

/** @param now the browser's own clock */
export function createFigures(now: () => number): Figures {
  const received = emptyLiveState();
  const listeners = createKeyedListeners();
  const changed = new Set<FigureKey>();
  let shown: Shown = { quotes: new Map(), depth: new Map(), trades: new Map(), indices: new Map() };
  let clock: MarketClock | undefined;
  let observed: Pick<MarketClock, 'at' | 'observedAt'> = { at: 0, observedAt: 0 };
  let place: { epoch: string; tick: number } | null = null;

  /**
   * Every frame carries the market's time, which runs on from the browser's clock at arrival, however wrong that clock
   * is.
   */
  function setClock(frame: LiveFrame): void {
    observed = { at: frame.at, observedAt: now() };
    if (!frame.clock) return;
    clock = frame.clock;
    changed.add('clock');
  }

  function setPlace({ epoch, tick }: LiveFrame): void {
    place = { epoch, tick: place?.epoch === epoch ? Math.max(place.tick, tick) : tick };
  }

  /** Marks the figures that a frame may have changed. A snapshot of another epoch replaces everything. */
  function mark(frame: LiveFrame): void {
    const symbol = symbolOf(frame.topic);
    if (symbol && frame.type === 'snapshot') changed.add(`depth ${symbol}`).add(`trades ${symbol}`);
    keysOf(frameRecords(frame)).forEach((key) => changed.add(key));
  }

  function showOne(key: string): void {
    const [kind, name = ''] = key.split(' ') as [string, string?];
    if (kind === 'quotes') put(shown.quotes, name, quoteOf(received, name));
    if (kind === 'depth') put(shown.depth, name, received.topics.get(`symbol:${name}`)?.depth);
    if (kind === 'trades') put(shown.trades, name, received.topics.get(`symbol:${name}`)?.trades);
    if (kind === 'indices') put(shown.indices, name, received.topics.get('index')?.indices.get(name));
  }

  return {
    take(frame) {
      const { gap } = mergeFrame(received, frame);
      if (received.epoch !== frame.epoch) return gap;
      setPlace(frame);
      setClock(frame);
      mark(frame);
      return gap;
    },
    show() {
      const keys = [...changed];
      changed.clear();
      const symbols = keys.filter((key) => key.startsWith('quotes ')).map((key) => key.slice('quotes '.length));
      if (symbols.length > 0) shown = { ...shown, quotes: new Map(shown.quotes) };
      keys.forEach(showOne);
      keys.forEach(listeners.tell);
      if (symbols.length > 0) listeners.tell('quotes *');
      return symbols;
    },
    keepOnly(topics) {
      const gone = [...received.topics].filter(([name]) => !topics.includes(name));
      for (const [name, topic] of gone) {
        received.topics.delete(name);
        keysOf(topicRecords(topic)).forEach((key) => changed.add(key));
      }
    },
    fresh(topics) {
      const stale = new Set(topicsToRefresh(received));
      return topics.filter((topic) => stale.has(topic) || !received.topics.has(topic));
    },
    position: () => place,
    quotes: () => shown.quotes,
    quote: (symbol) => shown.quotes.get(symbol),
    depth: (symbol) => shown.depth.get(symbol),
    trades: (symbol) => shown.trades.get(symbol),
    index: (code) => shown.indices.get(code),
    clock: () => clock,
    marketNow: () => clock && marketNow({ ...clock, ...observed }, now()),
    listen: listeners.add,
  };
}

function symbolOf(topic: string): string | undefined {
  return topic.startsWith('symbol:') ? topic.slice('symbol:'.length) : undefined;
}

function put<T>(map: Map<string, T>, name: string, value: T | undefined): void {
  if (value === undefined) map.delete(name);
  else map.set(name, value);
}
