import { changedBars } from './bar-summary.ts';
import type { DailyBar } from './quote.ts';
import { percentOf, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';
import type { TotalReturnDay } from './total-return.ts';
import { tradingYears, type TradingYear } from './trading-year.ts';

/** A day's move in thousandths of a per cent. */
export interface DayMove {
  date: PlainDate;
  changePercent: Thousandths;
}

/** A calendar year of an index. */
export interface IndexYear extends TradingYear {
  /** Return with dividends; null when they are not known for the whole year up to its last day. */
  totalPercent: Thousandths | null;
  /** The days with the highest and the lowest move. */
  best: DayMove | null;
  worst: DayMove | null;
}

/** An index by calendar year, newest first. Days must be oldest first. */
export function indexYears(bars: readonly DailyBar[], total: readonly TotalReturnDay[]): IndexYear[] {
  const moves = changedBars(bars, null).flatMap(({ date, changePercent }) =>
    changePercent === null ? [] : [{ date, changePercent }],
  );
  return tradingYears(bars).map((year) => {
    const own = moves.filter(({ date }) => Number(date.slice(0, 4)) === year.year);
    const sorted = own.toSorted((a, b) => b.changePercent - a.changePercent);
    return {
      ...year,
      totalPercent: totalOf(year.year, total),
      best: sorted[0] ?? null,
      worst: sorted.at(-1) ?? null,
    };
  });
}

/** The year's last level against the last one of the year before. */
function totalOf(year: number, total: readonly TotalReturnDay[]): Thousandths | null {
  const before = total.findLast(({ date }) => date < `${year}-01-01`);
  const last = total.findLast(({ date }) => date <= `${year}-12-31`);
  return before && last ? percentOf(last.level - before.level, before.level) : null;
}
