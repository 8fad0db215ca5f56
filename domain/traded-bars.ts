import type { DailyBar } from './quote.ts';

/** Some sources write a bar of a day without a trade too: it carries the close on, or has a future's settlement price. */
export function isTradedBar({ volume, trades }: Pick<DailyBar, 'volume' | 'trades'>): boolean {
  return volume !== 0 || (trades !== null && trades > 0);
}

/**
 * Bars of one security, the oldest first, without days that only carry the close on: nobody paid their prices. A future that was
 * settled at another price without a trade keeps its day, since the next change is measured from there.
 */
export function tradedBars(bars: readonly DailyBar[]): DailyBar[] {
  return bars.filter((bar, at) => isTradedBar(bar) || (at > 0 && bars[at - 1]!.close !== bar.close));
}
