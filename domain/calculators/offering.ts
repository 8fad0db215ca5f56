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

/** Amounts that a tranche accepts: a minimum, and steps above it. */
export interface AmountRule {
  least: Thousandths;
  step: Thousandths;
  most: Thousandths | null;
}

/** Whether an amount is accepted; if not, the next lower and higher amounts that are. */
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

/** Whole number of shares that an amount applies for at a price. */
export function sharesFor(amount: Thousandths, price: Thousandths): bigint {
  return roundedDown(divided(exact(amount), exact(price)));
}

export interface Allotment {
  /** Shares applied for. */
  applied: bigint;
  /** Shares applied for above the minimum; 0 when the application is below it. */
  above: bigint;
  allotted: bigint;
  cost: Fils;
  /** The cost before rounding. */
  exactCost: Exact;
  refund: Fils;
}

/** The allotment for an amount once the result is published: the minimum, and the published share of the rest. */
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
