import { contributions, publishedIndexLevel, weights, type IndexBasket, type Share } from '#domain/index-level.ts';
import type { Quote } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';

export type Prices = Pick<Quote, 'last' | 'previousClose'>;

/** Level, weights and contributions of a basket at its members' prices. */
export interface BasketFigures {
  /** As published, with two decimals. */
  level: Thousandths;
  /** Change from the level at the previous closes. */
  move: Thousandths;
  /** Thousandths of a per cent by symbol; they add up to 100 per cent. */
  weights: ReadonlyMap<string, Thousandths>;
  /** Thousandths of a point by symbol; they add up to the move exactly. */
  contributions: ReadonlyMap<string, Thousandths>;
}

/**
 * The figures of a basket. A member without a trade counts with its previous close, as in the index. Null while any
 * member has no price at all.
 */
export function basketFigures(basket: IndexBasket, pricesOf: (symbol: string) => Prices | null): BasketFigures | null {
  const before = new Map<string, Thousandths>();
  const after = new Map<string, Thousandths>();
  for (const { symbol } of basket.constituents) {
    const prices = pricesOf(symbol);
    const previous = prices?.previousClose ?? null;
    if (previous === null) return null;
    before.set(symbol, previous);
    after.set(symbol, prices?.last ?? previous);
  }
  const [then, now] = [priceIn(before), priceIn(after)];
  const level = publishedIndexLevel(basket, now);
  const move = level - publishedIndexLevel(basket, then);
  return {
    level,
    move,
    weights: bySymbol(weights(basket, now)),
    contributions: bySymbol(contributions(basket, then, now, move)),
  };
}

/** The weight of each member at a day's closes; null while one of the closes is not known. */
export function weightsAt(
  basket: IndexBasket,
  closeOf: (symbol: string) => Thousandths | undefined,
): ReadonlyMap<string, Thousandths> | null {
  if (basket.constituents.some(({ symbol }) => closeOf(symbol) === undefined)) return null;
  return bySymbol(weights(basket, (symbol) => closeOf(symbol) ?? 0));
}

function priceIn(prices: ReadonlyMap<string, Thousandths>) {
  return (symbol: string): Thousandths => prices.get(symbol) ?? 0;
}

function bySymbol(shares: readonly Share[]): ReadonlyMap<string, Thousandths> {
  return new Map(shares.map(({ symbol, amount }) => [symbol, amount]));
}
