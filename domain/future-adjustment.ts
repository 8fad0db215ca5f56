import { byFactor, priceFactor, type CapitalEvent, type Factor } from './adjusted-price.ts';
import type { Thousandths } from './thousandths.ts';

/** A contract on a share before an action of the company. */
export interface ShareContract {
  /** Shares in one contract. */
  size: number;
  settlement: Thousandths;
}

/** The same contract from the ex-date on. */
export interface AdjustedContract {
  /** The price is multiplied, and the size divided, by this factor. */
  factor: Factor;
  /** Millionths of a share, rounded once. */
  sizeMillionths: number;
  /** Whole shares; the rest is settled in cash. */
  wholeShares: number;
  settlement: Thousandths;
}

const MILLIONTHS = 1_000_000n;

/**
 * A contract after an action on its share, with its value unchanged: size ÷ k and settlement price × k, with the factor
 * k of the share's own price (docs/market-rules.md, Prices of futures). A cash dividend changes nothing: the fair value
 * includes it.
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
