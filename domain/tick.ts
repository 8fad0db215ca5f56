import { ruleOn } from './dated.ts';
import type { Dated } from './dated.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** The price rule of an instrument: all but futures on an index and on oil follow the shares' rule. */
export type PriceRule = 'share' | 'index-future' | 'oil-future';

/** A band of prices with the same step, up to the next band. */
export interface Band {
  /** Lowest price of the band, included. */
  from: Thousandths;
  tick: Thousandths;
}

interface Limits {
  /** Per cent of the reference price. */
  up: number;
  down: number;
}

type Bands = readonly [Band, ...Band[]];

const BELOW_ONE: Band = { from: 0, tick: 1 };
const FROM_ONE: Band = { from: 1_000, tick: 10 };

/** Price steps of shares by first day (docs/market-rules.md, Prices). Every band begins on a step of both its neighbours. */
const SHARE_TICKS: readonly [Dated<Bands>, ...Dated<Bands>[]] = [
  { from: '2011-01-02', rule: [BELOW_ONE, FROM_ONE, { from: 10_000, tick: 50 }] },
  // The circular's table is not public: 0.02 from AED 10 is inferred from the prices of June and July 2026.
  { from: '2026-04-06', rule: [BELOW_ONE, FROM_ONE, { from: 10_000, tick: 20 }] },
];

/**
 * Futures on the index have a step of half a point and limits of five per cent (docs/market-rules.md, Prices; listed 29
 * May 2023).
 */
const INDEX_FUTURE_BANDS: Bands = [{ from: 0, tick: 500 }];
const INDEX_FUTURE_LIMITS: Limits = { up: 5, down: 5 };
/** Futures on oil have a step of a US cent and limits of ten per cent (docs/market-rules.md, Prices of futures). */
export const OIL_TICK: Thousandths = 10;
const OIL_FUTURE_BANDS: Bands = [{ from: 0, tick: OIL_TICK }];
const OIL_FUTURE_LIMITS: Limits = { up: 10, down: 10 };

/**
 * Daily limits of shares by first day (docs/market-rules.md, Prices). A third party's guess of −5 % since March 2026
 * has no circular behind it and is left out.
 */
const SHARE_LIMITS: readonly [Dated<Limits>, ...Dated<Limits>[]] = [
  { from: '2011-01-02', rule: { up: 15, down: 10 } },
  { from: '2020-03-18', rule: { up: 15, down: 5 } },
  { from: '2021-02-28', rule: { up: 15, down: 10 } },
];

/** The price steps on that day, lowest prices first. */
export function tickBands(on: PlainDate, kind: PriceRule = 'share'): Bands {
  if (kind === 'oil-future') return OIL_FUTURE_BANDS;
  return kind === 'index-future' ? INDEX_FUTURE_BANDS : ruleOn(SHARE_TICKS, on);
}

/** The smallest step of a price on that day. */
export function tickFor(price: Thousandths, on: PlainDate, kind: PriceRule = 'share'): Thousandths {
  const bands = tickBands(on, kind);
  return (bands.findLast(({ from }) => price >= from) ?? bands[0]).tick;
}

/** The nearest price that may be entered, in the given direction; a half step is rounded up. */
export function roundToTick(
  price: Thousandths,
  on: PlainDate,
  direction: 'down' | 'up' | 'nearest',
  kind: PriceRule = 'share',
): Thousandths {
  const tick = tickFor(price, on, kind);
  const round = { down: Math.floor, up: Math.ceil, nearest: Math.round }[direction];
  return round(price / tick) * tick + 0;
}

export function isOnTick(price: Thousandths, on: PlainDate, kind: PriceRule = 'share'): boolean {
  return price % tickFor(price, on, kind) === 0;
}

/**
 * The lowest and highest price that may be entered that day: on ticks, inside the limits around the reference price.
 * Throws RangeError when the reference is not above 0.
 */
export function priceLimits(
  reference: Thousandths,
  on: PlainDate,
  kind: PriceRule = 'share',
): { lower: Thousandths; upper: Thousandths } {
  if (!(reference > 0))
    throw new RangeError(`A reference price of ${reference} thousandths has no limits: it must be above 0.`);
  const { up, down } = limitPercents(on, kind);
  return {
    lower: roundToTick(Math.ceil((reference * (100 - down)) / 100), on, 'up', kind),
    upper: roundToTick(Math.floor((reference * (100 + up)) / 100), on, 'down', kind),
  };
}

/** The limits of that day, in per cent of the reference price. */
export function limitPercents(on: PlainDate, kind: PriceRule = 'share'): Limits {
  if (kind === 'oil-future') return OIL_FUTURE_LIMITS;
  return kind === 'index-future' ? INDEX_FUTURE_LIMITS : ruleOn(SHARE_LIMITS, on);
}
