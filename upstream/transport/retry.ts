import type { UpstreamError } from '../error.ts';
import type { Clock } from './clock.ts';
import type { Policy } from './policy.ts';

const MOMENTARY_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * True for errors that a retry may overcome. The same errors count in the service's breaker: an answer that is only
 * unexpected (404, a new shape) shows that the service works.
 */
export function isMomentary(error: UpstreamError): boolean {
  switch (error.reason) {
    case 'refused':
    case 'timeout':
    case 'reset':
    case 'empty':
    case 'not-json':
    case 'html':
      return true;
    case 'status':
      return error.status !== undefined && MOMENTARY_STATUSES.has(error.status);
    default:
      return false;
  }
}

/**
 * Wait after attempt number `attempt`: doubles each time, half of it random so that many clients do not retry
 * simultaneously.
 */
export function backoffMs(rule: Pick<Policy, 'backoffMs' | 'maxBackoffMs'>, attempt: number, clock: Clock): number {
  const full = Math.min(rule.maxBackoffMs, rule.backoffMs * 2 ** (attempt - 1));
  return Math.round(full / 2 + (full / 2) * clock.random());
}
