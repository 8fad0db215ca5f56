import { CALLS } from './call-names.ts';
import type { CallName } from './call-names.ts';
import { HOST_VARIABLES } from './hosts.ts';
import type { HostName } from './hosts.ts';

/** Why a call failed. 'gap' and 'silent' are the stream's own. */
export type FailureReason =
  | 'refused'
  | 'timeout'
  | 'reset'
  | 'status'
  | 'empty'
  | 'not-json'
  | 'html'
  | 'shape'
  | 'too-large'
  | 'breaker-open'
  | 'budget'
  | 'gap'
  | 'silent';

export interface Failure {
  call: CallName;
  host: HostName;
  reason: FailureReason;
  /** What happened, as the end of a sentence: 'answered 500'. */
  what: string;
  status?: number | undefined;
  /** The beginning of the answer, where there was one. */
  kept?: string | undefined;
  /** How often it was tried. */
  attempts?: number | undefined;
  /** How long the service asks to be left alone. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** A call that gave nothing to believe. Nothing of its answer was used: whoever asked keeps the last good values. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly call: CallName;
  readonly host: HostName;
  readonly reason: FailureReason;
  readonly status: number | undefined;
  readonly kept: string | undefined;
  readonly attempts: number;
  readonly retryAfterMs: number | undefined;

  constructor(failure: Failure) {
    super(sentence(failure), { cause: failure.cause });
    this.call = failure.call;
    this.host = failure.host;
    this.reason = failure.reason;
    this.status = failure.status;
    this.kept = failure.kept;
    this.attempts = failure.attempts ?? 1;
    this.retryAfterMs = failure.retryAfterMs;
  }
}

/** True when the service says that it does not have what was asked for: time for the fallback, not for another try. */
export function isAbsent(error: unknown): error is UpstreamError {
  return error instanceof UpstreamError && error.status === 404;
}

function sentence({ call, host, what, attempts = 1 }: Failure): string {
  const tries = attempts > 1 ? ` (${attempts} attempts)` : '';
  return `${CALLS[call].title}: the service at ${HOST_VARIABLES[host].variable} ${what}${tries}. Nothing of it was used.`;
}
