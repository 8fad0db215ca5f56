import { byFactor, priceFactor, type CapitalEvent, type Factor } from './adjusted-price.ts';
import type { Thousandths } from './thousandths.ts';

/** A contract on a share before its company acts. */
export interface ShareContract {
  /** Shares in one contract. */
  size: number;
  settlement: Thousandths;
}

/** The same contract from the ex-date on. */
export interface AdjustedContract {
  /** What the price is multiplied by, and the size divided by. */
  factor: Factor;
  /** Millionths of a share, rounded once. */
  sizeMillionths: number;
  /** Whole shares; the rest is settled in cash. */
  wholeShares: number;
  settlement: Thousandths;
}

const MILLIONTHS = 1_000_000n;

/**
 * A contract after an action of its share, so that its value stays: size ÷ k and settlement price × k, with the factor k of
 * the share's own price (docs/market-rules.md, Prices of futures). A cash dividend changes nothing: the fair value has it.
 */
export function adjustedContract(
  { size, settlement }: ShareContract,
  event: CapitalEvent,
  closeBefore: Thousandths,
): AdjustedContract {
  const factor = event.kind === 'cash-dividend' ? UNCHANGED : priceFactor(event, closeBefore);
  const { numerator, denominator } = factor;
  const exact = BigInt(size) * MILLIONTHS * denominator;
  return {
    factor,
    sizeMillionths: Number((2n * exact + numerator) / (2n * numerator)),
    wholeShares: Number(exact / (numerator * MILLIONTHS)),
    settlement: byFactor(settlement, factor),
  };
}

const UNCHANGED: Factor = { numerator: 1n, denominator: 1n };
