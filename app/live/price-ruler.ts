import { price } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';

export interface Limits {
  lower: Thousandths;
  upper: Thousandths;
}

export type RulerMark = 'range' | 'previousClose' | 'vwap' | 'last';
/** 'today' labels low and high as one. */
export type RulerLabel = 'last' | 'previousClose' | 'low' | 'high' | 'vwap' | 'today';

/** A mark across the ruler, in SVG coordinates. */
export interface PlacedMark {
  x1: string;
  x2: string;
}

/** A price above or below the ruler. */
export interface PlacedLabel {
  x: string;
  anchor: 'start' | 'middle' | 'end';
  value: string;
  /** True when there is room on a wide page only. */
  tight: boolean;
}

/** Positions of the day's prices; null when there is no such price, or no room for its label. */
export interface RulerLayout {
  marks: Record<RulerMark, PlacedMark | null>;
  labels: Record<RulerLabel, PlacedLabel | null>;
}

type RulerPrices = Pick<Quote, 'previousClose' | 'low' | 'high' | 'vwap' | 'last'>;

/** Two labels closer than this share of the ruler would overlap: the less important one is left out. */
const LEAST_GAP = 0.09;
/** The same on a phone. */
const LEAST_GAP_NARROW = 0.3;
/** Minimum width, so that a range of one price is visible. */
const LEAST_RANGE = 0.002;

/** The day's prices between their limits, from the lower limit at the left end to the upper at the right end. */
export function rulerLayout(prices: RulerPrices, limits: Limits): RulerLayout {
  const share = shareOf(limits);
  const [low, high, last] = [share(prices.low), share(prices.high), share(prices.last)];
  const [previousClose, vwap] = [share(prices.previousClose), share(prices.vwap)];
  const isNarrow = low !== null && high !== null && high - low < LEAST_GAP;
  const above = lazyPart([
    ['last', last, price(prices.last)],
    ['previousClose', previousClose, price(prices.previousClose)],
  ]);
  // A range too narrow for two labels gets a single label.
  const below = isNarrow
    ? lazyPart([['today', (low + high) / 2, `${price(prices.low)} – ${price(prices.high)}`]])
    : lazyPart([
        ['low', low, price(prices.low)],
        ['high', high, price(prices.high)],
        ['vwap', vwap, price(prices.vwap)],
      ]);
  return {
    marks: {
      range: low === null || high === null ? null : mark(low, Math.max(high, low + LEAST_RANGE)),
      previousClose: stroke(previousClose),
      vwap: stroke(vwap),
      last: stroke(last),
    },
    labels: { last: null, previousClose: null, low: null, high: null, vwap: null, today: null, ...above, ...below },
  };
}

/**
 * Maps prices to the ruler, 0 to 1; a price outside the limits (a rule changed during the day) is placed at the edge.
 */
function shareOf({ lower, upper }: Limits): (price: Thousandths | null) => number | null {
  const width = Math.max(1, upper - lower);
  return (each) => (each === null ? null : Math.min(1, Math.max(0, (each - lower) / width)));
}

type Wanted = readonly [name: RulerLabel, at: number | null, value: string];

/** The labels that have room; earlier ones in the list take precedence. */
function lazyPart(wanted: readonly Wanted[]): Partial<Record<RulerLabel, PlacedLabel>> {
  const kept: { name: RulerLabel; at: number; value: string; tight: boolean }[] = [];
  for (const [name, at, value] of wanted) {
    if (at === null || kept.some((other) => Math.abs(other.at - at) < LEAST_GAP)) continue;
    const tight = kept.some((other) => !other.tight && Math.abs(other.at - at) < LEAST_GAP_NARROW);
    kept.push({ name, at, value, tight });
  }
  return Object.fromEntries(
    kept.map(({ name, at, value, tight }) => [name, { x: percent(at), anchor: anchorAt(at), value, tight }]),
  );
}

function anchorAt(at: number): PlacedLabel['anchor'] {
  if (at < LEAST_GAP) return 'start';
  return at > 1 - LEAST_GAP ? 'end' : 'middle';
}

function stroke(at: number | null): PlacedMark | null {
  return at === null ? null : mark(at, at);
}

function mark(from: number, to: number): PlacedMark {
  return { x1: percent(from), x2: percent(to) };
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
