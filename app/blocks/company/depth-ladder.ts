import type { Depth, DepthLevel } from '#domain/quote.ts';
import { percentOf } from '#domain/thousandths.ts';

export interface LadderLevel extends DepthLevel {
  /** Quantity from the best price down to this level, as a share, 0 to 1, of the larger side's total. */
  cumulativeShare: number;
}

export interface Ladder {
  bids: (LadderLevel | null)[];
  offers: (LadderLevel | null)[];
  /** Share of the total quantity that is on the bid side, in thousandths of a per cent; null for an empty book. */
  bidShare: number | null;
  /** Best offer less best bid, thousandths of a dirham; null when a side is empty, and while an auction collects orders that cross. */
  spread: number | null;
  /** Spread as thousandths of a per cent of the best bid. */
  spreadPercent: number | null;
}

export const LADDER_LEVELS = 5;

/** The five best levels of each side with cumulative quantities from the best price; missing levels are null. */
export function ladder({ bids, offers }: Pick<Depth, 'bids' | 'offers'>): Ladder {
  const bidTotal = total(bids);
  const offerTotal = total(offers);
  const larger = Math.max(1, bidTotal, offerTotal);
  const spread = bids[0] && offers[0] && bids[0].price < offers[0].price ? offers[0].price - bids[0].price : null;
  return {
    bids: levels(bids, larger),
    offers: levels(offers, larger),
    bidShare: bidTotal + offerTotal === 0 ? null : percentOf(bidTotal, bidTotal + offerTotal, 1),
    spread,
    spreadPercent: spread === null || !bids[0] ? null : percentOf(spread, bids[0].price),
  };
}

function total(side: readonly DepthLevel[]): number {
  return side.slice(0, LADDER_LEVELS).reduce((sum, level) => sum + level.quantity, 0);
}

function levels(side: readonly DepthLevel[], larger: number): (LadderLevel | null)[] {
  let cumulative = 0;
  return Array.from({ length: LADDER_LEVELS }, (_, index) => {
    const level = side[index];
    if (!level) return null;
    cumulative += level.quantity;
    return { ...level, cumulativeShare: cumulative / larger };
  });
}
