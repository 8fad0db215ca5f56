import type { MarginWeek } from './margin-week.ts';

/** A week's report of one kind of margin lending, for tests. */
export function sampleMarginWeek(given: Partial<MarginWeek> = {}): MarginWeek {
  return {
    week: '2026-11-13',
    publishedAt: 0,
    revision: 1,
    kind: 'margin',
    members: 2,
    reporting: 2,
    accounts: 5,
    outstanding: 1_000,
    collateral: 3_000,
    purchases: 100,
    sales: 1,
    calls: 0,
    soldOut: 0,
    securities: [],
    ...given,
  };
}
