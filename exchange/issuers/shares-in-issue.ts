import type { PlainDate } from '#domain/time.ts';
import { unitChanges, unitsAfter } from './capital-changes.ts';
import type { Issuer } from './issuer.ts';
import { listedIssuesBy } from './rights-issues.ts';

const MILLION = 1_000_000;

/** Shares in issue on a day: fewer before a split, more from the day on which new shares of a rights issue are listed. */
export function sharesInIssue(issuer: Issuer, day: PlainDate): number {
  const later = unitChanges(issuer.facts).filter(({ date }) => date > day);
  const added = listedIssuesBy(issuer, day).reduce((sum, { shares }) => sum + shares, 0);
  return Math.round((issuer.facts.units * MILLION + added) / unitsAfter(later));
}
