import { pick, type Bilingual } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { indexReviews, type IndexReview } from '#domain/index-review.ts';
import { indexYears, type IndexYear } from '#domain/index-year.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import type { DrawnLines } from '#app/blocks/history/drawn-lines.ts';
import type { IndexName, IndexRow, LevelsRow } from '#app/blocks/history/index-columns.ts';
import type { IndexFilters } from '#app/blocks/history/index-filters.ts';
import type { RankRow, ResultsRow } from '#app/blocks/history/index-results.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import type { Site } from '#app/context.ts';
import { waysTo } from '#app/data/ways.ts';
import { securityNames } from '#app/data/securities/names.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import {
  findIndices,
  INDEX_PAGES,
  indexResults,
  longRows,
  rankRows,
  wideRows,
  type FoundIndices,
  type IndexPageName,
} from './indices.ts';
import { dayValues, indexLines } from './index-lines.ts';

const PAGE_SIZE = 50;

/** The rows of the page and of its files, by the shape of the table. */
export type IndexTableRows =
  | { shape: 'long'; rows: readonly IndexRow[] }
  | { shape: 'wide'; rows: readonly LevelsRow[] }
  | { shape: 'ranks'; rows: readonly RankRow[] };

export interface IndicesPage extends ListPageFrame {
  page: IndexPageName;
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  /** Earlier days are still being read. */
  isGrowing: boolean;
  filters: IndexFilters;
  /** Indices that can be chosen, and the chosen ones. */
  indices: readonly IndexName[];
  chosen: readonly IndexName[];
  table: IndexTableRows;
  total: number;
  pages: number;
  size: number;
  lines: DrawnLines | null;
  /** Value traded of the constituents per day, at the points of the lines; null when the source does not give it. */
  values: readonly Thousandths[] | null;
  results: readonly ResultsRow[];
  ranks: readonly RankRow[];
  /** Years of the single index on the general page; empty on other pages. */
  years: readonly IndexYear[];
  reviews: readonly IndexReview[];
  /** Day from which dividends are counted; null when they are not. */
  totalFrom: PlainDate | null;
  names: ReadonlyMap<string, string>;
  asOf: PlainDate | null;
  files: ExportLabels;
  words: { count: string; caption: string; none: string };
}

/** The history of indices for the query. */
export async function loadIndicesPage(site: Site, name: IndexPageName, query: URLSearchParams): Promise<IndicesPage> {
  const found = await findIndices(site, name, query);
  const ranks = name === 'sectors' ? await rankRows(site, found) : [];
  const table = tableOf(found, ranks);
  const { page, pages, ignored } = pageWithin(found.filters, table.rows.length, PAGE_SIZE);
  const shown = (rows: readonly unknown[]) => rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const baskets = found.total?.baskets ?? [];
  const lines = indexLines(found, site.locale);
  return {
    page: name,
    stale: staleData(
      site,
      ...(name === 'general' ? (['bars', 'index-baskets', 'dividends'] as const) : (['bars'] as const)),
    ),
    unread: table.rows.length === 0 && isUnread(site, 'bars'),
    isGrowing: isUnread(site, 'bars') === true,
    ...frameOf(site, name),
    filters: { ...found.filters, page, ignored },
    indices: found.indices,
    chosen: found.chosen.map(({ index }) => index),
    table: { ...table, rows: shown(table.rows) } as IndexTableRows,
    total: table.rows.length,
    pages,
    size: PAGE_SIZE,
    lines,
    values: name === 'general' && lines ? dayValues(found, lines) : null,
    results: await indexResults(site, found),
    ranks,
    years: name === 'general' ? await yearsOf(site, found) : [],
    reviews: indexReviews(baskets),
    totalFrom: baskets[0]?.from ?? null,
    names: baskets.length > 0 ? await securityNames(site) : new Map(),
    asOf: found.last,
    files: exportLabels(site.locale),
    words: wordsOf(found, table.rows.length, site),
  };
}

/** All rows in the requested shape. The general page has a single shape. */
export function tableOf(found: FoundIndices, ranks: readonly RankRow[]): IndexTableRows {
  const { shape } = found.filters;
  if (found.page === 'general' || shape === 'long') return { shape: 'long', rows: longRows(found) };
  return shape === 'ranks' ? { shape, rows: ranks } : { shape, rows: wideRows(found) };
}

function frameOf(site: Site, name: IndexPageName): ListPageFrame {
  const t = textOf(site.locale);
  const other = name === 'general' ? 'sectors' : 'general';
  const title = t(`history.${name}.title`);
  return {
    trail: crumbsOf('the-exchange-historical-data', site.locale, [
      { label: title, to: pathOf(INDEX_PAGES[name].route) },
    ]),
    head: { title, description: t(`history.${name}.description`), lead: t(`history.${name}.lead`) },
    ways: waysTo(site, [
      [INDEX_PAGES[other].route, `history.${other}.title`],
      ['the-exchange-historical-data-company-prices', 'history.prices.title'],
      ['the-exchange-indices', 'market.indices'],
    ]),
  };
}

async function yearsOf({ store }: Site, { chosen, total, last }: FoundIndices): Promise<IndexYear[]> {
  const code = chosen[0]?.index.code;
  const span = code === undefined ? undefined : await store.bars.span(code);
  if (code === undefined || !span || last === null) return [];
  return indexYears(await store.bars.list(code, span.first, last), total?.days ?? []);
}

function wordsOf(found: FoundIndices, count: number, { locale }: Site): IndicesPage['words'] {
  const t = textOf(locale);
  const { filters, chosen, page } = found;
  const nameOf = ({ index }: { index: { name: Bilingual } }) => pick(index.name, locale);
  const all = page === 'sectors' && filters.indices.length === 0;
  const names = all ? t('history.sectors.title') : chosen.map(nameOf).join(t('common.listSeparator'));
  const [from, to] = [formatDate(filters.from, locale), formatDate(filters.to, locale)];
  const { shape } = tableOf(found, []);
  const rows = shape === 'wide' || page === 'general' ? filters.interval : shape;
  return {
    count: t(`history.count.${rows}`, { count, day: '' }),
    caption: shape === 'ranks' ? t('history.ranks') : t('history.caption.range', { names, from, to }),
    none: t('history.none.levels', { from, to }),
  };
}
