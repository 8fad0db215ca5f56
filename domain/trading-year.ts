import type { CapitalEvent } from './adjusted-price.ts';
import { barSummary, type BarSummary } from './bar-summary.ts';
import type { DailyBar } from './quote.ts';
import type { Thousandths } from './thousandths.ts';
import { inUnitsOf } from './units-of-day.ts';

/** The days of one calendar year as one. */
export interface TradingYear extends Omit<BarSummary, 'averageClose' | 'averageVolume' | 'averageValue'> {
  year: number;
  open: Thousandths;
  close: Thousandths;
}

/**
 * A security's days by calendar year, newest first, with prices in units of the year's last day; each year's change is
 * against the last close before it, null in the first year. No later split changes them.
 */
export function tradingYears(bars: readonly DailyBar[], events: readonly CapitalEvent[] = []): TradingYear[] {
  let before: Thousandths | null = null;
  let since = '';
  return [...Map.groupBy(bars, ({ date }) => date.slice(0, 4))]
    .map(([year, of]) => {
      const last = of.at(-1)!;
      const own = events.filter(({ exDate }) => exDate > since);
      const {
        averageClose: _close,
        averageVolume: _volume,
        averageValue: _value,
        ...sum
      } = barSummary(of, before, own)!;
      const { open } = inUnitsOf(last.date, of, own)[0]!;
      [before, since] = [last.close, last.date];
      return { year: Number(year), open, close: last.close, ...sum };
    })
    .toReversed();
}
