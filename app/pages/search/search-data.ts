import { QUERY_MAX, type Found, type FoundBy, type FoundPage, type FoundSecurity } from '#domain/search.ts';
import { sparklineShape } from '../../blocks/ledger-row/sparkline-shape.ts';
import { boardRow } from '../../blocks/market-board/board-row.ts';
import type { ResultRow } from '../../blocks/search/results.tsx';
import type { Site } from '../../context.ts';
import { lateData, type LateData } from '../../late-data.ts';
import { isBuilt, pathOf } from '../../page-path.ts';
import type { RouteName } from '../../site-map.ts';

/** Of each group; more are counted, and found with more letters. */
const SHOWN = 40;

/** Where readers mostly want to go; what is built of it. */
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

export interface SearchData {
  late: LateData | null;
  /** As asked, cut to its limit; '' where nothing was asked. */
  asked: string;
  /** More was asked than is looked for. */
  cut: boolean;
  query: string;
  by: FoundBy;
  securities: { rows: ResultRow[]; total: number };
  pages: Pick<Found<FoundPage>, 'items' | 'total'>;
  popular: { to: string; title: string }[];
}

/** Everything that answers `q`, with the figures of the moment. */
export async function loadSearch(site: Site, parameters: URLSearchParams): Promise<SearchData> {
  const words = (parameters.get('q') ?? '').trim();
  const asked = words.slice(0, QUERY_MAX).trim();
  const popular = site.search.titles(
    POPULAR.filter(isBuilt).map((name) => pathOf(name)),
    site.locale,
  );
  const common = { late: lateData(site, 'reference'), asked, cut: words.length > QUERY_MAX, popular };
  if (asked === '')
    return { ...common, query: '', by: 'typed', securities: { rows: [], total: 0 }, pages: { items: [], total: 0 } };
  const { query, by, securities, pages } = await site.search.find(asked, site.locale, {
    securities: SHOWN,
    pages: SHOWN,
    sentences: true,
  });
  const rows = securities.items.map((found) => resultRow(site, found));
  return { ...common, query, by, securities: { rows, total: securities.total }, pages };
}

function resultRow({ live, locale }: Site, { security, symbol, name, also }: FoundSecurity): ResultRow {
  const quote = live.quote(security.symbol);
  const row = boardRow(security, quote ?? UNTRADED, locale);
  const line = sparklineShape(live.sparkline(security.symbol), row.previousClose);
  return { row: { ...row, line }, board: security.board ?? quote?.board ?? null, symbol, name, also };
}

/** The figures of a security that nobody has quoted yet. */
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
