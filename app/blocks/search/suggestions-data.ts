import { percent, price } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { SUGGESTIONS_MAX, type FoundBy, type MarkedText, type SearchAnswer } from '#domain/search.ts';
import { pathOf } from '../../page-path.ts';
import type { Direction } from '../../ui/change.tsx';
import { directionOf } from '../market-board/direction.ts';

export interface SecuritySuggestion {
  to: string;
  symbol: MarkedText;
  name: MarkedText;
  also: (MarkedText & { lang: string }) | null;
  last: string;
  change: string;
  direction: Direction;
}

export interface PageSuggestion {
  to: string;
  title: MarkedText;
  section: string | null;
}

/** The list under the search box, ready to be shown. */
export interface Suggestions {
  query: string;
  by: FoundBy;
  securities: SecuritySuggestion[];
  pages: PageSuggestion[];
  /** All that the results page would show. */
  total: number;
}

/** Places that pages keep when there are more securities than fit. */
const PAGES_KEPT = 3;

/** Pages that hold the words in their text alone are offered where nothing else is, and no more than so many. */
const TEXT_PAGES = 3;

/** The nearest of both groups, no more than fit; figures are those of the moment. */
export function suggestionsOf(answer: SearchAnswer, quoteOf: (symbol: string) => Quote | undefined): Suggestions {
  const { query, by, securities, pages } = answer;
  const near = pages.items.slice(0, pages.near || (securities.total > 0 ? 0 : TEXT_PAGES));
  const kept = SUGGESTIONS_MAX - Math.min(PAGES_KEPT, near.length);
  const shown = securities.items.slice(0, kept);
  return {
    query,
    by,
    securities: shown.map(({ security, symbol, name, also }) => ({
      to: pathOf('the-exchange-company', { SecuritySymbol: security.symbol }),
      symbol,
      name,
      also,
      ...figuresOf(quoteOf(security.symbol)),
    })),
    pages: near.slice(0, SUGGESTIONS_MAX - shown.length).map(({ to, title, section }) => ({ to, title, section })),
    total: securities.total + pages.total,
  };
}

function figuresOf(quote: Quote | undefined): Pick<SecuritySuggestion, 'last' | 'change' | 'direction'> {
  return {
    last: price(quote?.last),
    change: percent(quote?.changePercent, { zero: true }),
    direction: directionOf(quote?.change ?? null),
  };
}
