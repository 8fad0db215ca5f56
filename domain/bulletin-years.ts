import type { Turned } from './bulletin.ts';
import type { BulletinPeriod } from './bulletin-period.ts';
import { changeOf, turnedOf } from './bulletin-security.ts';
import { addDays } from './calendar.ts';
import { monthOf, type Month } from './month.ts';
import type { DailyBar } from './quote.ts';
import { divideRounded, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** Turnover of the whole market on a day. */
export interface MarketDay extends Turned {
  date: PlainDate;
}

/** The market in a calendar month, or in its days up to the end of the period. */
export interface MonthLine extends Turned {
  month: Month;
  /** Trading days. */
  days: number;
  /** Average value per trading day. */
  dayValue: Thousandths | null;
  /** The general index at the end of the month. */
  close: Thousandths | null;
  changePercent: Thousandths | null;
  /** Market value at the end; only in a yearly bulletin. */
  marketValue: Thousandths | null;
}

/** The market in a calendar year. */
export interface YearLine extends Turned {
  year: number;
  /** The first day counted. */
  from: PlainDate;
  days: number;
  close: Thousandths | null;
  changePercent: Thousandths | null;
  /** At the end; null for years before the bulletin's own, because the shares in issue are not known. */
  marketValue: Thousandths | null;
}

/** The day of a year with the highest or lowest close of the general index, or the highest or lowest value traded. */
export interface ExtremeLine {
  measure: 'index' | 'value';
  end: 'highest' | 'lowest';
  day: PlainDate;
  /** The general index and the value traded on that day. */
  close: Thousandths | null;
  value: Thousandths | null;
}

/** The whole market and its general index by day, oldest first. */
export interface MarketHistory {
  days: readonly MarketDay[];
  index: readonly DailyBar[];
}

const MONTHS = 12;
const YEARS = 5;
/** A bulletin shows a year of its indices before the period, and twelve months. */
const DAYS_BEFORE = 400;
/** This many calendar days are sure to include the last close of the year before. */
const CLOSE_BEFORE_DAYS = 31;

/** The first day whose figures a bulletin uses. */
export function historyFrom({ kind, from }: Pick<BulletinPeriod, 'kind' | 'from'>): PlainDate {
  if (kind !== 'yearly') return addDays(from, -DAYS_BEFORE);
  return addDays(`${Number(from.slice(0, 4)) - YEARS + 1}-01-01`, -CLOSE_BEFORE_DAYS);
}

/** Days at whose end a bulletin gives market values: the last of the period, of a year the last of each month. */
export function valuedDays(
  { kind, from, to }: Pick<BulletinPeriod, 'kind' | 'from' | 'to'>,
  days: readonly MarketDay[],
): PlainDate[] {
  const own = days.map(({ date }) => date).filter((date) => date >= from && date <= to);
  const ends = new Map(own.map((date) => [kind === 'yearly' ? monthOf(date) : '', date]));
  return [...ends.values()];
}

/** The last twelve months up to the end of the period, without those before the first day that we have. */
export function monthLines(
  { to }: Pick<BulletinPeriod, 'to'>,
  history: MarketHistory,
  marketValueOn: (day: PlainDate) => Thousandths | null,
): MonthLine[] {
  return spansOf(history, to, monthOf)
    .slice(-MONTHS)
    .map(({ key, days, sums, close, changePercent }) => ({
      month: key,
      days: days.length,
      ...sums,
      dayValue: sums.value === null ? null : divideRounded(sums.value, days.length),
      close,
      changePercent,
      marketValue: marketValueOn(days.at(-1)!.date),
    }));
}

/** The year and the four before it, newest first, without those before the first day that we have. */
export function yearLines(
  { to }: Pick<BulletinPeriod, 'to'>,
  history: MarketHistory,
  marketValue: Thousandths | null,
): YearLine[] {
  const first = Number(to.slice(0, 4)) - YEARS + 1;
  return spansOf(history, to, (day) => day.slice(0, 4))
    .filter(({ key }) => Number(key) >= first)
    .toReversed()
    .map(({ key, days, sums, close, changePercent }, at) => ({
      year: Number(key),
      from: days[0]!.date,
      days: days.length,
      ...sums,
      close,
      changePercent,
      marketValue: at === 0 ? marketValue : null,
    }));
}

/** Days of the highest and the lowest index close and value traded; of equal days the first. */
export function extremeLines({ from, to }: Pick<BulletinPeriod, 'from' | 'to'>, history: MarketHistory): ExtremeLine[] {
  const within = ({ date }: { date: PlainDate }) => date >= from && date <= to;
  const closes = new Map(history.index.filter(within).map(({ date, close }) => [date, close]));
  const values = new Map(history.days.filter(within).map(({ date, value }) => [date, value]));
  const line = (measure: ExtremeLine['measure'], end: ExtremeLine['end']): ExtremeLine[] => {
    const known = [...(measure === 'index' ? closes : values)].filter(([, figure]) => figure !== null);
    if (known.length < (measure === 'index' ? closes : values).size || known.length === 0) return [];
    const sign = end === 'highest' ? 1 : -1;
    const [day] = known.reduce((best, one) => (sign * (one[1]! - best[1]!) > 0 ? one : best));
    return [{ measure, end, day, close: closes.get(day) ?? null, value: values.get(day) ?? null }];
  };
  return (['index', 'value'] as const).flatMap((measure) => [...line(measure, 'highest'), ...line(measure, 'lowest')]);
}

interface Span {
  /** Date prefix that all days of the span share. */
  key: string;
  days: readonly MarketDay[];
  sums: Turned;
  close: Thousandths | null;
  changePercent: Thousandths | null;
}

/**
 * The days up to a day by month or year, oldest first; the change of the index is against its last close before the
 * span.
 */
function spansOf({ days, index }: MarketHistory, to: PlainDate, keyOf: (day: PlainDate) => string): Span[] {
  const known = index.filter(({ date }) => date <= to);
  const groups = Map.groupBy(
    days.filter(({ date }) => date <= to),
    ({ date }) => keyOf(date),
  );
  return [...groups].map(([key, own]) => {
    const prices = known.findLast(({ date }) => keyOf(date) === key) ?? null;
    const before = known.findLast(({ date }) => date < key)?.close ?? null;
    const { changePercent } = changeOf(prices, before);
    return { key, days: own, sums: turnedOf(own), close: prices?.close ?? null, changePercent };
  });
}
