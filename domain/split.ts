import type { CorporateAction } from './corporate-action.ts';
import { divideRounded } from './thousandths.ts';
import type { DailyBar } from './quote.ts';

/**
 * Bars as if every split had always been: prices before one are divided by its ratio and volumes multiplied; turnover and
 * number of trades are what they were. Bars from the last split on are the same.
 */
export function splitAdjusted(
  bars: readonly DailyBar[],
  actions: readonly Pick<CorporateAction, 'exDate' | 'ratio'>[],
): DailyBar[] {
  return bars.map((bar) => {
    const later = actions.flatMap(({ exDate, ratio }) => (ratio && exDate && exDate > bar.date ? [ratio] : []));
    if (later.length === 0) return bar;
    const units = later.reduce((product, ratio) => product * ratio.units, 1);
    const of = later.reduce((product, ratio) => product * ratio.of, 1);
    // The least price there is stands for less: a price is never nothing.
    const price = (value: number) => Math.max(1, divideRounded(value * of, units));
    return {
      ...bar,
      open: price(bar.open),
      high: price(bar.high),
      low: price(bar.low),
      close: price(bar.close),
      volume: bar.volume === null ? null : divideRounded(bar.volume * units, of),
    };
  });
}
