import { breadth, turnover, type Breadth } from '#domain/movers.ts';
import type { Quote } from '#domain/quote.ts';
import type { SecurityKind } from '#domain/security.ts';
import type { WatchRow } from './watch-row.ts';

/** What the market's breadth and turnover count: shares and the funds that trade like them, as on the home page. */
const COUNTED: readonly SecurityKind[] = ['equity', 'reit', 'etf', 'fund'];

export interface WatchTotals extends Pick<Breadth, 'advancing' | 'declining'> {
  /** Thousandths of a dirham. */
  value: number;
}

/** The day of this exchange in three figures, with the newest quotes that are known. */
export function totalsOf(rows: readonly WatchRow[], live: ReadonlyMap<string, Quote>): WatchTotals {
  const quotes = rows
    .filter(({ exchange, kind }) => exchange === 'home' && COUNTED.includes(kind))
    .flatMap(({ symbol, quote }) => live.get(symbol) ?? quote ?? []);
  const { advancing, declining } = breadth(quotes);
  return { advancing, declining, value: turnover(quotes).value };
}
