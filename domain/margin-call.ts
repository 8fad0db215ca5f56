import type { Thousandths } from './thousandths.ts';

/** Shares that were bought partly with a loan. Prices are thousandths, parts thousandths of a per cent. */
export interface MarginPurchase {
  shares: number;
  price: Thousandths;
  /** Part of the price that the buyer pays. */
  initial: Thousandths;
  /** Least part of the value that has to be the buyer's. */
  maintenance: Thousandths;
}

/** Where a purchase on margin is at a price. */
export interface MarginState {
  loan: Thousandths;
  /** The buyer's part of the value, below 0 where the loan is more than it. */
  cushion: Thousandths;
  isCall: boolean;
  /** What has to be paid in to come back to the maintenance margin; 0 without a call. */
  toRestore: Thousandths;
}

/** The least that federal decision 25/R of 2008 lets a buyer pay at first, and have as a part of the value after that. */
export const INITIAL_LEAST: Thousandths = 50_000;
export const MAINTENANCE_LEAST: Thousandths = 25_000;

const WHOLE = 100_000n;

/** The loan, rounded once. */
function loanOf({ shares, price, initial }: MarginPurchase): { numerator: bigint; denominator: bigint } {
  return { numerator: BigInt(shares) * BigInt(price) * (WHOLE - BigInt(initial)), denominator: WHOLE };
}

/** The price below which a call is made: loan ÷ (shares × (1 − maintenance)); null where nothing but the whole would do. */
export function callPrice(purchase: MarginPurchase): Thousandths | null {
  const { numerator, denominator } = loanOf(purchase);
  const rest = WHOLE - BigInt(purchase.maintenance);
  return rest === 0n ? null : rounded(numerator * WHOLE, denominator * BigInt(purchase.shares) * rest);
}

/** The purchase at a price. Compared exactly, rounded once. */
export function marginAt(purchase: MarginPurchase, now: Thousandths): MarginState {
  const { numerator: loan } = loanOf(purchase);
  const value = BigInt(purchase.shares) * BigInt(now) * WHOLE;
  const required = BigInt(purchase.maintenance);
  const isCall = (value - loan) * WHOLE < required * value;
  return {
    loan: rounded(loan, WHOLE),
    cushion: rounded((value - loan) * WHOLE, value),
    isCall,
    toRestore: isCall ? rounded(loan * WHOLE - (WHOLE - required) * value, WHOLE * WHOLE) : 0,
  };
}

/** Half away from zero; the denominator is positive. */
function rounded(numerator: bigint, denominator: bigint): number {
  const sign = numerator < 0n ? -1n : 1n;
  return Number((sign * (2n * sign * numerator + denominator)) / (2n * denominator));
}
