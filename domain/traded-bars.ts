import type { DailyBar } from './quote.ts';

/**
 * True for a bar of a day with trades. Some sources also write a bar for a day without a trade: it repeats the close,
 * or has a future's settlement price.
 */
export function isTradedBar({ volume, trades }: Pick<DailyBar, 'volume' | 'trades'>): boolean {
  return volume !== 0 || (trades !== null && trades > 0);
}

/**
 * Bars of one security, oldest first, without days that only repeat the close: nobody paid their prices. A future
 * settled at another price without a trade keeps its day, because the next change is measured from it.
 */
export function tradedBars(bars: readonly DailyBar[]): DailyBar[] {
  return bars.filter((bar, at) => isTradedBar(bar) || (at > 0 && bars[at - 1]!.close !== bar.close));
}
