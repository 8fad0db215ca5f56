import type { DailyBar } from './quote.ts';
import type { PlainDate } from './time.ts';

/** A day of a security, for tests. */
export function sampleBar(symbol: string, date: PlainDate, volume = 10): DailyBar {
  return { symbol, date, open: 2_000, high: 2_100, low: 1_900, close: 2_050, volume, value: 20_500, trades: 2 };
}
