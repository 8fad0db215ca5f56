import type { DailyBar } from './quote.ts';
import { percentOf, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** Result of a security since its first close, with dividends reinvested. */
export interface ListingResult {
  firstDay: PlainDate;
  /** As traded. */
  firstClose: Thousandths;
  lastDay: PlainDate;
  lastClose: Thousandths;
  /** Thousandths of a per cent. */
  result: Thousandths;
}

/**
 * The result from the first day to the last: `adjusted` must have the same days with dividends and capital changes
 * included.
 */
export function listingResult(
  traded: readonly Pick<DailyBar, 'date' | 'close'>[],
  adjusted: readonly Pick<DailyBar, 'close'>[],
): ListingResult | null {
  const [first, last, base, end] = [traded[0], traded.at(-1), adjusted[0], adjusted.at(-1)];
  if (!first || !last || !base || !end || base.close <= 0) return null;
  return {
    firstDay: first.date,
    firstClose: first.close,
    lastDay: last.date,
    lastClose: last.close,
    result: percentOf(end.close - base.close, base.close),
  };
}

/** The middle value of a list, or the mean of the two in the middle; null when the list is empty. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  if (sorted.length % 2 === 1) return sorted[middle]!;
  return Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
}
