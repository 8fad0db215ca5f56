import type { Thousandths } from './thousandths.ts';
import { dayNumber, type PlainDate } from './time.ts';

/** A dividend that goes ex within the life of a contract. */
export interface DividendAhead {
  amount: Thousandths;
  /** Calendar days until its ex-date. */
  days: number;
}

const PER_CENT = 100_000;
const DAYS_A_YEAR = 365;

/**
 * What a future is worth in theory: the underlying with the interest to the last day, less the dividends before it with
 * theirs. The rate is thousandths of a per cent a year; the result is rounded to the tick.
 */
export function fairValue(
  spot: Thousandths,
  rate: Thousandths,
  days: number,
  tick: Thousandths,
  dividends: readonly DividendAhead[] = [],
): Thousandths {
  const grown = (amount: number, over: number) => amount * Math.exp(((rate / PER_CENT) * over) / DAYS_A_YEAR);
  const paid = dividends
    .filter((dividend) => dividend.days <= days)
    .reduce((sum, dividend) => sum + grown(dividend.amount, days - dividend.days), 0);
  return Math.round((grown(spot, days) - paid) / tick) * tick;
}

/** Of a future on an index, whose usual dividends are in the rate of carry. */
export function indexFairValue(
  level: Thousandths,
  carry: Thousandths,
  today: PlainDate,
  expiresOn: PlainDate,
  tick: Thousandths,
): Thousandths {
  return fairValue(level, carry, dayNumber(expiresOn) - dayNumber(today), tick);
}
