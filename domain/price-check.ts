import { isOnTick, roundToTick, tickFor, type PriceRule } from './tick.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** How a price relates to the price steps of a day. */
export interface PriceCheck {
  price: Thousandths;
  tick: Thousandths;
  isOnTick: boolean;
  /** The nearest price below that may be entered; null where there is none above nothing. */
  below: Thousandths | null;
  /** The nearest price above that may be entered. */
  above: Thousandths;
}

/** Where a price lies between the lowest and the highest that may be entered. */
export type LimitsPlace = 'below' | 'within' | 'above';

/** A price by the steps of that day, with its neighbours. */
export function checkPrice(price: Thousandths, on: PlainDate, rule: PriceRule = 'share'): PriceCheck {
  return {
    price,
    tick: tickFor(price, on, rule),
    isOnTick: isOnTick(price, on, rule),
    below: roundToTick(price - 1, on, 'down', rule) || null,
    above: roundToTick(price + 1, on, 'up', rule),
  };
}

/** The limits themselves may be entered. */
export function placeInLimits(price: Thousandths, limits: { lower: Thousandths; upper: Thousandths }): LimitsPlace {
  if (price < limits.lower) return 'below';
  return price > limits.upper ? 'above' : 'within';
}
