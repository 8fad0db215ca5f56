import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** No member weighs more than this when the index is rebalanced (docs/market-rules.md, Prices): thousandths of a per cent. */
export const WEIGHT_CAP: Thousandths = 10_000;
/** 100 %. */
export const FULL_WEIGHT: Thousandths = 100_000;

export interface Member {
  symbol: string;
  price: Thousandths;
  freeFloatShares: number;
}

export interface Constituent {
  symbol: string;
  freeFloatShares: number;
  /** Scales the free float so that the weight was inside the cap when the index was rebalanced. */
  capFactor: number;
}

/** The part of a basket that is constant between two rebalancings. */
export interface IndexBasket {
  constituents: Constituent[];
  /** Free-float value over level, so that a rebalancing does not move the level. */
  divisor: number;
}

/** A basket with its first day: it is in force until the next basket's first day. */
export interface DatedBasket extends IndexBasket {
  /** Code of the index. */
  index: string;
  from: PlainDate;
}

export interface Share {
  symbol: string;
  /** Thousandths of a per cent, or of an index point. */
  amount: Thousandths;
}

export type PriceOf = (symbol: string) => Thousandths;

/**
 * Weights in proportion to the values with none above the cap, in thousandths of a per cent that sum to 100,000
 * exactly. The excess above the cap goes to the others in proportion. When the cap is impossible (fewer than ten
 * members), all weights are equal.
 */
export function capWeights(values: readonly number[], cap: Thousandths = WEIGHT_CAP): Thousandths[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (values.length === 0) return [];
  if (!(total > 0) || values.some((value) => value < 0)) {
    throw new RangeError('Weights need values of 0 or more of which at least one is above 0.');
  }
  const limit = Math.max(cap, Math.ceil(FULL_WEIGHT / values.length));
  return shareOut(FULL_WEIGHT, cappedShares(values, limit), limit);
}

/** The basket whose level at these prices is `level`, with every weight inside the cap. */
export function rebalance(members: readonly Member[], level: Thousandths, cap: Thousandths = WEIGHT_CAP): IndexBasket {
  const values = members.map(({ price, freeFloatShares }) => price * freeFloatShares);
  const total = values.reduce((sum, value) => sum + value, 0);
  const weights = capWeights(values, cap);
  const constituents = members.map(({ symbol, freeFloatShares }, i) => {
    const value = values[i]!;
    return { symbol, freeFloatShares, capFactor: value === 0 ? 0 : ((weights[i]! / FULL_WEIGHT) * total) / value };
  });
  const prices = new Map(members.map(({ symbol, price }) => [symbol, price]));
  const capped = basketValue(constituents, (symbol) => prices.get(symbol) ?? 0);
  return { constituents, divisor: capped / level };
}

/** The level at these prices, in thousandths of a point. */
export function indexLevel(basket: IndexBasket, priceOf: PriceOf): Thousandths {
  return Math.round(basketValue(basket.constituents, priceOf) / basket.divisor);
}

/** Levels are published with two decimals. */
const PUBLISHED_STEP: Thousandths = 10;

/** The published level, in thousandths of a point. */
export function publishedLevel(level: Thousandths): Thousandths {
  return Math.round(level / PUBLISHED_STEP) * PUBLISHED_STEP;
}

/** The published level at these prices. Rounded once: by way of thousandths 1566.7849 would become 1566.79. */
export function publishedIndexLevel(basket: IndexBasket, priceOf: PriceOf): Thousandths {
  return publishedLevel(basketValue(basket.constituents, priceOf) / basket.divisor);
}

/**
 * The weight of each member at these prices; sums to 100,000 exactly. Between rebalancings a weight may drift past the
 * cap.
 */
export function weights({ constituents }: IndexBasket, priceOf: PriceOf): Share[] {
  const values = constituents.map((constituent) => valueOf(constituent, priceOf));
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return pairUp(constituents, values);
  const exact = values.map((value) => (value / total) * FULL_WEIGHT);
  return pairUp(constituents, shareOut(FULL_WEIGHT, exact, FULL_WEIGHT));
}

/**
 * Contribution of each member, in thousandths of a point, to the index's move from one set of prices to another.
 * Contributions sum to `move` exactly. By default it is the difference of the levels; published levels are rounded, so
 * their difference must be passed.
 */
export function contributions(
  basket: IndexBasket,
  before: PriceOf,
  after: PriceOf,
  move: Thousandths = indexLevel(basket, after) - indexLevel(basket, before),
): Share[] {
  const { constituents, divisor } = basket;
  const moves = constituents.map((one) => (valueOf(one, after) - valueOf(one, before)) / divisor);
  // Only members whose price moved take part in the rounding: the others contribute nothing.
  const moved = moves.flatMap((one, i) => (one === 0 ? [] : [i]));
  const taking = moved.length > 0 ? moved : moves.map((_, i) => i);
  const parts = shareOut(
    move,
    taking.map((i) => moves[i]!),
    Number.POSITIVE_INFINITY,
  );
  const amounts = moves.map(() => 0);
  taking.forEach((i, place) => (amounts[i] = parts[place]!));
  return pairUp(constituents, amounts);
}

function pairUp(constituents: readonly Constituent[], amounts: readonly number[]): Share[] {
  return constituents.map(({ symbol }, i) => ({ symbol, amount: amounts[i]! }));
}

function basketValue(constituents: readonly Constituent[], priceOf: PriceOf): number {
  return constituents.reduce((sum, constituent) => sum + valueOf(constituent, priceOf), 0);
}

function valueOf({ symbol, freeFloatShares, capFactor }: Constituent, priceOf: PriceOf): number {
  return priceOf(symbol) * freeFloatShares * capFactor;
}

/**
 * Exact shares of 100,000: a share above the limit is set to it, and the rest is divided again, until none is above.
 */
function cappedShares(values: readonly number[], limit: number): number[] {
  const capped = new Set<number>();
  for (;;) {
    const free = values.reduce((sum, value, i) => (capped.has(i) ? sum : sum + value), 0);
    const rest = FULL_WEIGHT - capped.size * limit;
    const equal = rest / (values.length - capped.size);
    const shares = values.map((value, i) => (capped.has(i) ? limit : free === 0 ? equal : (value / free) * rest));
    const over = shares.flatMap((share, i) => (share > limit && !capped.has(i) ? [i] : []));
    if (over.length === 0) return shares;
    for (const i of over) capped.add(i);
  }
}

/**
 * Whole amounts near the exact ones that sum to `total`: the largest remainders are rounded up, never past the limit.
 * When the exact sum exceeds `total` by a rounding, the smallest remainders are reduced.
 */
function shareOut(total: number, exact: readonly number[], limit: number): number[] {
  const amounts = exact.map((share) => Math.min(Math.floor(share), limit));
  const missing = total - amounts.reduce((sum, amount) => sum + amount, 0);
  const byRemainder = exact.map((_, i) => i).sort((a, b) => remainder(exact[b]!) - remainder(exact[a]!) || a - b);
  const order = missing > 0 ? byRemainder : byRemainder.reverse();
  for (let left = Math.abs(missing), turn = 0; left > 0; turn = (turn + 1) % order.length) {
    const i = order[turn]!;
    if (missing > 0 && amounts[i]! >= limit) continue;
    amounts[i] = amounts[i]! + Math.sign(missing);
    left -= 1;
  }
  return amounts;
}

function remainder(value: number): number {
  return value - Math.floor(value);
}
