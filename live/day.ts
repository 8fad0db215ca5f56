import type { MarketClock } from '#domain/market-clock.ts';
import type { MarketRecords } from '#domain/market-records.ts';
import type { Depth, IndexPoint, Quote } from '#domain/quote.ts';
import { diffQuotes, type QuotePatch } from '#domain/quote-patch.ts';
import { sameDepth, sameIndex } from './changes.ts';
import { createMinutes, minuteOf } from './minutes.ts';
import type { Minutes } from './minutes.ts';
import { createLatestTrades } from './latest-trades.ts';
import type { LatestTrades } from './latest-trades.ts';
import type { MarketUpdate } from './update.ts';

/** Latest trades of each security in memory. */
const TRADES_MAX = 500;
/** Trades of each security in a snapshot for another node. */
const SNAPSHOT_TRADES = 50;
/** A quote older than this is removed when a new day starts. */
const ABSENT_MAX_MS = 7 * 86_400_000;

/** The market's day as shown. */
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
    latestTrades: createLatestTrades(TRADES_MAX),
    indexMinutes: createMinutes(),
    closes: createMinutes(),
  };
}

/**
 * Clears what belongs to one day. Quotes and levels stay until the new day has its own: a blank page would help nobody.
 */
export function startDay(day: Day, clock: MarketClock): void {
  day.depth.clear();
  day.latestTrades.clear();
  day.indexMinutes.clear();
  day.closes.clear();
  for (const quote of day.quotes.values()) {
    if (quote.at < clock.at - ABSENT_MAX_MS) day.quotes.delete(quote.symbol);
  }
  // A replayed day starts before the levels of its last run, which would count as newer: they are deleted.
  for (const point of day.indices.values()) {
    if (point.at > clock.at) day.indices.delete(point.index);
  }
}

/** True when an update moves a known security to another board. */
export function movesBoard(day: Day, { quotes = [] }: MarketUpdate): boolean {
  return quotes.some(({ symbol, board }) => (day.quotes.get(symbol)?.board ?? board) !== board);
}

/** Enters an update into the day and returns the changes that a reader would see. */
export function enter(day: Day, update: MarketUpdate): MarketRecords<QuotePatch> {
  const seed = update.kind === 'seed';
  const { quotes = [], depth = [], trades = [], indices = [], closes = [] } = update;
  for (const [symbol, minutes] of closes) {
    for (const { at, value } of minutes) day.closes.fill(symbol, at, value);
  }
  const changes = {
    quotes: enterQuotes(day, quotes, seed),
    depth: depth.filter((each) => enterDepth(day, each)),
    trades: seed ? [] : day.latestTrades.add(trades),
    indices: enterIndices(day, indices, seed),
    // Pages read deals from the store.
    deals: [],
  };
  if (seed) day.latestTrades.fill(trades);
  for (const trade of seed ? trades : changes.trades)
    day.closes[seed ? 'fill' : 'set'](trade.symbol, trade.at, trade.price);
  return changes;
}

function enterQuotes(day: Day, quotes: readonly Quote[], seed: boolean): QuotePatch[] {
  return quotes.flatMap((quote) => {
    const before = day.quotes.get(quote.symbol);
    const patch = seed && before ? null : diffQuotes(before, quote);
    if (!patch) return [];
    day.quotes.set(quote.symbol, quote);
    markClose(day, quote, seed);
    return [patch];
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

function enterIndices(day: Day, points: readonly IndexPoint[], seed: boolean): IndexPoint[] {
  const moved = new Map<string, IndexPoint>();
  for (const point of points) {
    day.indexMinutes[seed ? 'fill' : 'set'](point.index, point.at, { ...point, at: minuteOf(point.at) });
    const before = day.indices.get(point.index);
    if (sameIndex(before, point) || (before && point.at < before.at)) continue;
    day.indices.set(point.index, point);
    moved.set(point.index, point);
  }
  return [...moved.values()];
}

/** Everything shown, for another node. */
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
