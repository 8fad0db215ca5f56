import type { HostName } from '../hosts.ts';

/** Limits and retries for one service. */
export interface Policy {
  /** Longest duration of one attempt, body included. */
  timeoutMs: number;
  /** Largest body, in bytes. */
  maxBytes: number;
  attempts: number;
  /** Wait before the second attempt; doubles with each further one, half of it random. */
  backoffMs: number;
  maxBackoffMs: number;
  /** Sustained requests per second, and the largest burst. */
  requestsPerSecond: number;
  burst: number;
  /** A request that would have to wait longer for its turn fails. */
  maxQueueMs: number;
  /** Consecutive failures that open the breaker, and for how long at first. */
  breakerFailures: number;
  breakerOpenMs: number;
  breakerMaxOpenMs: number;
}

const MEBIBYTE = 1024 * 1024;

/**
 * The largest real answers have some 500 KiB. Parsing JSON blocks the process: 4 MiB take some 40 ms, the most that
 * pages may wait because of a broken service.
 */
const USUAL: Policy = {
  timeoutMs: 10_000,
  maxBytes: 4 * MEBIBYTE,
  attempts: 3,
  backoffMs: 300,
  maxBackoffMs: 5_000,
  requestsPerSecond: 20,
  burst: 40,
  maxQueueMs: 30_000,
  breakerFailures: 5,
  breakerOpenMs: 5_000,
  breakerMaxOpenMs: 120_000,
};

/**
 * The disclosure feed returns empty answers from about 2 requests a second on and recovers after some 15 s
 * (docs/contracts.md, Facts of all calls): a rate safely below that, and longer waits.
 */
const DISCLOSURES: Policy = {
  ...USUAL,
  timeoutMs: 15_000,
  attempts: 4,
  backoffMs: 3_000,
  maxBackoffMs: 16_000,
  requestsPerSecond: 1.6,
  burst: 2,
  maxQueueMs: 120_000,
  breakerOpenMs: 15_000,
};

/** A reader waits for a file: one that does not start within ten seconds, twice, is reported as unavailable. */
const FILES: Policy = { ...USUAL, attempts: 2, maxBytes: 50 * MEBIBYTE, requestsPerSecond: 10, burst: 20 };

export const POLICIES: Record<HostName, Policy> = {
  market: USUAL,
  widgets: { ...USUAL, timeoutMs: 15_000 },
  content: { ...USUAL, timeoutMs: 15_000 },
  disclosures: DISCLOSURES,
  documents: FILES,
  assets: FILES,
  dividends: USUAL,
  dapi: USUAL,
};
