import { isOnTick, roundToTick, tickFor, type PriceRule } from './tick.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** A price compared with the price steps of a day. */
export interface PriceCheck {
  price: Thousandths;
  tick: Thousandths;
  isOnTick: boolean;
  /** The nearest lower price that may be entered; null when it would be 0. */
  below: Thousandths | null;
  /** The nearest higher price that may be entered. */
  above: Thousandths;
}

/** Position of a price relative to the lowest and the highest that may be entered. */
export type LimitsPlace = 'below' | 'within' | 'above';

/** Checks a price against the steps of that day, with the neighbouring steps. */
export function checkPrice(price: Thousandths, on: PlainDate, rule: PriceRule = 'share'): PriceCheck {
  return {
    price,
    tick: tickFor(price, on, rule),
    isOnTick: isOnTick(price, on, rule),
    below: roundToTick(price - 1, on, 'down', rule) || null,
    above: roundToTick(price + 1, on, 'up', rule),
  };
}

/** The position of a price; the limits themselves may be entered. */
export function placeInLimits(price: Thousandths, limits: { lower: Thousandths; upper: Thousandths }): LimitsPlace {
  if (price < limits.lower) return 'below';
  return price > limits.upper ? 'above' : 'within';
}
