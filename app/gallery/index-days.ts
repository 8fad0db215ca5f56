import { pick } from '#domain/bilingual.ts';
import { previousTradingDay } from '#domain/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import { percentOf } from '#domain/thousandths.ts';
import type { Instant } from '#domain/time.ts';
import type { IndexDay } from '#app/blocks/index-panel/index-day.ts';
import type { IndexHistory } from '#app/blocks/index-panel/index-history.ts';
import { at, DAY, DAY_BEFORE, walk } from './moments.ts';

const NAME = { en: 'General index', ar: 'المؤشر العام' };
const PREVIOUS_CLOSE = 5_834_210;
const CLOSE_BEFORE = 5_819_910;
const YEAR_DAYS = 248;
const YEAR = { low: 4_912_300, high: 6_120_880, start: 5_158_670 };
const MINUTE_MS = 60_000;

function points(from: Instant, count: number, to: number, start = PREVIOUS_CLOSE): IndexDay['points'] {
  return walk(start, to, count, 11_000).map((value, minute) => ({ at: from + minute * MINUTE_MS, value }));
}

function dayOf(code: string, to: number, locale: Locale): IndexDay {
  const line = points(at('10:00'), 91, to);
  const change = to - PREVIOUS_CLOSE;
  return {
    code,
    name: pick(NAME, locale),
    isSector: false,
    date: DAY,
    isToday: true,
    points: line,
    latest: {
      index: code,
      at: at('11:30'),
      value: to,
      change,
      changePercent: percentOf(change, PREVIOUS_CLOSE),
      volume: 81_204_118,
    },
    previousClose: PREVIOUS_CLOSE,
    year: YEAR,
  };
}

/** The index panel's days: a rise, a fall, the last session before today's begins, and today before the first trade. */
export function indexDays(locale: Locale): Record<'up' | 'down' | 'over' | 'before', IndexDay> {
  const before = dayOf('STATE-BEFORE', PREVIOUS_CLOSE, locale);
  const closed = { index: 'STATE-BEFORE', at: at('15:00', DAY_BEFORE), value: PREVIOUS_CLOSE, volume: 140_112_904 };
  const change = PREVIOUS_CLOSE - CLOSE_BEFORE;
  const latest = { ...closed, change, changePercent: percentOf(change, CLOSE_BEFORE) };
  return {
    up: dayOf('STATE-UP', 5_871_940, locale),
    down: dayOf('STATE-DOWN', 5_779_050, locale),
    over: {
      ...before,
      date: DAY_BEFORE,
      isToday: false,
      points: points(at('10:00', DAY_BEFORE), 301, PREVIOUS_CLOSE, CLOSE_BEFORE),
      latest,
      previousClose: CLOSE_BEFORE,
    },
    before: { ...before, points: [], latest },
  };
}

/** A year of closing levels up to the gallery's day. */
export function indexYear(): IndexHistory {
  const values = walk(YEAR.start, PREVIOUS_CLOSE, YEAR_DAYS, 240_000, 11);
  const points: IndexHistory['points'] = [];
  for (let date = DAY_BEFORE; points.length < YEAR_DAYS; date = previousTradingDay(date))
    points.unshift({ date, value: values[YEAR_DAYS - 1 - points.length]! });
  return { points };
}
