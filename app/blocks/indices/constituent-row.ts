import type { IndexBasket } from '#domain/index-level.ts';
import type { Quote } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { basketFigures, type BasketFigures } from './basket-figures.ts';

type Figures = Pick<Quote, 'last' | 'previousClose' | 'change' | 'changePercent'>;

/** A member of an index as the loader sends it. */
export interface Member {
  symbol: string;
  /** Name in the reader's language; null where the lists do not name it. */
  name: string | null;
  board: Quote['board'] | null;
  /** null when no report of its trading has arrived yet. */
  figures: Figures | null;
}

/** A member with its weight and contribution; null where a price of the basket is not known. */
export interface ConstituentRow extends Member {
  freeFloatShares: number;
  capFactor: number;
  weight: Thousandths | null;
  contribution: Thousandths | null;
}

/** The members with the newest figures, and their weights and contributions. */
export function constituentRows(
  basket: IndexBasket,
  members: readonly Member[],
  live?: ReadonlyMap<string, Figures>,
): { rows: ConstituentRow[]; basket: BasketFigures | null } {
  const figures = new Map(members.map((member) => [member.symbol, live?.get(member.symbol) ?? member.figures]));
  const counted = basketFigures(basket, (symbol) => figures.get(symbol) ?? null);
  const parts = new Map(basket.constituents.map((one) => [one.symbol, one]));
  const rows = members.flatMap((member) => {
    const part = parts.get(member.symbol);
    if (!part) return [];
    const { freeFloatShares, capFactor } = part;
    return {
      ...member,
      figures: figures.get(member.symbol) ?? null,
      freeFloatShares,
      capFactor,
      weight: counted?.weights.get(member.symbol) ?? null,
      contribution: counted?.contributions.get(member.symbol) ?? null,
    };
  });
  return { rows, basket: counted };
}
