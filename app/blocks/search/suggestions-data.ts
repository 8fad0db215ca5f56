import { percent, price } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { SUGGESTIONS_MAX } from '#domain/search.ts';
import type { FoundGroup, FoundPage, SearchAnswer } from '#domain/search.ts';
import type { PageSuggestion, SecuritySuggestion, Suggestions, SuggestionsAnswer } from '#domain/suggestion.ts';
import type { Text } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { directionOf } from '#app/blocks/market-rows/direction.ts';

/** Places reserved for pages when there are more securities than fit. */
const PAGES_KEPT = 3;

/** Places reserved for people and publications. */
const OTHERS_KEPT = 2;

/** Groups that have pages, in the order of how likely a search by name means them. */
const OTHERS: readonly FoundGroup[] = [
  'people',
  'members',
  'services',
  'vendors',
  'offerings',
  'rights-issues',
  'vacancies',
  'glossary',
  'circulars',
  'events',
  'press-releases',
  'disclosures',
];

/**
 * Most pages offered that contain the words only in their text; they are offered only when no security and no nearer
 * page matches.
 */
const TEXT_PAGES = 3;

/** The best matches of each group, no more than fit; figures are current, in the short unit that `unitOf` returns. */
export function suggestionsOf(
  answer: SearchAnswer,
  quoteOf: (symbol: string) => Quote | undefined,
  unitOf: (symbol: string) => string | null,
): Suggestions {
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
      ...figuresOf(quoteOf(security.symbol), unitOf(security.symbol)),
    })),
    pages: shownPages.map(pageSuggestion),
    others: further.slice(0, SUGGESTIONS_MAX - shown.length - shownPages.length).map(pageSuggestion),
    total: [securities, pages, ...Object.values(groups)].reduce((sum, { total }) => sum + total, 0),
  };
}

function pageSuggestion({ to, title, section }: FoundPage): PageSuggestion {
  return { to, title, section };
}

function figuresOf(
  quote: Quote | undefined,
  unit: string | null,
): Pick<SecuritySuggestion, 'last' | 'unit' | 'change' | 'direction'> {
  const last = quote?.last ?? null;
  return {
    last: price(last),
    unit: last === null ? null : unit,
    change: percent(quote?.changePercent, { zero: true }),
    direction: directionOf(quote?.change ?? null),
  };
}

/** The list with its texts. */
export function withTexts(list: Suggestions, t: Text): SuggestionsAnswer {
  const note = noteOf(list, t);
  const count = list.securities.length + list.pages.length + list.others.length;
  const counted = list.total > 0 && t('search.suggestionCount', { count });
  return {
    ...list,
    note,
    announcement: [note, counted].filter(Boolean).join(' '),
    all: list.total > 0 ? t('search.all') : null,
  };
}

function noteOf({ total, by, query }: Suggestions, t: Text): string | null {
  if (total === 0) return t('search.nothing');
  if (by === 'other-keyboard') return t('search.otherKeyboard', { query });
  return by === 'alike' ? t('search.alike') : null;
}
