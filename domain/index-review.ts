import type { DatedBasket } from './index-level.ts';
import type { PlainDate } from './time.ts';

/** What changed when a basket of an index followed another. */
export interface IndexReview {
  /** The first day of the new basket. */
  from: PlainDate;
  joined: readonly string[];
  left: readonly string[];
  constituents: number;
  divisor: number;
}

/** Every basket after the first against the one before it, the newest first. Baskets are the oldest first. */
export function indexReviews(baskets: readonly DatedBasket[]): IndexReview[] {
  return baskets
    .slice(1)
    .map(({ from, constituents, divisor }, at) => {
      const [before, now] = [symbolsOf(baskets[at]!), constituents.map(({ symbol }) => symbol)];
      return {
        from,
        joined: now.filter((symbol) => !before.includes(symbol)),
        left: before.filter((symbol) => !now.includes(symbol)),
        constituents: now.length,
        divisor,
      };
    })
    .toReversed();
}

function symbolsOf({ constituents }: DatedBasket): string[] {
  return constituents.map(({ symbol }) => symbol);
}
