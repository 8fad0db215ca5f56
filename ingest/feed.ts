import type { ExchangeConfig } from '#exchange.config.ts';
import type { LiveState } from '#live/state.ts';
import type { MarketUpdate } from '#live/update.ts';
import type { Store } from '#store/store.ts';
import type { Refusal } from '#upstream/batch.ts';
import type { Clock } from '#upstream/transport/clock.ts';
import type { Upstream } from '#upstream/upstream.ts';
import type { IngestLog } from './log.ts';

/** What a feed works with. */
export interface FeedContext {
  upstream: Upstream;
  store: Store;
  /** The last values, for what the market already says of a security. */
  live: Pick<LiveState, 'clock' | 'now' | 'quotes' | 'indices'>;
  /** Hands what moved to every node; does not wait for the others. */
  publish(update: MarketUpdate): void;
  clock: Clock;
  exchange: ExchangeConfig;
  log: IngestLog;
  /** Keeps what was not believed; the same record is kept once. */
  refuse(feed: string, refused: readonly Refusal[]): Promise<void>;
  /** Waits, and gives up with the signal. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

/**
 * One kind of data on its own schedule. `run` reads and stores it once, and throws a sentence when it could not:
 * what was stored before stays.
 */
export interface Feed {
  name: string;
  /** What a person calls it, at the beginning of a sentence. */
  title: string;
  everyMs: number;
  run(context: FeedContext, signal: AbortSignal): Promise<void>;
}
