import type { MarketClock } from '#domain/market-clock.ts';
import type { SomeRecords } from '#domain/market-records.ts';
import type { Instant } from '#domain/time.ts';

/** Last price of each minute of a security's day, oldest first. */
export type MinuteCloses = [symbol: string, minutes: { at: Instant; value: number }[]];

/**
 * What moved. The leader's ingest makes it, the bus carries it, every node's state applies it.
 * Records are whole, so that applying one twice changes nothing.
 */
export interface MarketUpdate extends SomeRecords {
  /** 'snapshot' stands for everything that moves; 'delta' holds what changed; 'seed' fills in only what is not known yet. */
  kind: 'snapshot' | 'delta' | 'seed';
  clock?: MarketClock | undefined;
  closes?: MinuteCloses[] | undefined;
  /** Our own time when the upstream was heard; of what was stored, when it was heard last. */
  heardAt?: Instant | undefined;
  /** How often the source is heard in normal running: 1,000 for the stream, the polling interval otherwise. */
  everyMs?: number | undefined;
}

/** Records of the store changed: the pages that show them are made again. */
export interface CacheInvalidation {
  kind: 'invalidation';
  /** Of the pages' data (server/cache/tags.ts). */
  tags: string[];
}

/** What the bus carries. */
export type BusMessage = MarketUpdate | CacheInvalidation;
