import { theoreticalPrice } from '#domain/calculators/rights.ts';
import { toThousandths } from '#domain/calculators/exact.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';

/** New shares that holders may subscribe to. The market prices them: by the share's close before the proposal, and by the last close with the right. */
export interface RightsOffer {
  /** The board proposed it on this day. */
  proposed: PlainDate;
  /** First day on which the share trades without the right. */
  exDate: PlainDate;
  ratio: readonly [newShares: number, oldShares: number];
  /** The issue price as hundredths of the close before the proposal. */
  offeredAt: number;
}

/** What makes an instrument the right of an offer. */
export interface RightTerms {
  /** Symbol of the share. */
  underlying: string;
  offer: RightsOffer;
  /** Last trading day; the first is the instrument's `listedOn`. */
  until: PlainDate;
}

const PRICE_STEP: Thousandths = 10;

/** The price at which new shares are offered, by the close before the day of the proposal. */
export function issuePriceOf({ offeredAt }: Pick<RightsOffer, 'offeredAt'>, close: Thousandths): Thousandths {
  return Math.max(PRICE_STEP, Math.floor((close * offeredAt) / 100 / PRICE_STEP) * PRICE_STEP);
}

/**
 * What the exchange announces after the last close with the right: the price without it, and the right's first one. A right to
 * buy at the market's price or above it takes nothing from the share (docs/market-rules.md, Adjusted prices).
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
