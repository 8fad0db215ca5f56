import type { DepthLevel } from './quote.ts';
import { divideRounded, percentOf, type Thousandths } from './thousandths.ts';

/** The result of an order against one side of a visible book. */
export interface BookWalk {
  units: number;
  cost: Thousandths;
  /** Null when nothing was taken. */
  average: Thousandths | null;
  /** Quantity taken from each level, best first. */
  taken: readonly { price: Thousandths; quantity: number }[];
  /** Units of the order that the visible book could not fill. */
  missing: number;
}

type Level = Pick<DepthLevel, 'price' | 'quantity'>;

/** Takes a number of units at the prices of the levels, best first. */
export function takeUnits(levels: readonly Level[], units: number): BookWalk {
  let left = units;
  const taken = levels.flatMap(({ price, quantity }) => {
    const part = Math.min(left, quantity);
    left -= part;
    return part > 0 ? [{ price, quantity: part }] : [];
  });
  return walkOf(taken, left);
}

/**
 * Takes as many whole units as an amount pays for; `isShort` is true when the book ended before the amount was spent.
 */
export function takeValue(levels: readonly Level[], value: Thousandths): BookWalk & { isShort: boolean } {
  let left = value;
  let isFull = false;
  const taken = levels.flatMap(({ price, quantity }) => {
    if (isFull) return [];
    const part = Math.min(quantity, Math.floor(left / price));
    isFull = part < quantity;
    left -= part * price;
    return part > 0 ? [{ price, quantity: part }] : [];
  });
  const lastPrice = levels.at(-1)?.price;
  return { ...walkOf(taken, 0), isShort: !isFull && (lastPrice === undefined || left >= lastPrice) };
}

function walkOf(taken: BookWalk['taken'], missing: number): BookWalk {
  const units = taken.reduce((sum, { quantity }) => sum + quantity, 0);
  const cost = taken.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { units, cost, average: units === 0 ? null : divideRounded(cost, units), taken, missing };
}

/** Midpoint of the best bid and the best offer; half a thousandth is possible. Null when a side is missing. */
export function middleOf(bid: Thousandths | undefined, offer: Thousandths | undefined): number | null {
  return bid === undefined || offer === undefined ? null : (bid + offer) / 2;
}

/** Distance of an average price from the midpoint, positive above it, in thousandths of a per cent. */
export function fromMiddle({ cost, units }: BookWalk, middle: number): Thousandths {
  // Doubled, so that the midpoint is whole; the average is not rounded on the way.
  const twice = 2 * middle;
  return percentOf(2 * cost - twice * units, twice * units, 3);
}
