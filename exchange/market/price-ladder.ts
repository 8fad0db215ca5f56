import { hasPriceLimits } from '#domain/price-terms.ts';
import { priceLimits, roundToTick, tickFor } from '#domain/tick.ts';
import type { PriceRule } from '#domain/tick.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Instrument } from './instrument.ts';

/**
 * All prices at which a security may trade on one day: on ticks, inside the daily limits, ascending. Books key their
 * levels by rung number, so "off tick" and "outside limits" cannot happen inside them.
 */
export class PriceLadder {
  readonly prices: readonly Thousandths[];

  constructor(prices: readonly Thousandths[]) {
    if (prices.length === 0) throw new RangeError('A price ladder needs at least one price');
    this.prices = prices;
  }

  get size(): number {
    return this.prices.length;
  }
  get lower(): Thousandths {
    return this.at(0);
  }
  get upper(): Thousandths {
    return this.at(this.size - 1);
  }

  /** The price of a rung; the number is clamped to the ladder. */
  at(rung: number): Thousandths {
    return this.prices[Math.max(0, Math.min(this.prices.length - 1, rung))]!;
  }

  /** The rung of exactly this price; -1 when it is off tick or outside the limits. */
  rung(price: Thousandths): number {
    const floor = this.floor(price);
    return floor >= 0 && this.prices[floor] === price ? floor : -1;
  }

  /** The highest rung at or below the price; -1 below the ladder. */
  floor(price: Thousandths): number {
    let low = 0;
    let high = this.prices.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.prices[middle]! <= price) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The rung nearest to the price, clamped to the ladder; the upper one at equal distance. */
  nearest(price: Thousandths): number {
    const below = this.floor(price);
    if (below < 0) return 0;
    if (below === this.size - 1) return below;
    return price - this.at(below) < this.at(below + 1) - price ? below : below + 1;
  }
}

/** A book needs an upper end: on a day without limits it is this multiple of the reference price. */
const UNLIMITED_TIMES = 5;

/**
 * Lowest and highest price of an instrument on a day; on a day without limits the smallest price, and one out of reach.
 */
export function limitsOf(instrument: Instrument, reference: Thousandths, on: PlainDate, rule: PriceRule) {
  if (hasPriceLimits(instrument, on)) return priceLimits(reference, on, rule);
  return { lower: onTick(instrument, 0, on, rule), upper: onTick(instrument, reference * UNLIMITED_TIMES, on, rule) };
}

/** The day's prices of an instrument around its reference price. */
export function ladderFor(instrument: Instrument, reference: Thousandths, on: PlainDate, rule: PriceRule): PriceLadder {
  const { lower, upper } = limitsOf(instrument, reference, on, rule);
  const step = instrument.tick;
  const first = step ? Math.max(step, Math.ceil(lower / step) * step) : lower;
  const prices: Thousandths[] = [];
  for (let price = first; price <= upper; price += step ?? tickFor(price, on, rule)) prices.push(price);
  return new PriceLadder(prices.length > 0 ? prices : [reference]);
}

/** Rounds a price to the instrument's own tick, or to the table's. */
export function onTick(
  instrument: Instrument,
  price: number,
  on: PlainDate,
  rule: PriceRule,
  direction: 'nearest' | 'down' | 'up' = 'nearest',
): Thousandths {
  const step = instrument.tick;
  if (!step) return Math.max(tickFor(0, on, rule), roundToTick(price, on, direction, rule));
  const round = { nearest: Math.round, down: Math.floor, up: Math.ceil }[direction];
  return Math.max(1, round(price / step)) * step;
}
