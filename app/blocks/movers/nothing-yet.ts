import { phaseAt } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';

/** The text for a board without prices: before the first trade of a session, or between two of them. */
export function nothingYet(now: Instant): string {
  return phaseAt(now) === 'closed' ? 'home.movers.emptyClosed' : 'home.movers.empty';
}
