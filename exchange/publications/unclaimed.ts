import { addDays } from '#domain/calendar.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { corporateYear, type Dividend } from '../issuers/corporate-year.ts';
import type { Issuer } from '../issuers/issuer.ts';
import { wholeOf } from '../issuers/seeded.ts';

const FIRST_YEAR = 2010;
const MILLION = 1_000_000;
const DAYS_A_YEAR = 365;
/** Unclaimed part of a declared distribution, in ten-thousandths: in the first year, and after many years. */
const UNCLAIMED_FIRST = 260;
const UNCLAIMED_LAST = 35;
/** Average unclaimed amount per holder, AED. */
const EACH_LEAST = 90;
const EACH_MOST = 320;

export interface Unclaimed {
  dividend: Dividend;
  declared: Thousandths;
  unclaimed: Thousandths;
  holders: number;
  asOf: PlainDate;
}

/** Distributions paid before the last quarter end, oldest first; the unclaimed part shrinks with time. */
export function unclaimedDividends(issuer: Issuer, today: PlainDate): Unclaimed[] {
  const asOf = lastQuarterEnd(today);
  const years = Array.from({ length: Number(today.slice(0, 4)) - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
  return years
    .flatMap((year) => corporateYear(issuer, year).dividends)
    .filter(({ paymentDate }) => paymentDate < asOf)
    .map((dividend) => unclaimedOf(issuer, dividend, asOf));
}

function unclaimedOf(issuer: Issuer, dividend: Dividend, asOf: PlainDate): Unclaimed {
  const declared = dividend.amount * issuer.facts.units * MILLION;
  const name = `unclaimed/${issuer.symbol}/${dividend.fiscalYear}/${dividend.kind}`;
  const years = Math.floor((Date.parse(asOf) - Date.parse(dividend.paymentDate)) / (DAYS_A_YEAR * 86_400_000));
  const part = Math.max(UNCLAIMED_LAST, Math.round(UNCLAIMED_FIRST / (1 + years)) + wholeOf(name, -12, 12));
  // Rounded to whole fils, in thousandths.
  const unclaimed = Math.round(((declared / 10_000) * part) / 10) * 10;
  const each = wholeOf(`${name}/each`, EACH_LEAST, EACH_MOST);
  return { dividend, declared, unclaimed, holders: Math.max(1, Math.round(unclaimed / 1_000 / each)), asOf };
}

function lastQuarterEnd(today: PlainDate): PlainDate {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const first = `${year}-${String(Math.floor((month - 1) / 3) * 3 + 1).padStart(2, '0')}-01`;
  return addDays(first, -1);
}
