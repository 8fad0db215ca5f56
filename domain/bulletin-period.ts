import { addDays, isTradingDay, nextTradingDay, weekday } from './calendar.ts';
import { periodOf } from './bar-periods.ts';
import { marketInstant } from './date.ts';
import { monthsFrom, parseMonth } from './month.ts';
import { dayNumber, isPlainDate, type Instant, type PlainDate, type WallTime } from './time.ts';

/** Kinds of bulletin by length of period, shortest first. */
export const BULLETIN_KINDS = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const;
export type BulletinKind = (typeof BULLETIN_KINDS)[number];

/** The period that a bulletin covers. */
export interface BulletinPeriod {
  kind: BulletinKind;
  /** The period in address notation: '2026-11-17', '2026-W47', '2026-10', '2026-Q3', '2025'. */
  period: string;
  /** First and last calendar day. */
  from: PlainDate;
  to: PlainDate;
}

/** When a daily or weekly bulletin is due; those of longer periods are due the next trading morning. */
export const DUE_AFTER_CLOSE: WallTime = '15:30';
const DUE_NEXT_MORNING: WallTime = '08:00';

const DAYS_A_WEEK = 7;
const MONTHS_A_QUARTER = 3;
const THURSDAY = 3;

/** The period of that kind around a day. */
export function periodAround(kind: BulletinKind, day: PlainDate): BulletinPeriod {
  if (kind === 'daily') return { kind, period: day, from: day, to: day };
  if (kind === 'weekly') return weekFrom(periodOf(day, 'week'));
  const year = day.slice(0, 4);
  if (kind === 'yearly') return { kind, period: year, from: `${year}-01-01`, to: `${year}-12-31` };
  if (kind === 'monthly') return { kind, period: day.slice(0, 7), ...monthsSpan(day.slice(0, 7), 1) };
  const quarter = Math.ceil(Number(day.slice(5, 7)) / MONTHS_A_QUARTER);
  const first = `${year}-${String((quarter - 1) * MONTHS_A_QUARTER + 1).padStart(2, '0')}`;
  return { kind, period: `${year}-Q${quarter}`, ...monthsSpan(first, MONTHS_A_QUARTER) };
}

/** Parses a period in address notation; null for anything else. */
export function parseBulletinPeriod(kind: BulletinKind, text: string): BulletinPeriod | null {
  const day = dayWithin(kind, text.toUpperCase());
  const found = day === null ? null : periodAround(kind, day);
  return found?.period === text.toUpperCase() ? found : null;
}

/** The period of any kind in address notation; the notation determines the kind. */
export function anyBulletinPeriod(text: string): BulletinPeriod | null {
  return BULLETIN_KINDS.map((kind) => parseBulletinPeriod(kind, text)).find((period) => period !== null) ?? null;
}

export function periodBefore({ kind, from }: BulletinPeriod): BulletinPeriod {
  return periodAround(kind, addDays(from, -1));
}

export function periodAfter({ kind, to }: BulletinPeriod): BulletinPeriod {
  return periodAround(kind, kind === 'daily' ? nextTradingDay(to) : addDays(to, 1));
}

/** The trading days of a period, in order. */
export function tradingDaysOf({ from, to }: Pick<BulletinPeriod, 'from' | 'to'>): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isTradingDay(day)) days.push(day);
  return days;
}

/** When the bulletin is due; null for a period without a trading day, which has no bulletin. */
export function dueAt(period: BulletinPeriod): Instant | null {
  const last = tradingDaysOf(period).at(-1);
  if (last === undefined) return null;
  if (period.kind === 'daily' || period.kind === 'weekly') return marketInstant(last, DUE_AFTER_CLOSE);
  return marketInstant(nextTradingDay(period.to), DUE_NEXT_MORNING);
}

/** The last `count` periods of a kind that are due by a moment and begin no earlier than a day, latest first. */
export function duePeriods(
  kind: BulletinKind,
  { now, today, count, earliest }: { now: Instant; today: PlainDate; count: number; earliest: PlainDate },
): BulletinPeriod[] {
  const due: BulletinPeriod[] = [];
  for (let one = periodAround(kind, today); due.length < count && one.from >= earliest; one = periodBefore(one)) {
    const at = dueAt(one);
    if (at !== null && at <= now) due.push(one);
  }
  return due;
}

function weekFrom(monday: PlainDate): BulletinPeriod {
  // The week belongs to the year of its Thursday (ISO 8601).
  const thursday = addDays(monday, THURSDAY);
  const year = thursday.slice(0, 4);
  const week = Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / DAYS_A_WEEK) + 1;
  const period = `${year}-W${String(week).padStart(2, '0')}`;
  return { kind: 'weekly', period, from: monday, to: addDays(monday, DAYS_A_WEEK - 1) };
}

function monthsSpan(first: string, months: number): Pick<BulletinPeriod, 'from' | 'to'> {
  const from = `${first}-01`;
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5))];
  return { from, to: addDays(new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10), -1) };
}

/** A day of the period that the text denotes; null when it denotes none. */
function dayWithin(kind: BulletinKind, text: string): PlainDate | null {
  if (kind === 'daily') return isPlainDate(text) && isTradingDay(text) ? text : null;
  if (kind === 'monthly') return parseMonth(text) && `${text}-01`;
  const year = /^(?:19|20|21)\d\d/.exec(text)?.[0];
  if (year === undefined) return null;
  if (kind === 'yearly') return text === year ? `${year}-01-01` : null;
  if (kind === 'weekly') {
    const week = Number(/^-W(\d\d)$/.exec(text.slice(4))?.[1] ?? 0);
    if (week === 0) return null;
    const fourth = `${year}-01-04`;
    return addDays(fourth, (week - 1) * DAYS_A_WEEK - ((weekday(fourth) + DAYS_A_WEEK - 1) % DAYS_A_WEEK));
  }
  const quarter = /^-Q([1-4])$/.exec(text.slice(4))?.[1];
  return quarter === undefined ? null : monthsFrom(`${year}-01`, (Number(quarter) - 1) * MONTHS_A_QUARTER) + '-01';
}
