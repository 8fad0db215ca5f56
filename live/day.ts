import type { MarketClock } from '#domain/market-clock.ts';
import type { Depth, IndexPoint, Quote } from '#domain/quote.ts';
import { diffQuotes } from '#domain/stream.ts';
import { sameDepth, sameIndex } from './changes.ts';
import type { Changes } from './changes.ts';
import { createMinutes, minuteOf } from './minutes.ts';
import type { Minutes } from './minutes.ts';
import { createLatestTrades } from './latest-trades.ts';
import type { LatestTrades } from './latest-trades.ts';
import type { MarketUpdate } from './update.ts';

/** Trades held of each security. */
const TAPE_TRADES = 500;
/** Trades of each security in a snapshot for another node. */
const SNAPSHOT_TRADES = 50;
/** A security that a new day's snapshot leaves out for so long is let go. */
const ABSENT_MAX_MS = 7 * 86_400_000;

/** The market's day as it is shown. */
export interface Day {
  clock: MarketClock;
  quotes: Map<string, Quote>;
  depth: Map<string, Depth>;
  indices: Map<string, IndexPoint>;
  latestTrades: LatestTrades;
  indexMinutes: Minutes<IndexPoint>;
  /** Last price of each minute, by symbol. */
  closes: Minutes<number>;
}

export function emptyDay(clock: MarketClock): Day {
  return {
    clock,
    quotes: new Map(),
    depth: new Map(),
    indices: new Map(),
    latestTrades: createLatestTrades(TAPE_TRADES),
    indexMinutes: createMinutes(),
    closes: createMinutes(),
  };
}

/** Voids what belongs to one day. Quotes and levels stay until the new day brings its own: a blank page helps nobody. */
export function startDay(day: Day, clock: MarketClock): void {
  day.depth.clear();
  day.latestTrades.clear();
  day.indexMinutes.clear();
  day.closes.clear();
  for (const quote of day.quotes.values()) {
    if (quote.at < clock.at - ABSENT_MAX_MS) day.quotes.delete(quote.symbol);
  }
  // A day that is replayed starts before the levels that its last run ended with: they would stand as newer ones.
  for (const point of day.indices.values()) {
    if (point.at > clock.at) day.indices.delete(point.index);
  }
}

/** Puts an update into the day and answers what a reader would see change. */
export function enter(day: Day, update: MarketUpdate): Changes {
  const seed = update.kind === 'seed';
  for (const [symbol, minutes] of update.closes ?? []) {
    for (const { at, value } of minutes) day.closes.fill(symbol, at, value);
  }
  const changes: Changes = {
    reset: false,
    quotes: enterQuotes(day, update.quotes ?? [], seed),
    depth: (update.depth ?? []).filter((depth) => enterDepth(day, depth)),
    trades: seed ? [] : day.latestTrades.add(update.trades ?? []),
    indices: enterIndices(day, update.indices ?? [], seed),
    clock: undefined,
  };
  if (seed) day.latestTrades.fill(update.trades ?? []);
  const traded = seed ? (update.trades ?? []) : changes.trades;
  for (const trade of traded) day.closes[seed ? 'fill' : 'set'](trade.symbol, trade.at, trade.price);
  return changes;
}

function enterQuotes(day: Day, quotes: Quote[], seed: boolean): Changes['quotes'] {
  return quotes.flatMap((quote) => {
    const held = day.quotes.get(quote.symbol);
    const patch = seed && held ? null : diffQuotes(held, quote);
    if (!patch) return [];
    day.quotes.set(quote.symbol, quote);
    markClose(day, quote, seed);
    return [{ quote, patch }];
  });
}

function markClose(day: Day, { symbol, last, lastAt, volume }: Quote, seed: boolean): void {
  if (last === null || lastAt === null || volume === 0) return;
  day.closes[seed ? 'fill' : 'set'](symbol, lastAt, last);
}

function enterDepth(day: Day, depth: Depth): boolean {
  const same = sameDepth(day.depth.get(depth.symbol), depth);
  if (!same) day.depth.set(depth.symbol, depth);
  return !same;
}

function enterIndices(day: Day, points: IndexPoint[], seed: boolean): IndexPoint[] {
  const moved = new Map<string, IndexPoint>();
  for (const point of points) {
    day.indexMinutes[seed ? 'fill' : 'set'](point.index, point.at, { ...point, at: minuteOf(point.at) });
    const held = day.indices.get(point.index);
    if (sameIndex(held, point) || (held && point.at < held.at)) continue;
    day.indices.set(point.index, point);
    moved.set(point.index, point);
  }
  return [...moved.values()];
}

/** Everything shown, as another node needs it. */
export function wholeDay(day: Day) {
  const quotes = [...day.quotes.values()];
  const minutes = day.indexMinutes.entries().flatMap(([, values]) => values.map(({ value }) => value));
  return {
    quotes,
    depth: [...day.depth.values()],
    trades: quotes.flatMap(({ symbol }) => day.latestTrades.list(symbol, SNAPSHOT_TRADES).reverse()),
    indices: [...minutes, ...day.indices.values()],
    closes: day.closes.entries(),
  };
}
