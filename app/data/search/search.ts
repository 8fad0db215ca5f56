import { FOUND_GROUPS, WORDS_MAX } from '#domain/search.ts';
import { markWords } from '#domain/marked-text.ts';
import { queryWords } from '#domain/search-words.ts';
import type { Found, FoundBy, FoundGroup, FoundPage, FoundSecurity, SearchAnswer } from '#domain/search.ts';
import { sparklineShape } from '#app/blocks/ledger-row/sparkline-shape.ts';
import { quotedRow } from '#app/blocks/market-rows/quoted-row.ts';
import type { ResultRow } from '#app/blocks/search/results.tsx';
import type { Site } from '#app/context.ts';
import { loadUnitTags } from '#app/data/securities/prices.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';

/** Results shown of each group; more are counted, and found by a longer search text. */
const SHOWN = 40;
/** The same for publications of the exchange and its issuers: each kind has a list of all. */
const SHOWN_OF_OTHERS = 10;

/** Lists that can be filtered by text. */
const LISTS: Partial<Record<FoundGroup, RouteName>> = {
  members: 'members-brokers-directory',
  services: 'members-member-services',
  vendors: 'members-registered-trading-system-vendors',
  offerings: 'investing-ipo-subscriptions',
  'rights-issues': 'investing-rights-issue-subscription',
  vacancies: 'discover-careers',
  disclosures: 'the-exchange-disclosures',
  circulars: 'the-exchange-circulars',
  'press-releases': 'discover-news-media-press-releases',
  events: 'discover-news-media-events',
};

/** Popular pages, those of them that are built. */
const POPULAR: readonly RouteName[] = [
  'market-watch',
  'the-exchange-listed-securities',
  'the-exchange-disclosures',
  'the-exchange-settlement-trading-calender',
  'investing-how-to-trade',
  'investing-equity',
  'members-brokers-directory',
  'discover-contact-us',
];

/** A group with results. */
export interface FoundGroupData {
  group: FoundGroup;
  found: Found<FoundPage>;
  more?: string | undefined;
}

export interface SearchData {
  stale: StaleData | null;
  /** The search text as typed, cut to its limit; '' when nothing was searched. */
  asked: string;
  query: string;
  by: FoundBy;
  securities: { rows: ResultRow[]; total: number };
  pages: Pick<Found<FoundPage>, 'items' | 'near' | 'total'>;
  /** True when the query is in the title of a page and of nothing else: the pages are shown first. */
  isPageNamed: boolean;
  groups: FoundGroupData[];
  /** Number of results shown or known to exist. */
  total: number;
  popular: { to: string; title: string }[];
}

/** Everything that matches `q`, with current figures. */
export async function loadSearch(site: Site, parameters: URLSearchParams): Promise<SearchData> {
  const words = (parameters.get('q') ?? '').trim();
  const asked = words.slice(0, WORDS_MAX).trim();
  const popular = site.search.titles(
    POPULAR.map((name) => pathOf(name)),
    site.locale,
  );
  const common = { stale: staleData(site, 'reference'), asked, popular };
  if (asked === '')
    return {
      ...common,
      query: '',
      by: 'typed',
      securities: { rows: [], total: 0 },
      pages: { items: [], near: 0, total: 0 },
      isPageNamed: false,
      groups: [],
      total: 0,
    };
  const { query, by, securities, pages, groups } = await site.search.find(asked, site.locale, {
    securities: SHOWN,
    pages: SHOWN,
    others: SHOWN_OF_OTHERS,
    sentences: true,
  });
  const units = await loadUnitTags(
    site,
    securities.items.map(({ security }) => security),
  );
  const rows = securities.items.map((found) => resultRow(site, found, units.get(found.security.symbol) ?? null));
  const shown = shownGroups(groups, by === 'alike' ? null : query);
  const total = [securities, pages, ...shown.map(({ found }) => found)].reduce((sum, found) => sum + knownOf(found), 0);
  const isPageNamed =
    securities.total === 0 && isNamed(pages, query) && !shown.some(({ found }) => isNamed(found, query));
  return {
    ...common,
    query,
    by,
    securities: { rows, total: securities.total },
    pages,
    isPageNamed,
    groups: shown,
    total,
  };
}

/** True when the title of a result has every word of the query. */
function isNamed({ items }: Pick<Found<FoundPage>, 'items'>, query: string): boolean {
  const words = queryWords(query);
  return items.some(
    ({ title }) =>
      title.marks.length >= words.length &&
      // One word of a query can mark two of a title.
      words.every((word) => markWords(title.text, [word]).marks.length > 0),
  );
}

/** The number of results; for a group that continues, the number shown: there are more. */
function knownOf({ items, total, isOpen }: Pick<Found<unknown>, 'items' | 'total' | 'isOpen'>): number {
  return isOpen ? items.length : total;
}

/** Groups with results; `words` is the text that lists are filtered by. */
function shownGroups(groups: SearchAnswer['groups'], words: string | null): FoundGroupData[] {
  return FOUND_GROUPS.map((group) => {
    const list = LISTS[group];
    const more = words && list && `${pathOf(list)}?${new URLSearchParams({ q: words })}`;
    return { group, found: groups[group], ...(more && { more }) };
  }).filter(({ found }) => found.total > 0);
}

function resultRow(
  { live, locale }: Site,
  { security, symbol, name, also }: FoundSecurity,
  unit: string | null,
): ResultRow {
  const quote = live.quote(security.symbol);
  const row = quotedRow(security, quote ?? UNTRADED, locale);
  const line = sparklineShape(live.sparkline(security.symbol), row.previousClose);
  return { row: { ...row, line }, unit, board: security.board ?? quote?.board ?? null, symbol, name, also };
}

/** The figures of a security without any quote yet. */
const UNTRADED = {
  last: null,
  previousClose: null,
  change: null,
  changePercent: null,
  volume: 0,
  value: 0,
  trades: 0,
  indicativePrice: null,
  indicativeVolume: null,
  suspended: false,
};
