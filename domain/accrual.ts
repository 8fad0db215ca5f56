import { addDays } from './calendar.ts';
import type { DebtTerms } from './instrument-terms.ts';
import { divideRounded, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/**
 * How days of a period and of a year are counted: months of 30 days in years of 360, or calendar days in years of 365.
 */
export type DayCount = '30/360' | 'actual/365';

const MONTHS_A_YEAR = 12;
const DAY_MS = 86_400_000;

/** Bonds use the rule of the American market, sukuk the calendar, because no issue here says otherwise. */
export const DAY_COUNTS: Record<DebtTerms['kind'], DayCount> = { bond: '30/360', sukuk: 'actual/365' };

interface Parts {
  year: number;
  month: number;
  day: number;
}

function partsOf(date: PlainDate): Parts {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Days from a day to a later one in months of 30 days: 31 counts as 30 (bond basis, ISDA 2006, section 4.16 f). */
function days360(from: Parts, to: Parts): number {
  const first = Math.min(from.day, 30);
  const last = first === 30 ? Math.min(to.day, 30) : to.day;
  return (to.year - from.year) * 360 + (to.month - from.month) * 30 + (last - first);
}

/** Days of interest from a day to a later one, and the days of the year that they are a part of. */
export function accruedDays(from: PlainDate, to: PlainDate, by: DayCount): { days: number; year: number } {
  if (by === '30/360') return { days: days360(partsOf(from), partsOf(to)), year: 360 };
  return { days: Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS), year: 365 };
}

/** The day a number of months before another; the last day of the month when the month has no such day. */
function monthsBefore(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = partsOf(date);
  const index = year * MONTHS_A_YEAR + (month - 1) - months;
  const first = `${Math.floor(index / MONTHS_A_YEAR)}-${String((index % MONTHS_A_YEAR) + 1).padStart(2, '0')}-01`;
  const last = new Date(Date.UTC(Math.floor(index / MONTHS_A_YEAR), (index % MONTHS_A_YEAR) + 1, 0)).getUTCDate();
  return addDays(first, Math.min(day, last) - 1);
}

/** The terms of an issue that determine its payment days. */
export type Schedule = Pick<DebtTerms, 'issuedOn' | 'maturesOn' | 'paymentsAYear'>;

/**
 * Days on which an issue pays, oldest first: from maturity back in equal steps of months, after the day of issue. A
 * month without the day pays on its last. Empty when the terms lack a date or the frequency, or do not divide a year
 * into whole months.
 */
export function paymentDates({ issuedOn, maturesOn, paymentsAYear }: Schedule): PlainDate[] {
  if (!issuedOn || !maturesOn || !paymentsAYear || MONTHS_A_YEAR % paymentsAYear !== 0) return [];
  const step = MONTHS_A_YEAR / paymentsAYear;
  const dates: PlainDate[] = [];
  for (let back = 0, date = maturesOn; date > issuedOn; back += step, date = monthsBefore(maturesOn, back)) {
    if (dates.at(-1) !== date) dates.push(date);
  }
  return dates.reverse();
}

/** Interest or profit accrued on an issue by a day. */
export interface Accrual {
  by: DayCount;
  /** The last payment day, or the day of issue, from which interest accrues. */
  since: PlainDate;
  on: PlainDate;
  /** The payment day on which the accrued amount will be paid. */
  nextPayment: PlainDate;
  days: number;
  yearDays: number;
  /** Per 100 of par value, like prices. */
  perHundred: Thousandths;
}

/**
 * Interest or profit accrued from the last payment to a day, usually the settlement day of a trade: 100 × rate × days ÷
 * days of the year. Null before the issue, from maturity on, and when the terms are incomplete.
 */
export function accrual(terms: Schedule & Pick<DebtTerms, 'kind' | 'rate'>, on: PlainDate): Accrual | null {
  const { issuedOn, rate, kind } = terms;
  const payments = paymentDates(terms);
  const next = payments.findIndex((date) => date > on);
  if (!issuedOn || rate === null || next < 0 || on < issuedOn) return null;
  const since = payments[next - 1] ?? issuedOn;
  const by = DAY_COUNTS[kind];
  const { days, year } = accruedDays(since, on, by);
  // A rate in per cent a year is what 100 of par value earn in a year.
  return {
    by,
    since,
    on,
    nextPayment: payments[next]!,
    days,
    yearDays: year,
    perHundred: divideRounded(rate * days, year),
  };
}

/** What a buyer pays for 100 of par value: the net price, which is the quoted one, plus accrued interest. */
export function fullPrice(net: Thousandths | null, accrued: Pick<Accrual, 'perHundred'> | null): Thousandths | null {
  return net === null || accrued === null ? null : net + accrued.perHundred;
}
