import type { ExchangeConfig } from '#exchange.config.ts';
import type { LiveState } from '#live/state.ts';
import type { MarketUpdate } from '#live/update.ts';
import type { Store } from '#store/store.ts';
import type { RejectedRow } from '#upstream/batch.ts';
import type { Clock } from '#upstream/transport/clock.ts';
import type { Upstream } from '#upstream/upstream.ts';
import type { IngestLog } from './log.ts';

/** Dependencies of a job. */
export interface JobContext {
  upstream: Upstream;
  store: Store;
  /** The last values, for what the market already reports about a security. */
  live: Pick<LiveState, 'clock' | 'now' | 'quotes' | 'indices'>;
  /** Sends what moved to every node; does not wait for the others. */
  publish(update: MarketUpdate): void;
  clock: Clock;
  exchange: ExchangeConfig;
  log: IngestLog;
  /** Stores implausible records; the same record is stored once. */
  reject(job: string, rejected: readonly RejectedRow[]): Promise<void>;
  /** Waits; gives up when the signal aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

/**
 * One kind of data on its own schedule. `run` reads and stores it once, and throws an error with a sentence when it
 * could not: previously stored data is unchanged. 'incomplete': it was read, but data that it is joined with was
 * missing. 'waiting': none of its inputs has been read yet. 'absent': no service has its inputs.
 */
export interface IngestJob<Name extends string = string> {
  name: Name;
  /** The job's name for people, as the beginning of a sentence. */
  title: string;
  everyMs: number;
  run(context: JobContext, signal: AbortSignal): Promise<void | 'incomplete' | 'waiting' | 'absent'>;
}

/** Declares a job; its name remains a literal type, so that pages can read the age of a job's data by it. */
export function defineJob<const Name extends string>(job: IngestJob<Name>): IngestJob<Name> {
  return job;
}
