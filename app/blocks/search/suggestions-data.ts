import { percent, price } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { SUGGESTIONS_MAX } from '#domain/search.ts';
import type { FoundBy, FoundGroup, FoundPage, MarkedText, SearchAnswer } from '#domain/search.ts';
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
  /** People, disclosures and what else is found beside them. */
  others: PageSuggestion[];
  /** All that the results page would show. */
  total: number;
}

/** Places that pages keep when there are more securities than fit. */
const PAGES_KEPT = 3;

/** Places that people and publications keep. */
const OTHERS_KEPT = 2;

/** What has a page, the likeliest to be meant by a name first. */
const OTHERS: readonly FoundGroup[] = ['people', 'glossary', 'circulars', 'events', 'press-releases', 'disclosures'];

/** Pages that hold the words in their text alone are offered where nothing else is, and no more than so many. */
const TEXT_PAGES = 3;

/** The nearest of both groups, no more than fit; figures are those of the moment. */
export function suggestionsOf(answer: SearchAnswer, quoteOf: (symbol: string) => Quote | undefined): Suggestions {
  const { query, by, securities, pages, groups } = answer;
  const further = OTHERS.flatMap((name) => groups[name].items.slice(0, groups[name].near));
  const room = SUGGESTIONS_MAX - Math.min(OTHERS_KEPT, further.length);
  const near = pages.items.slice(0, pages.near || (securities.total > 0 ? 0 : TEXT_PAGES));
  const kept = room - Math.min(PAGES_KEPT, near.length);
  const shown = securities.items.slice(0, kept);
  const shownPages = near.slice(0, room - shown.length);
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
    pages: shownPages.map(pageSuggestion),
    others: further.slice(0, SUGGESTIONS_MAX - shown.length - shownPages.length).map(pageSuggestion),
    total: [securities, pages, ...Object.values(groups)].reduce((sum, { total }) => sum + total, 0),
  };
}

function pageSuggestion({ to, title, section }: FoundPage): PageSuggestion {
  return { to, title, section };
}

function figuresOf(quote: Quote | undefined): Pick<SecuritySuggestion, 'last' | 'change' | 'direction'> {
  return {
    last: price(quote?.last),
    change: percent(quote?.changePercent, { zero: true }),
    direction: directionOf(quote?.change ?? null),
  };
}
