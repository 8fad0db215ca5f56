import type { FailureKind } from '#domain/feed-status.ts';
import { UpstreamError, type FailureReason } from '#upstream/error.ts';

/** An answer that was read but is implausible compared with the stored data. */
export class Implausible extends Error {}

const FAILURES: Record<FailureReason, FailureKind> = {
  refused: 'no-answer',
  timeout: 'no-answer',
  reset: 'no-answer',
  silent: 'no-answer',
  'breaker-open': 'no-answer',
  budget: 'no-answer',
  status: 'error',
  empty: 'unreadable',
  'unknown-command': 'error',
  'not-json': 'unreadable',
  html: 'unreadable',
  shape: 'unreadable',
  'too-large': 'unreadable',
  gap: 'unreadable',
};

/** The kind of failure of an error; an error of neither the service nor its answer is a fault of the site. */
export function failureOf(error: unknown): FailureKind {
  if (error instanceof UpstreamError) return FAILURES[error.reason];
  if (error instanceof Implausible) return 'implausible';
  return error instanceof Error && error.cause !== undefined ? failureOf(error.cause) : 'ours';
}
