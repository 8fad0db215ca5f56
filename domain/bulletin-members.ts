import { sameInAll, type Bilingual } from './bilingual.ts';
import type { ListingLine, Names, ReviewLine } from './bulletin-lines.ts';
import type { BulletinPeriod } from './bulletin-period.ts';
import { weights, type DatedBasket } from './index-level.ts';
import { indexReviews } from './index-review.ts';
import type { Security } from './security.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

type Span = Pick<BulletinPeriod, 'from' | 'to'>;

/** The baskets of an index, oldest first. */
export interface BasketsInput {
  code: string;
  name: Bilingual;
  baskets: readonly DatedBasket[];
}

/** The last close of a security before a day, as traded or in the units of that day; undefined when none is known. */
export type CloseBefore = (symbol: string, day: PlainDate, units: 'as-traded' | 'of-day') => Thousandths | undefined;

/** Securities whose first day is in the period, in order of that day. */
export function listingLines(securities: readonly Security[], { from, to }: Span): ListingLine[] {
  return securities
    .flatMap(({ symbol, name, kind, board, listedOn }): ListingLine[] =>
      listedOn !== null && listedOn >= from && listedOn <= to ? [{ day: listedOn, symbol, name, kind, board }] : [],
    )
    .sort((a, b) => compare(a.day, b.day) || compare(a.symbol, b.symbol));
}

/** Every member of an index whose basket changed in the period: those that joined and left first, then the others by weight. */
export function reviewLines(
  indices: readonly BasketsInput[],
  { from, to }: Span,
  names: Names,
  closeBefore: CloseBefore,
): ReviewLine[] {
  return indices.flatMap(({ code, name, baskets }) =>
    indexReviews(baskets)
      .filter((review) => review.from >= from && review.from <= to)
      .toReversed()
      .flatMap((review) => {
        const at = baskets.findIndex((basket) => basket.from === review.from);
        const before = weightsOf(baskets[at - 1]!, (symbol) => closeBefore(symbol, review.from, 'as-traded'));
        const after = weightsOf(baskets[at]!, (symbol) => closeBefore(symbol, review.from, 'of-day'));
        return [...new Set([...before.keys(), ...after.keys()])]
          .map((symbol): ReviewLine => {
            const move = !before.has(symbol) ? 'joined' : after.has(symbol) ? 'stayed' : 'left';
            return {
              day: review.from,
              code,
              index: name,
              symbol,
              name: names.get(symbol) ?? sameInAll(symbol),
              move,
              before: before.get(symbol) ?? null,
              after: after.get(symbol) ?? null,
            };
          })
          .sort(byMove);
      }),
  );
}

/** The weight of each member; all null when the close of one is not known. */
function weightsOf(basket: DatedBasket, close: (symbol: string) => Thousandths | undefined) {
  const closes = new Map(basket.constituents.map(({ symbol }) => [symbol, close(symbol)]));
  const isKnown = [...closes.values()].every((one) => one !== undefined);
  if (!isKnown) return new Map<string, Thousandths | null>(basket.constituents.map(({ symbol }) => [symbol, null]));
  return new Map<string, Thousandths | null>(
    weights(basket, (symbol) => closes.get(symbol)!).map(({ symbol, amount }) => [symbol, amount]),
  );
}

const MOVES: readonly ReviewLine['move'][] = ['joined', 'left', 'stayed'];

function byMove(a: ReviewLine, b: ReviewLine): number {
  const order = MOVES.indexOf(a.move) - MOVES.indexOf(b.move);
  return order || (b.after ?? b.before ?? 0) - (a.after ?? a.before ?? 0) || compare(a.symbol, b.symbol);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
