import { changedPeriods, type PeriodBar } from '#domain/bar-periods.ts';
import type { DatedBasket } from '#domain/index-level.ts';
import type { PlainDate } from '#domain/time.ts';
import { percentOf } from '#domain/thousandths.ts';
import { totalReturnDays, type TotalReturnDay } from '#domain/total-return.ts';
import type { IndexName, IndexRow, TotalReturnPeriod } from '#app/blocks/history/index-columns.ts';
import type { Site } from '#app/context.ts';
import { cashDividends } from '#app/data/calendar/cash-dividends.ts';
import { basketDays, basketOn } from '#app/data/indices/basket.ts';

/** An index with its dividends, and the baskets behind them; both oldest first. */
export interface TotalReturn {
  days: readonly TotalReturnDay[];
  baskets: readonly DatedBasket[];
}

/** The index from its first stored basket up to a day. */
export async function loadTotalReturn(site: Site, code: string, last: PlainDate): Promise<TotalReturn> {
  const from = await basketDays(site, code);
  const found = await Promise.all(from.map((day) => basketOn(site, code, from, day)));
  const baskets = found.filter((basket) => basket !== null);
  const [first] = baskets;
  if (!first) return { days: [], baskets };
  const [bars, dividends] = await Promise.all([
    site.store.bars.list(code, first.from, last),
    cashDividends(site, { from: first.from, to: last }),
  ]);
  return { days: totalReturnDays(bars, baskets, dividends), baskets };
}

/** The return of each period, keyed by its last day. */
function totalPeriods(
  { days, baskets }: TotalReturn,
  periods: readonly PeriodBar[],
): ReadonlyMap<PlainDate, TotalReturnPeriod> {
  return new Map(
    periods.flatMap(({ from, date }) => {
      const own = days.filter((day) => day.date >= from && day.date <= date);
      const [last, basket] = [own.at(-1), baskets.findLast((one) => one.from <= date)];
      if (!last || !basket || own[0]!.date !== from) return [];
      const before = days.findLast((day) => day.date < from);
      const period: TotalReturnPeriod = {
        constituents: basket.constituents.length,
        divisor: basket.divisor,
        dividendPoints: own.reduce((sum, day) => sum + day.dividendPoints, 0),
        level: last.level,
        percent: before ? percentOf(last.level - before.level, before.level) : null,
      };
      return [[date, period] as const];
    }),
  );
}

/** The rows of an index, oldest first: its periods, each with the return from dividends. */
export function totalRows(
  index: IndexName,
  periods: readonly PeriodBar[],
  before: number | null,
  total: TotalReturn | null,
): IndexRow[] {
  const totals = total && totalPeriods(total, periods);
  return changedPeriods(periods, before).map((row) => ({ ...row, index, total: totals?.get(row.date) ?? null }));
}
