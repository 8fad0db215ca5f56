import { ruleOn } from './dated.ts';
import type { Dated } from './dated.ts';
import { HOLIDAYS } from './holidays.ts';
import type { Holiday } from './holidays.ts';
import { dayNumber, dayOf } from './time.ts';
import type { PlainDate } from './time.ts';

export { hasLunarHolidays, HOLIDAYS, LAST_KNOWN_DAY } from './holidays.ts';
export type { Holiday } from './holidays.ts';

export interface TradingCalendar {
  holidays: readonly Holiday[];
}

/** 0 is Sunday, 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const DEFAULT_CALENDAR: TradingCalendar = { holidays: HOLIDAYS };

/**
 * Friday and Saturday, then Saturday and Sunday: the first session of the new week was Monday 3 January 2022
 * (docs/market-rules.md, Sessions); Sunday 2 January before it had none.
 */
const WEEKENDS: readonly [Dated<readonly Weekday[]>, ...Dated<readonly Weekday[]>[]] = [
  { from: '0001-01-01', rule: [5, 6] },
  { from: '2022-01-01', rule: [6, 0] },
];
/** Trades settle on the second trading day after the trade day (docs/market-rules.md, Sessions). */
const SETTLEMENT_TRADING_DAYS = 2;

const NO_HOLIDAYS: readonly Holiday[] = [];
const closedDays = new WeakMap<readonly Holiday[], Set<PlainDate>>();

export function weekday(date: PlainDate): Weekday {
  return ((((dayNumber(date) + 4) % 7) + 7) % 7) as Weekday;
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return dayOf(dayNumber(date) + days);
}

export function isTradingDay(date: PlainDate, calendar: TradingCalendar = DEFAULT_CALENDAR): boolean {
  return !ruleOn(WEEKENDS, date).includes(weekday(date)) && !closedOn(calendar.holidays).has(date);
}

/** The first trading day after that day. */
export function nextTradingDay(date: PlainDate, calendar: TradingCalendar = DEFAULT_CALENDAR): PlainDate {
  return step(date, 1, calendar);
}

/** The last trading day before that day. */
export function previousTradingDay(date: PlainDate, calendar: TradingCalendar = DEFAULT_CALENDAR): PlainDate {
  return step(date, -1, calendar);
}

/** The day itself when it is a trading day, otherwise the trading day before it. */
export function tradingDayBy(date: PlainDate, calendar: TradingCalendar = DEFAULT_CALENDAR): PlainDate {
  return isTradingDay(date, calendar) ? date : previousTradingDay(date, calendar);
}

/** `count` trading days on, or back when negative; 0 is the day itself, trading day or not. */
export function addTradingDays(
  date: PlainDate,
  count: number,
  calendar: TradingCalendar = DEFAULT_CALENDAR,
): PlainDate {
  let day = date;
  for (let left = Math.abs(count); left > 0; left -= 1) day = step(day, Math.sign(count), calendar);
  return day;
}

/** The day on which shares and money of a trade change hands: T+2. */
export function settlementDate(tradeDate: PlainDate, calendar: TradingCalendar = DEFAULT_CALENDAR): PlainDate {
  return addTradingDays(tradeDate, SETTLEMENT_TRADING_DAYS, calendar);
}

/** The day whose trades settle on this trading day. */
export function tradeDateSettledOn(date: PlainDate, calendar: TradingCalendar = DEFAULT_CALENDAR): PlainDate {
  return addTradingDays(date, -SETTLEMENT_TRADING_DAYS, calendar);
}

/** The holiday on that day, to explain why the market is closed. */
export function holidayOn(date: PlainDate, calendar: TradingCalendar = DEFAULT_CALENDAR): Holiday | undefined {
  return calendar.holidays.find((holiday) => holiday.date === date);
}

/** Consecutive days on which the exchange does not trade because of holidays. */
export interface Closure {
  from: PlainDate;
  to: PlainDate;
  /** Names of all holidays in the closure, in order, each once. */
  names: readonly Holiday['name'][];
}

/**
 * The next holiday after that day that falls on a trading day, with the holidays that follow it immediately; undefined
 * when none is known.
 */
export function nextClosure(date: PlainDate, calendar: TradingCalendar = DEFAULT_CALENDAR): Closure | undefined {
  const takesDay = (holiday: Holiday | undefined) =>
    holiday !== undefined && isTradingDay(holiday.date, { holidays: NO_HOLIDAYS });
  const first = calendar.holidays.find((holiday) => holiday.date > date && takesDay(holiday));
  if (!first) return undefined;
  const names = new Set([first.name]);
  let to = first.date;
  let next = holidayOn(addDays(to, 1), calendar);
  while (next && takesDay(next)) {
    names.add(next.name);
    to = next.date;
    next = holidayOn(addDays(to, 1), calendar);
  }
  return { from: first.date, to, names: [...names] };
}

function step(date: PlainDate, by: number, calendar: TradingCalendar): PlainDate {
  let day = addDays(date, by);
  while (!isTradingDay(day, calendar)) day = addDays(day, by);
  return day;
}

function closedOn(holidays: readonly Holiday[]): Set<PlainDate> {
  const known = closedDays.get(holidays);
  if (known) return known;
  const days = new Set(holidays.map((holiday) => holiday.date));
  closedDays.set(holidays, days);
  return days;
}
