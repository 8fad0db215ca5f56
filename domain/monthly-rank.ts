import { monthOf, monthsFrom, type Month } from './month.ts';
import type { DailyBar } from './quote.ts';
import { percentOf, type Thousandths } from './thousandths.ts';

/** One of several indices in a month, 1 being the best. */
export interface MonthlyRank {
  month: Month;
  rank: number;
  code: string;
  /** The month's last close against the last one before it: thousandths of a per cent. */
  changePercent: Thousandths;
}

type Closes = readonly Pick<DailyBar, 'date' | 'close'>[];

/**
 * Who did best in each of the last months up to `last`, the newest month first and in it the best first. Who has no close of
 * the month, or none before it, has no place in it; equals are ordered by their codes.
 */
export function monthlyRanks(
  series: readonly { code: string; bars: Closes }[],
  last: Month,
  count: number,
): MonthlyRank[] {
  const months = Array.from({ length: count }, (_, back) => monthsFrom(last, -back)).filter((month) => month !== null);
  return months.flatMap((month) =>
    series
      .flatMap(({ code, bars }) => {
        const changePercent = monthResult(bars, month);
        return changePercent === null ? [] : [{ month, code, changePercent }];
      })
      .sort((a, b) => b.changePercent - a.changePercent || (a.code < b.code ? -1 : 1))
      .map((one, at) => ({ ...one, rank: at + 1 })),
  );
}

function monthResult(bars: Closes, month: Month): Thousandths | null {
  const last = bars.findLast(({ date }) => monthOf(date) === month);
  const before = bars.findLast(({ date }) => monthOf(date) < month);
  return last && before && before.close > 0 ? percentOf(last.close - before.close, before.close) : null;
}
