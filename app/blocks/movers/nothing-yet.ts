import { phaseAt, type Phase } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';

const TEXTS: Partial<Record<Phase, string>> = {
  closed: 'home.movers.emptyClosed',
  'pre-opening': 'home.movers.empty',
};

/**
 * The text for a market without prices: between two sessions, before the first trade of one, or when none was made in
 * it.
 */
export function nothingYet(now: Instant): string {
  return TEXTS[phaseAt(now)] ?? 'home.movers.none.active';
}
