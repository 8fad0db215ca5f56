import { theoreticalPrice } from './calculators/rights.ts';
import { toThousandths } from './calculators/exact.ts';
import type { RightsIssue } from './rights-issue.ts';
import type { Thousandths } from './thousandths.ts';
import { dayNumber, type PlainDate } from './time.ts';

/** Where the two windows and today lie on one line of time, from 0 to 1. */
export interface RightsLine {
  trading: [from: number, to: number];
  subscribing: [from: number, to: number];
  /** Null where today is before or after both. */
  today: number | null;
}

/**
 * What a right is worth in theory at a price of the share: from the ex-day on the share trades without it, and a right is
 * worth the price less the issue price; before that the theoretical price is taken. Null where it is worth nothing.
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

/** The windows of an issue on one line; null while one of their days is not told. A window lasts to the end of its last day. */
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
