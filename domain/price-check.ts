import { isOnTick, roundToTick, tickFor } from './tick.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** How a share's price stands to the price steps of a day. */
export interface PriceCheck {
  price: Thousandths;
  tick: Thousandths;
  isOnTick: boolean;
  /** The nearest price below that may be entered; null where there is none above nothing. */
  below: Thousandths | null;
  /** The nearest price above that may be entered. */
  above: Thousandths;
}

/** Where a price stands to the lowest and the highest that may be entered. */
export type LimitsPlace = 'below' | 'within' | 'above';

/** A price by the steps of that day, with its neighbours. */
export function checkPrice(price: Thousandths, on: PlainDate): PriceCheck {
  return {
    price,
    tick: tickFor(price, on),
    isOnTick: isOnTick(price, on),
    below: roundToTick(price - 1, on, 'down') || null,
    above: roundToTick(price + 1, on, 'up'),
  };
}

/** The limits themselves may be entered. */
export function placeInLimits(price: Thousandths, limits: { lower: Thousandths; upper: Thousandths }): LimitsPlace {
  if (price < limits.lower) return 'below';
  return price > limits.upper ? 'above' : 'within';
}
