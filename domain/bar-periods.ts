import { addDays, isTradingDay, weekday } from './calendar.ts';
import type { CapitalEvent } from './adjusted-price.ts';
import { changedBars, closesBefore, total, type ChangedBar } from './bar-summary.ts';
import { ONE, turnoverInPrices, type PriceTerms } from './price-terms.ts';
import type { DailyBar } from './quote.ts';
import { divideRounded, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';
import { inUnitsOf } from './units-of-day.ts';

export const INTERVALS = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** Adjusted bars have the value traded at their own prices besides the turnover. */
type Bar = DailyBar & { paid?: Thousandths | null };

/** The bars of a period as one; `date` is the last day of the period on which the security traded. */
export interface PeriodBar extends DailyBar {
  /** The first day of the period on which the security traded. */
  from: PlainDate;
  /** Days on which the security traded. */
  days: number;
  /** Value traded and volume, both in the units of the period's prices: for the average price. */
  paid: Thousandths | null;
  units: number | null;
}

/**
 * A period with its change against the close before it, and the value-weighted average price where value and volume are
 * known.
 */
export interface ChangedPeriod extends Omit<PeriodBar, 'paid' | 'units'>, Pick<ChangedBar, 'change' | 'changePercent'> {
  previousClose: Thousandths | null;
  vwap: Thousandths | null;
}

const DAYS_A_WEEK = 7;
const MONTHS_A_QUARTER = 3;

/**
 * Bars of one security, oldest first, by period: first open, highest high, lowest low, last close, sums of the rest.
 * For bars as traded, `events` are the capital changes among them: prices are in units of the period's last day; volume,
 * value and trades are as reported.
 */
export function periodBars(
  bars: readonly Bar[],
  interval: Interval,
  events: readonly CapitalEvent[] = [],
): PeriodBar[] {
  const periods = [...Map.groupBy(bars, ({ date }) => periodOf(date, interval)).values()];
  return periods.map((days) => asOne(days, inLastUnits(days, events)));
}

/**
 * The periods with the change of each. `before` is the close before the first. `worth` is the value of one unit of
 * quantity at a price of 1.000 (price-terms.ts): a contract or a bond is worth more than its price. With null, there is
 * no average price. For periods as traded, `events` are the capital changes in them.
 */
export function changedPeriods(
  periods: readonly PeriodBar[],
  before: Thousandths | null,
  worth: PriceTerms['worth'] = ONE,
  events: readonly CapitalEvent[] = [],
): ChangedPeriod[] {
  const closes = closesBefore(periods, before, events);
  return changedBars(periods, before, events).map((bar, at) => {
    const { from, days, paid, units } = periods[at]!;
    const average = averagePrice({ value: paid, volume: units }, worth);
    return { ...bar, from, days, previousClose: closes[at]!, vwap: average };
  });
}

/** Trading days from one day to another, both included, without a bar. */
export function untradedDays(bars: readonly Pick<DailyBar, 'date'>[], from: PlainDate, to: PlainDate): PlainDate[] {
  const traded = new Set(bars.map(({ date }) => date));
  const days: PlainDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isTradingDay(day) && !traded.has(day)) days.push(day);
  return days;
}

/** The key that all days of a period share. Weeks begin on Monday. */
export function periodOf(date: PlainDate, interval: Interval): string {
  if (interval === 'day') return date;
  if (interval === 'week') return addDays(date, -((weekday(date) + DAYS_A_WEEK - 1) % DAYS_A_WEEK));
  if (interval === 'month') return date.slice(0, 7);
  if (interval === 'year') return date.slice(0, 4);
  return `${date.slice(0, 4)}-${Math.ceil(Number(date.slice(5, 7)) / MONTHS_A_QUARTER)}`;
}

/** The days of a period in units of its last one. */
function inLastUnits(days: readonly Bar[], events: readonly CapitalEvent[]): readonly Bar[] {
  const [first, last] = [days[0]!.date, days.at(-1)!.date];
  const isChanged = events.some(({ exDate }) => exDate > first && exDate <= last);
  return isChanged ? inUnitsOf(last, days, events) : days;
}

function asOne(bars: readonly Bar[], priced: readonly Bar[]): PeriodBar {
  const [first, last] = [priced[0]!, bars.at(-1)!];
  return {
    ...last,
    from: first.date,
    days: bars.length,
    open: first.open,
    high: Math.max(...priced.map(({ high }) => high)),
    low: Math.min(...priced.map(({ low }) => low)),
    volume: total(bars, 'volume'),
    value: total(bars, 'value'),
    trades: total(bars, 'trades'),
    paid: total(
      priced.map(({ paid, value }) => ({ value: paid === undefined ? value : paid })),
      'value',
    ),
    units: total(priced, 'volume'),
  };
}

function averagePrice(
  { value, volume }: Pick<DailyBar, 'value' | 'volume'>,
  worth: PriceTerms['worth'],
): Thousandths | null {
  const paid = turnoverInPrices(value, worth);
  return paid === null || !volume ? null : divideRounded(paid, volume);
}
