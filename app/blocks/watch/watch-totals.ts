import { breadth, countedOn, type Breadth } from '#domain/movers.ts';
import type { Quote } from '#domain/quote.ts';
import { BREADTH_KINDS } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { WatchRow } from './watch-row.ts';

export interface WatchTotals extends Pick<Breadth, 'advancing' | 'declining'> {
  /** Value in thousandths of a dirham. */
  value: Thousandths;
}

/** The day of this exchange in three figures, from the newest known quotes. */
export function totalsOf(rows: readonly WatchRow[], live: ReadonlyMap<string, Quote>, session: PlainDate): WatchTotals {
  const quotes = rows
    .filter(({ exchange, kind, unit }) => exchange === 'home' && BREADTH_KINDS.includes(kind) && unit === null)
    .flatMap(({ symbol, quote }) => live.get(symbol) ?? quote ?? [])
    .map((quote) => countedOn(quote, session));
  const { advancing, declining } = breadth(quotes);
  return { advancing, declining, value: quotes.reduce((sum, { value }) => sum + value, 0) };
}
