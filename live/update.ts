import type { MarketClock } from '#domain/market-clock.ts';
import type { SomeRecords } from '#domain/market-records.ts';
import type { Instant } from '#domain/time.ts';

/** Last price of each minute of a security's day, oldest first. */
export type MinuteCloses = [symbol: string, minutes: { at: Instant; value: number }[]];

/**
 * Data that moved. The leader's ingest creates it, the bus carries it, every node's state applies it. Records are
 * whole, so that applying one twice changes nothing.
 */
export interface MarketUpdate extends SomeRecords {
  /** 'snapshot' replaces everything that moves; 'delta' has what changed; 'seed' fills in only what is missing. */
  kind: 'snapshot' | 'delta' | 'seed';
  clock?: MarketClock | undefined;
  closes?: MinuteCloses[] | undefined;
  /** Time by this node's clock when the upstream was heard; for stored data, when it was last heard. */
  heardAt?: Instant | undefined;
  /** Usual interval between messages of the source, ms: 1,000 for the stream, the polling interval otherwise. */
  everyMs?: number | undefined;
}

/** Records of the store changed: the pages that show them are rendered again. */
export interface CacheInvalidation {
  kind: 'invalidation';
  /** Tags of the pages' data (server/cache/tags.ts). */
  tags: string[];
}

/** A message on the bus. */
export type BusMessage = MarketUpdate | CacheInvalidation;
