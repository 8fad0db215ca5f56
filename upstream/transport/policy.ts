import type { HostName } from '../hosts.ts';

/** How one service is treated. */
export interface Policy {
  /** Longest time of one attempt, body included. */
  timeoutMs: number;
  /** Longest body. */
  maxBytes: number;
  attempts: number;
  /** Wait before the second attempt; doubles with each further one, half of it by chance. */
  backoffMs: number;
  maxBackoffMs: number;
  /** Requests a second in the long run, and how many may go at once after a rest. */
  requestsPerSecond: number;
  burst: number;
  /** A request that would have to wait longer for its turn is given up. */
  maxQueueMs: number;
  /** Failures in a row after which the service is left alone, and for how long at first. */
  breakerFailures: number;
  breakerOpenMs: number;
  breakerMaxOpenMs: number;
}

const MEBIBYTE = 1024 * 1024;

/**
 * The largest known answers hold some 500 KiB. Reading JSON keeps the process from everything else: 4 MiB take some 40 ms,
 * which is what a page may wait for a service that has lost its mind.
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
 * The disclosure feed answers empty from about 2 requests a second on and recovers after some 15 s
 * (docs/contracts.md, Facts of all calls): a margin below that rate, and longer waits.
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

/** A reader waits for a file: one that does not begin within ten seconds, twice, is said to be unavailable. */
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
