import { addDays, nextTradingDay } from './calendar.ts';
import { rebalance, weights, type DatedBasket, type IndexBasket, type PriceOf } from './index-level.ts';
import { monthOf, monthsFrom, type Month } from './month.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** Changes when a new basket of an index replaced another. */
export interface IndexReview {
  /** The first day of the new basket. */
  from: PlainDate;
  joined: readonly string[];
  left: readonly string[];
  constituents: number;
  divisor: number;
}

/** Every basket after the first compared with the one before it, newest first. Baskets must be oldest first. */
export function indexReviews(baskets: readonly DatedBasket[]): IndexReview[] {
  return baskets
    .slice(1)
    .map(({ from, constituents, divisor }, at) => {
      const [before, now] = [symbolsOf(baskets[at]!), constituents.map(({ symbol }) => symbol)];
      return {
        from,
        joined: now.filter((symbol) => !before.includes(symbol)),
        left: before.filter((symbol) => !now.includes(symbol)),
        constituents: now.length,
        divisor,
      };
    })
    .toReversed();
}

function symbolsOf({ constituents }: DatedBasket): string[] {
  return constituents.map(({ symbol }) => symbol);
}

/** A constituent's weight at one set of prices, in thousandths of a per cent of the index. */
export interface ReviewedWeight {
  symbol: string;
  weight: Thousandths;
  /** Weight after a rebalancing at these prices. */
  rebalanced: Thousandths;
}

/**
 * The weight changes of a review at these prices, largest first: the same constituents with their current free float,
 * each inside the cap (docs/market-rules.md, Reviews of indices). Members that join or leave are not predicted.
 */
export function reviewPreview(basket: IndexBasket, priceOf: PriceOf, cap: Thousandths): ReviewedWeight[] {
  const { constituents } = basket;
  const members = constituents.map(({ symbol, freeFloatShares }) => ({
    symbol,
    freeFloatShares,
    price: priceOf(symbol),
  }));
  // A level only sets the divisor: weights are the same at any level.
  const rebalanced = weights(rebalance(members, ANY_LEVEL, cap), priceOf);
  return weights(basket, priceOf)
    .map(({ symbol, amount }, at) => ({ symbol, weight: amount, rebalanced: rebalanced[at]!.amount }))
    .sort(byChange);
}

const ANY_LEVEL: Thousandths = 1_000_000;

/** Sorts the largest change first. */
export function byChange(a: ReviewedWeight, b: ReviewedWeight): number {
  return changeOf(b) - changeOf(a) || b.weight - a.weight;
}

function changeOf({ weight, rebalanced }: ReviewedWeight): number {
  return Math.abs(rebalanced - weight);
}

/** The next reviews after a day, as far as the calendar is known: the first trading day of each quarter (docs/market-rules.md, Reviews of indices). */
export function nextReviews(after: PlainDate, count: number): PlainDate[] {
  const start = quarterStart(monthOf(after));
  const months = Array.from({ length: count + 1 }, (_, at) => monthsFrom(start, at * MONTHS_A_QUARTER));
  return months
    .flatMap((month) => (month === null ? [] : firstTradingDay(month)))
    .filter((day) => day > after)
    .slice(0, count);
}

const MONTHS_A_QUARTER = 3;

function quarterStart(month: Month): Month {
  const first = Math.floor((Number(month.slice(5)) - 1) / MONTHS_A_QUARTER) * MONTHS_A_QUARTER + 1;
  return `${month.slice(0, 4)}-${String(first).padStart(2, '0')}`;
}

function firstTradingDay(month: Month): PlainDate {
  return nextTradingDay(addDays(`${month}-01`, -1));
}
