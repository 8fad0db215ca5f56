import type { Thousandths } from './thousandths.ts';

/** Shares bought partly with a loan. Prices are thousandths, shares of the price thousandths of a per cent. */
export interface MarginPurchase {
  shares: number;
  price: Thousandths;
  /** Share of the price that the buyer pays. */
  initial: Thousandths;
  /** Minimum share of the value that must be the buyer's. */
  maintenance: Thousandths;
}

/** State of a purchase on margin at a price. */
export interface MarginState {
  loan: Thousandths;
  /** The buyer's share of the value, below 0 when the loan exceeds the value. */
  cushion: Thousandths;
  isCall: boolean;
  /** Payment needed to return to the maintenance margin; 0 without a call. */
  toRestore: Thousandths;
}

/** Minimum first payment and maintenance share for a buyer under federal decision 25/R of 2008. */
export const INITIAL_LEAST: Thousandths = 50_000;
export const MAINTENANCE_LEAST: Thousandths = 25_000;

const WHOLE = 100_000n;

/** The loan, rounded once. */
function loanOf({ shares, price, initial }: MarginPurchase): { numerator: bigint; denominator: bigint } {
  return { numerator: BigInt(shares) * BigInt(price) * (WHOLE - BigInt(initial)), denominator: WHOLE };
}

/**
 * The price below which a call is made: loan ÷ (shares × (1 − maintenance)); null when the maintenance share is 100 %.
 */
export function callPrice(purchase: MarginPurchase): Thousandths | null {
  const { numerator, denominator } = loanOf(purchase);
  const rest = WHOLE - BigInt(purchase.maintenance);
  return rest === 0n ? null : rounded(numerator * WHOLE, denominator * BigInt(purchase.shares) * rest);
}

/** The state of the purchase at a price. Compared exactly, rounded once. */
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

/** Rounds half away from zero; the denominator must be positive. */
function rounded(numerator: bigint, denominator: bigint): number {
  const sign = numerator < 0n ? -1n : 1n;
  return Number((sign * (2n * sign * numerator + denominator)) / (2n * denominator));
}
