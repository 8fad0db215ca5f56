import { exact, toThousandths } from './calculators/exact.ts';
import { partOf } from './listing-cost.ts';
import type { Thousandths } from './thousandths.ts';

/** A REIT's income relative to its distributions, and its loans relative to its property. Amounts are in one unit. */
export interface ReitCover {
  /** Times, in thousandths; null when nothing is distributed. */
  cover: Thousandths | null;
  /** Thousandths of a per cent; null when no property value is given. */
  loanToValue: Thousandths | null;
}

export function reitCover(income: number, distribution: number, loans: number, property: number): ReitCover {
  return {
    cover: distribution > 0 ? toThousandths(exact(income, distribution)) : null,
    loanToValue: property > 0 ? partOf(loans, property) : null,
  };
}
