import { theoreticalPrice } from '#domain/calculators/rights.ts';
import { toThousandths } from '#domain/calculators/exact.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';

/**
 * New shares that holders may subscribe to. Prices come from the market: the share's close before the proposal, and the
 * last close with the right.
 */
export interface RightsOffer {
  /** The day on which the board proposed the offer. */
  proposed: PlainDate;
  /** First day on which the share trades without the right. */
  exDate: PlainDate;
  ratio: readonly [newShares: number, oldShares: number];
  /** The issue price as hundredths of the close before the proposal. */
  offeredAt: number;
}

/** The terms of an instrument that is the right of an offer. */
export interface RightTerms {
  /** Symbol of the share. */
  underlying: string;
  offer: RightsOffer;
  /** Last trading day; the first is the instrument's `listedOn`. */
  until: PlainDate;
}

const PRICE_STEP: Thousandths = 10;

/** The price at which new shares are offered, from the close before the day of the proposal. */
export function issuePriceOf({ offeredAt }: Pick<RightsOffer, 'offeredAt'>, close: Thousandths): Thousandths {
  return Math.max(PRICE_STEP, Math.floor((close * offeredAt) / 100 / PRICE_STEP) * PRICE_STEP);
}

/**
 * Prices that the exchange announces after the last close with the right: the share's price without the right, and the
 * right's first price. A right to buy at or above the market price takes nothing from the share (docs/market-rules.md,
 * Adjusted prices).
 */
export function announcedPrices(
  { ratio: [units, of] }: Pick<RightsOffer, 'ratio'>,
  close: Thousandths,
  issuePrice: Thousandths,
): { adjusted: Thousandths; opening: Thousandths } {
  if (issuePrice >= close) return { adjusted: close, opening: 0 };
  const adjusted = toThousandths(theoreticalPrice({ price: close, issuePrice, ratio: { units, of } }));
  return { adjusted, opening: Math.max(0, adjusted - issuePrice) };
}
