import { marketDate } from '#domain/date.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { Issuer } from '../issuers/issuer.ts';
import { wholeOf } from '../issuers/seeded.ts';

export interface ShariaQuarter {
  year: number;
  quarter: number;
  /** Last day of the quarter. */
  end: PlainDate;
}

const FIRST_YEAR = 2022;
const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'] as const;
/** One share in this many fails a screen for a quarter. */
const MISSES_ONE_IN = 14;

/** Quarters that have ended, newest first. */
export function shariaQuarters(now: Instant): ShariaQuarter[] {
  const today = marketDate(now);
  const years = Array.from({ length: Number(today.slice(0, 4)) - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
  return years
    .flatMap((year) => QUARTER_ENDS.map((end, at) => ({ year, quarter: at + 1, end: `${year}-${end}` })))
    .filter(({ end }) => end < today)
    .reverse();
}

/** Shares on a quarter's list: members of the Sharia index except the few that failed a screen. */
export function shariaMembers(issuers: readonly Issuer[], { year, quarter, end }: ShariaQuarter): Issuer[] {
  return issuers.filter(
    ({ symbol, kind, facts }) =>
      kind === 'equity' &&
      facts.sharia === true &&
      facts.listed <= end &&
      wholeOf(`sharia/${symbol}/${year}/${quarter}`, 1, MISSES_ONE_IN) > 1,
  );
}
