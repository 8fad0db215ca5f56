import type { TrancheResult } from '../offering.ts';
import type { Thousandths } from '../thousandths.ts';
import {
  divided,
  exact,
  multiplied,
  ofFils,
  ofPercent,
  ofThousandths,
  roundedDown,
  subtracted,
  toFils,
  type Exact,
  type Fils,
} from './exact.ts';

/** What a tranche takes: an amount of at least so much, in such steps above it. */
export interface AmountRule {
  least: Thousandths;
  step: Thousandths;
  most: Thousandths | null;
}

/** Whether an amount is taken; where it is not, the next lower and higher one that are. */
export interface StepsAnswer {
  isAccepted: boolean;
  lower: Thousandths | null;
  higher: Thousandths | null;
}

export function checkSteps(amount: Thousandths, { least, step, most }: AmountRule): StepsAnswer {
  if (amount < least) return { isAccepted: false, lower: null, higher: least };
  const highest = most === null ? null : least + Math.floor((most - least) / step) * step;
  if (highest !== null && amount > highest) return { isAccepted: false, lower: highest, higher: null };
  const over = (amount - least) % step;
  if (over === 0) return { isAccepted: true, lower: null, higher: null };
  const lower = amount - over;
  const higher = lower + step;
  return { isAccepted: false, lower, higher: highest !== null && higher > highest ? null : higher };
}

/** Shares that an amount applies for at a price: whole ones. */
export function sharesFor(amount: Thousandths, price: Thousandths): bigint {
  return roundedDown(divided(exact(amount), exact(price)));
}

export interface Allotment {
  /** Shares applied for. */
  applied: bigint;
  /** Applied for above the minimum; 0 where all of it is below. */
  above: bigint;
  allotted: bigint;
  cost: Fils;
  /** The cost before it is rounded. */
  exactCost: Exact;
  refund: Fils;
}

/** What an amount came to when the result was out: the minimum, and of what is above it the published part. */
export function allotment(
  amount: Thousandths,
  price: Thousandths,
  { minimum, ratio }: Pick<TrancheResult, 'minimum' | 'ratio'>,
): Allotment {
  const applied = sharesFor(amount, price);
  const least = BigInt(minimum);
  const above = applied > least ? applied - least : 0n;
  const allotted = applied <= least ? applied : least + roundedDown(multiplied(exact(above), ofPercent(ratio)));
  const exactCost = multiplied(exact(allotted), ofThousandths(price));
  const cost = toFils(exactCost);
  return { applied, above, allotted, cost, exactCost, refund: toFils(subtracted(ofThousandths(amount), ofFils(cost))) };
}
