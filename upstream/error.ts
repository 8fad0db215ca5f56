import type { CallFacts } from './call.ts';
import { HOST_VARIABLES } from './hosts.ts';
import type { HostName } from './hosts.ts';

/** Why a call failed. 'unknown-command' is the widgets gateway's empty answer; 'gap' and 'silent' are the stream's own. */
export type FailureReason =
  | 'refused'
  | 'timeout'
  | 'reset'
  | 'status'
  | 'empty'
  | 'unknown-command'
  | 'not-json'
  | 'html'
  | 'shape'
  | 'too-large'
  | 'breaker-open'
  | 'budget'
  | 'gap'
  | 'silent';

export interface Failure {
  call: CallFacts;
  reason: FailureReason;
  /** What happened, as the end of a sentence: 'answered 500'. */
  what: string;
  status?: number | undefined;
  /** The beginning of the answer, if there was one. */
  kept?: string | undefined;
  /** Number of attempts. */
  attempts?: number | undefined;
  /** How long the service asks clients to wait. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** A call without a usable answer. No part of the answer was used: the caller continues with the last good values. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  /** The call's name. */
  readonly call: string;
  readonly host: HostName;
  readonly reason: FailureReason;
  readonly status: number | undefined;
  readonly kept: string | undefined;
  readonly attempts: number;
  readonly retryAfterMs: number | undefined;

  constructor(failure: Failure) {
    super(sentence(failure), { cause: failure.cause });
    this.call = failure.call.name;
    this.host = failure.call.host;
    this.reason = failure.reason;
    this.status = failure.status;
    this.kept = failure.kept;
    this.attempts = failure.attempts ?? 1;
    this.retryAfterMs = failure.retryAfterMs;
  }
}

/** True when the service reports that it does not have the requested resource: use the fallback instead of retrying. */
export function isAbsent(error: unknown): error is UpstreamError {
  return error instanceof UpstreamError && (error.status === 404 || error.reason === 'unknown-command');
}

function sentence({ call, what, attempts = 1 }: Failure): string {
  const tries = attempts > 1 ? ` (${attempts} attempts)` : '';
  return `${call.title}: the service at ${HOST_VARIABLES[call.host].variable} ${what}${tries}. Nothing of it was used.`;
}
