import type { MarketClock } from '#domain/market-clock.ts';
import type { Depth, IndexPoint, Quote, Trade } from '#domain/quote.ts';
import type { MarketUpdate } from './update.ts';

/** What was applied since the last tick, conflated: the last state of each record, but each single trade and level. */
export interface Waiting {
  /** True when a new day began among it. */
  reset: boolean;
  clock: MarketClock | undefined;
  seeds: MarketUpdate[];
  quotes: Map<string, Quote>;
  depth: Map<string, Depth>;
  trades: Trade[];
  indices: IndexPoint[];
  closes: NonNullable<MarketUpdate['closes']>;
}

export function nothingWaiting(): Waiting {
  return {
    reset: false,
    clock: undefined,
    seeds: [],
    quotes: new Map(),
    depth: new Map(),
    trades: [],
    indices: [],
    closes: [],
  };
}

/** Adds an update. One that starts a new day voids what waited from the day before. */
export function collect(waiting: Waiting, update: MarketUpdate, epoch: string): void {
  if (update.clock && update.clock.epoch !== epoch) Object.assign(waiting, nothingWaiting(), { reset: true });
  waiting.clock = update.clock ?? waiting.clock;
  if (update.kind === 'seed') {
    waiting.seeds.push(update);
    return;
  }
  for (const quote of update.quotes ?? []) waiting.quotes.set(quote.symbol, quote);
  for (const depth of update.depth ?? []) waiting.depth.set(depth.symbol, depth);
  waiting.trades.push(...(update.trades ?? []));
  waiting.indices.push(...(update.indices ?? []));
  waiting.closes.push(...(update.closes ?? []));
}

/** What waits as one update, or undefined when nothing moved. */
export function moved(waiting: Waiting): MarketUpdate | undefined {
  const { quotes, depth, trades, indices, closes } = waiting;
  if (quotes.size + depth.size + trades.length + indices.length + closes.length === 0) return undefined;
  return { kind: 'delta', quotes: [...quotes.values()], depth: [...depth.values()], trades, indices, closes };
}
