import { exact, toThousandths } from './calculators/exact.ts';
import { partOf } from './listing-cost.ts';
import type { Thousandths } from './thousandths.ts';

/** How a REIT's income covers what it distributes, and how much of its property is borrowed. Amounts are in one unit. */
export interface ReitCover {
  /** Times, in thousandths; null where nothing is distributed. */
  cover: Thousandths | null;
  /** Thousandths of a per cent; null where no property is given. */
  loanToValue: Thousandths | null;
}

export function reitCover(income: number, distribution: number, loans: number, property: number): ReitCover {
  return {
    cover: distribution > 0 ? toThousandths(exact(income, distribution)) : null,
    loanToValue: property > 0 ? partOf(loans, property) : null,
  };
}
