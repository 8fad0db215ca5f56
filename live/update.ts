import type { MarketClock } from '#domain/market-clock.ts';
import type { Depth, IndexPoint, Quote, Trade } from '#domain/quote.ts';
import type { Instant } from '#domain/time.ts';

/**
 * What moved. The leader's ingest makes it, the bus carries it, every node's state applies it.
 * Records are whole, so that applying one twice changes nothing.
 */
export interface MarketUpdate {
  /** 'snapshot' stands for everything that moves; 'delta' holds what changed; 'seed' fills in only what is not known yet. */
  kind: 'snapshot' | 'delta' | 'seed';
  clock?: MarketClock | undefined;
  quotes?: Quote[] | undefined;
  depth?: Depth[] | undefined;
  /** Oldest first within a symbol. */
  trades?: Trade[] | undefined;
  /** Index levels; several of one index are minutes of the day, oldest first. */
  indices?: IndexPoint[] | undefined;
  /** Last price of each minute of the day, by symbol. */
  closes?: [symbol: string, minutes: { at: Instant; value: number }[]][] | undefined;
  /** Our own time when the upstream was heard; of what was stored, when it was heard last. */
  heardAt?: Instant | undefined;
  /** How often the source is heard in normal running: 1,000 for the stream, the polling interval otherwise. */
  everyMs?: number | undefined;
  /** What was changed in the store, by the tags of pages that show it (server/cache/tags.ts). */
  written?: string[] | undefined;
}
