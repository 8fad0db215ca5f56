import type { MarketClock } from '#domain/market-clock.ts';
import type { Depth, IndexPoint, Quote, Trade } from '#domain/quote.ts';
import type { QuotePatch } from '#domain/stream.ts';

/** A security's new state, and the fields in which it differs from the one before. */
export interface QuoteChange {
  quote: Quote;
  patch: QuotePatch;
}

/** What one tick of the state brought: everything since the tick before, conflated, but each single trade. */
export interface Changes {
  /** True when all from before is void: a new day, or the first snapshot after a start. */
  reset: boolean;
  quotes: QuoteChange[];
  depth: Depth[];
  trades: Trade[];
  indices: IndexPoint[];
  /** Only when status, phase, speed or origin changed; the passing of time is none. */
  clock: MarketClock | undefined;
}

export function sameDepth(a: Depth | undefined, b: Depth): boolean {
  return a !== undefined && sameSide(a.bids, b.bids) && sameSide(a.offers, b.offers);
}

function sameSide(a: Depth['bids'], b: Depth['bids']): boolean {
  return a.length === b.length && a.every((level, i) => sameLevel(level, b[i]!));
}

function sameLevel(a: Depth['bids'][number], b: Depth['bids'][number]): boolean {
  return a.price === b.price && a.quantity === b.quantity && a.orders === b.orders;
}

export function sameIndex(a: IndexPoint | undefined, b: IndexPoint): boolean {
  return a !== undefined && a.at === b.at && a.value === b.value && a.volume === b.volume;
}

/** Whether a reader of the clock would see a difference. */
export function sameState(a: MarketClock, b: MarketClock): boolean {
  return (
    a.epoch === b.epoch &&
    a.phase === b.phase &&
    a.status === b.status &&
    a.speed === b.speed &&
    a.simulated === b.simulated
  );
}

export function noChanges(): Changes {
  return { reset: false, quotes: [], depth: [], trades: [], indices: [], clock: undefined };
}

export function isEmpty(changes: Changes): boolean {
  const { quotes, depth, trades, indices } = changes;
  return !changes.reset && !changes.clock && quotes.length + depth.length + trades.length + indices.length === 0;
}

export function withChanges(all: Changes, more: Changes): Changes {
  return {
    reset: all.reset || more.reset,
    quotes: [...all.quotes, ...more.quotes],
    depth: [...all.depth, ...more.depth],
    trades: [...all.trades, ...more.trades],
    indices: [...all.indices, ...more.indices],
    clock: more.clock ?? all.clock,
  };
}
