import { theoreticalPrice } from './calculators/rights.ts';
import { toThousandths } from './calculators/exact.ts';
import type { RightsIssue } from './rights-issue.ts';
import type { Thousandths } from './thousandths.ts';
import { dayNumber, type PlainDate } from './time.ts';

/** Positions of the two windows and of today on one timeline, from 0 to 1. */
export interface RightsLine {
  trading: [from: number, to: number];
  subscribing: [from: number, to: number];
  /** Null when today is before or after both. */
  today: number | null;
}

/**
 * Theoretical value of a right at a price of the share: from the ex-day, when the share trades without it, the price
 * less the issue price; before that the theoretical price is used instead of the price. Null when the right is
 * worthless.
 */
export function theoreticalRight(
  { days, ratio, issuePrice }: Pick<RightsIssue, 'days' | 'ratio' | 'issuePrice'>,
  price: Thousandths | null,
  day: PlainDate,
): Thousandths | null {
  if (price === null) return null;
  const isEx = days.ex !== null && days.ex <= day;
  const without = isEx ? price : toThousandths(theoreticalPrice({ price, issuePrice, ratio }));
  return without > issuePrice ? without - issuePrice : null;
}

/**
 * The windows of an issue on one timeline; null while one of their days is not announced. A window lasts to the end of
 * its last day.
 */
export function rightsLine(days: RightsIssue['days'], today: PlainDate): RightsLine | null {
  const { tradingFrom, tradingTo, subscribeFrom, subscribeTo } = days;
  if (tradingFrom === null || tradingTo === null || subscribeFrom === null || subscribeTo === null) return null;
  const known = [tradingFrom, tradingTo, subscribeFrom, subscribeTo].map(dayNumber);
  const first = Math.min(...known);
  const span = Math.max(...known) + 1 - first;
  const at = (day: PlainDate, more = 0) => (dayNumber(day) + more - first) / span;
  const now = at(today);
  return {
    trading: [at(tradingFrom), at(tradingTo, 1)],
    subscribing: [at(subscribeFrom), at(subscribeTo, 1)],
    today: now >= 0 && now < 1 ? now : null,
  };
}
