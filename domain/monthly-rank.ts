import { monthOf, monthsFrom, type Month } from './month.ts';
import type { DailyBar } from './quote.ts';
import { percentOf, type Thousandths } from './thousandths.ts';

/** Rank of an index among several in a month, 1 being the best. */
export interface MonthlyRank {
  month: Month;
  rank: number;
  code: string;
  /** The month's last close against the last one before it: thousandths of a per cent. */
  changePercent: Thousandths;
}

type Closes = readonly Pick<DailyBar, 'date' | 'close'>[];

/**
 * Ranking for each of the last months up to `last`, newest month first, best index first. An index without a close in
 * the month, or before it, has no rank in it; ties are ordered by code.
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
