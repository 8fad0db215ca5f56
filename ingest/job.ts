import type { ExchangeConfig } from '#exchange.config.ts';
import type { LiveState } from '#live/state.ts';
import type { MarketUpdate } from '#live/update.ts';
import type { Store } from '#store/store.ts';
import type { RejectedRow } from '#upstream/batch.ts';
import type { Clock } from '#upstream/transport/clock.ts';
import type { Upstream } from '#upstream/upstream.ts';
import type { IngestLog } from './log.ts';

/** What a job works with. */
export interface JobContext {
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
  reject(job: string, rejected: readonly RejectedRow[]): Promise<void>;
  /** Waits, and gives up with the signal. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

/**
 * One kind of data on its own schedule. `run` reads and stores it once, and throws a sentence when it could not:
 * what was stored before stays. 'incomplete': it was read, and something that it is joined with was not there yet.
 * 'waiting': nothing that it is made of has been read yet. 'absent': no service has what it is made of.
 */
export interface IngestJob<Name extends string = string> {
  name: Name;
  /** What a person calls it, at the beginning of a sentence. */
  title: string;
  everyMs: number;
  run(context: JobContext, signal: AbortSignal): Promise<void | 'incomplete' | 'waiting' | 'absent'>;
}

/** Declares a job; its name stays known to the compiler, so that pages can ask for the age of a job's data by it. */
export function defineJob<const Name extends string>(job: IngestJob<Name>): IngestJob<Name> {
  return job;
}
