import type { ContractSpec } from './contract-spec.ts';
import type { Thousandths } from './thousandths.ts';
import { tickFor } from './tick.ts';
import { dayNumber, type PlainDate } from './time.ts';

/** A dividend that goes ex within the life of a contract. */
export interface DividendAhead {
  amount: Thousandths;
  /** Calendar days to the ex-date. */
  days: number;
}

const PER_CENT = 100_000;
const DAYS_A_YEAR = 365;

/**
 * Theoretical value of a future: the underlying with interest to the last day, less the dividends before it with
 * interest. The rate is thousandths of a per cent a year; the result is rounded to the tick.
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

/** Fair value of a future on an index, with its usual dividends in the rate of carry. */
export function indexFairValue(
  level: Thousandths,
  carry: Thousandths,
  today: PlainDate,
  expiresOn: PlainDate,
  tick: Thousandths,
): Thousandths {
  return fairValue(level, carry, dayNumber(expiresOn) - dayNumber(today), tick);
}

/** Thousandths of a per cent a year. */
export interface FutureRates {
  /** Interest less the usual dividends, for the index. */
  carry: Thousandths;
  /** Interest alone, for a share, whose dividends are subtracted one by one. */
  interest: Thousandths;
}

/** The close of a contract's underlying, and a share's confirmed dividends. */
export interface FutureSpot {
  date: PlainDate;
  underlying: Thousandths;
  dividends: readonly { exDate: PlainDate; amount: Thousandths }[];
}

/** Fair value of a contract by the close of a day; null for oil, because no source gives its cost of storage. */
export function contractFairValue(
  { kind, tick }: Pick<ContractSpec, 'kind' | 'tick'>,
  expiresOn: PlainDate,
  { date, underlying, dividends }: FutureSpot,
  { carry, interest }: FutureRates,
): Thousandths | null {
  if (kind === 'oil' || date > expiresOn) return null;
  const step = tick ?? tickFor(underlying, date);
  if (kind === 'index') return indexFairValue(underlying, carry, date, expiresOn, step);
  const ahead = dividends
    .filter(({ exDate }) => exDate > date && exDate <= expiresOn)
    .map(({ exDate, amount }) => ({ amount, days: dayNumber(exDate) - dayNumber(date) }));
  return fairValue(underlying, interest, dayNumber(expiresOn) - dayNumber(date), step, ahead);
}
