import type { RejectedRow } from './batch.ts';
import type { UpstreamError } from './error.ts';
import type { MarketClock } from '#domain/market-clock.ts';
import type { MarketRecords } from '#domain/market-records.ts';
import type { Instant } from '#domain/time.ts';

/** The changed records. In a snapshot everything, in an update only what changed; rows are complete in both. */
export interface MarketChange extends MarketRecords {
  epoch: string;
  /** Rises by one within an epoch; otherwise `market.stream` ends with the reason 'gap'. */
  seq: number;
  /** The market's time. */
  at: Instant;
  clock: MarketClock | null;
  rejected: RejectedRow[];
}

/** One event of the exchange's own stream. */
export type MarketEvent =
  (MarketChange & { kind: 'snapshot' | 'update' }) | { kind: 'heartbeat'; epoch: string; seq: number; at: Instant };

/** Yielded by `followMarket`: the stream's events, and each loss with the wait before the next attempt. */
export type FollowedEvent = MarketEvent | { kind: 'lost'; error: UpstreamError; retryInMs: number };
