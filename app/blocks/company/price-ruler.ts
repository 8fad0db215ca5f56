import type { Quote } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';

/** Marks of the price ruler as shares from 0 (lower limit) to 1 (upper limit); null where there is no such price. */
export interface RulerMarks {
  previousClose: number | null;
  low: number | null;
  high: number | null;
  vwap: number | null;
  last: number | null;
}

type RulerPrices = Pick<Quote, 'previousClose' | 'low' | 'high' | 'vwap' | 'last'>;

/** Where the day's prices stand between its limits; a price outside them (a rule changed in the day) stays at the edge. */
export function rulerMarks(prices: RulerPrices, limits: { lower: Thousandths; upper: Thousandths }): RulerMarks {
  const width = Math.max(1, limits.upper - limits.lower);
  const share = (price: Thousandths | null) =>
    price === null ? null : Math.min(1, Math.max(0, (price - limits.lower) / width));
  const { previousClose, low, high, vwap, last } = prices;
  return {
    previousClose: share(previousClose),
    low: share(low),
    high: share(high),
    vwap: share(vwap),
    last: share(last),
  };
}

const FINE_TICK = 3;
const HALF_TICK = 5;
const FULL_TICK = 10;
const STEPS = 120;

/** Path of the ruler's graduation in a box 1200 wide and 16 high: a stroke each per cent of the width, longer at 5 and 10. */
export function graduation(): string {
  const step = 1200 / STEPS;
  return Array.from({ length: STEPS + 1 }, (_, index) => `M${index * step} 16v-${strokeHeight(index)}`).join('');
}

function strokeHeight(index: number): number {
  if (index % 10 === 0) return FULL_TICK;
  return index % 5 === 0 ? HALF_TICK : FINE_TICK;
}
