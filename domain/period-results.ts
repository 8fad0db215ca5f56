import type { DailyBar } from './quote.ts';
import { percentOf, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** Trading days assumed for a year. */
const DAYS_A_YEAR = 250;
const THOUSANDTHS_A_PER_CENT = 1_000;
const PER_CENT = 100;

type Close = Pick<DailyBar, 'date' | 'close'>;

/**
 * The last close against the last one before `start`, in thousandths of a per cent; null when there is none that old.
 */
export function resultSince(bars: readonly Close[], start: PlainDate): Thousandths | null {
  const [last, base] = [bars.at(-1), bars.findLast(({ date }) => date < start)];
  return last && base && base.close > 0 ? percentOf(last.close - base.close, base.close) : null;
}

/**
 * Annualised volatility: the standard deviation (n − 1) of daily log results × √250, in thousandths of a per cent; null
 * for fewer than two days.
 */
export function volatility(bars: readonly Close[]): Thousandths | null {
  return yearlyDeviation(bars.slice(1).map(({ close }, at) => close / bars[at]!.close));
}

/** The same, from the ratios of closes to the closes before them. */
export function yearlyDeviation(ratios: readonly number[]): Thousandths | null {
  return overYear(ratios.map((ratio) => Math.log(ratio) * PER_CENT));
}

/** The standard deviation (n − 1) of daily figures in per cent × √250, in thousandths of a per cent; null for fewer than two days. */
export function overYear(results: readonly number[]): Thousandths | null {
  if (results.length < 2) return null;
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
  const squares = results.reduce((sum, result) => sum + (result - mean) ** 2, 0);
  return Math.round(Math.sqrt((squares / (results.length - 1)) * DAYS_A_YEAR) * THOUSANDTHS_A_PER_CENT);
}
