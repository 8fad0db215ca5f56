import { previousTradingDay } from '#domain/calendar.ts';
import type { DailyBar } from '#domain/quote.ts';
import { packBars, type ChartData } from '#app/blocks/chart/chart-data.ts';
import { parseChart } from '#app/blocks/chart/chart-view.ts';
import { sessionHours, sessionPoints } from '#app/blocks/company/price-history.ts';
import type { PanelData } from '#app/blocks/watch/panel-data.ts';
import { at, DAY, DAY_BEFORE, walk } from './moments.ts';

const PREVIOUS_CLOSE = 8_190;
const LAST = 8_420;
const TICK = 10;
const BARS = 66;
const MINUTE_MS = 60_000;

const onTick = (value: number) => Math.round(value / TICK) * TICK;

/** The morning of the gallery's day, one price a minute. */
export const MINUTES: PanelData['minutes'] = walk(PREVIOUS_CLOSE, LAST, 90, 90, 5).map((value, minute) => ({
  at: at('10:00') + minute * MINUTE_MS,
  price: onTick(value),
}));

/** The same morning on the session's axis. */
export const DAY_LINE = {
  points: sessionPoints(MINUTES, DAY),
  hours: sessionHours(DAY),
  previousClose: PREVIOUS_CLOSE,
};

/** Three months of daily bars. */
function bars(): DailyBar[] {
  const closes = walk(7_310, PREVIOUS_CLOSE, BARS, 420, 3).map(onTick);
  const sizes = walk(40, 60, BARS, 36, 9);
  const days: DailyBar[] = [];
  for (let date = DAY_BEFORE, left = BARS - 1; left > 0; date = previousTradingDay(date), left--) {
    const [open, close, size] = [closes[left - 1]!, closes[left]!, sizes[left]!];
    days.unshift({
      symbol: 'JIWAN',
      date,
      open,
      high: Math.max(open, close) + size,
      low: Math.min(open, close) - size,
      close,
      volume: size * 100_000,
      value: null,
      trades: null,
    });
  }
  return days;
}

/** Those bars with two studies and a dividend. */
export const CHART: ChartData = {
  ...parseChart(new URLSearchParams('study=sma20&study=rsi'), '6M'),
  runningDay: null,
  runningAt: null,
  bars: packBars(bars()),
  seen: { from: 0, to: BARS - 2 },
  compared: [],
  marks: [{ at: 40, date: bars()[40]!.date, kind: 'cash-dividend', amount: 180, currency: 'AED', ratio: null }],
  basis: 'noSplit',
};
