import type { Thousandths } from './thousandths.ts';

const PER_CENT = 100_000;

/**
 * The value of an amount after years of a return before fees and a yearly fee: A × ((1 + g)(1 − f))ⁿ, in whole units.
 */
export function afterFees(amount: number, growth: Thousandths, fee: Thousandths, years: number): number {
  const yearly = (1 + growth / PER_CENT) * (1 - fee / PER_CENT);
  return Math.round(amount * yearly ** years);
}

/** The cost of the fee over those years, against a fund without one. */
export function costOfFee(amount: number, growth: Thousandths, fee: Thousandths, years: number): number {
  return afterFees(amount, growth, 0, years) - afterFees(amount, growth, fee, years);
}
