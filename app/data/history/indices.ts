import { periodBars, periodOf } from '#domain/bar-periods.ts';
import { monthlyRanks } from '#domain/monthly-rank.ts';
import { monthOf } from '#domain/month.ts';
import { resultSince, volatility } from '#domain/period-results.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { PlainDate } from '#domain/time.ts';
import { rangeStart } from '#app/blocks/plot/ranges.ts';
import type { IndexName, IndexRow, LevelsRow } from '#app/blocks/history/index-columns.ts';
import { parseIndexFilters, type IndexFilters } from '#app/blocks/history/index-filters.ts';
import { RESULT_SPANS, spanStart, type RankRow, type ResultsRow } from '#app/blocks/history/index-results.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import type { Site } from '#app/context.ts';
import { closeBefore } from '#app/data/company/traded-days.ts';
import { loadTotalReturn, totalRows, type TotalReturn } from './total-return.ts';

/** The pages of the history of indices, and the kinds of index of each. The first shows one index, the second all. */
export const INDEX_PAGES = {
  general: { route: 'the-exchange-historical-data-dfmgi', kinds: ['general', 'sharia', 'esg'] },
  sectors: { route: 'the-exchange-historical-data-sector-indices', kinds: ['sector'] },
} as const satisfies Record<string, { route: string; kinds: readonly ExchangeConfig['indices'][number]['kind'][] }>;
export type IndexPageName = keyof typeof INDEX_PAGES;

/** Number of months for which the ranking of the indices is shown. */
const RANKED_MONTHS = 12;
const FIRST_DAY: PlainDate = '2000-01-01';

export interface IndexDays {
  index: IndexName;
  /** Bars of the range. */
  bars: readonly DailyBar[];
  before: number | null;
}

/** The request of an address for the history of indices, and its data. */
export interface FoundIndices {
  page: IndexPageName;
  filters: IndexFilters;
  /** Indices that can be chosen. */
  indices: readonly IndexName[];
  chosen: readonly IndexDays[];
  /** Total return of the single index on the general page; null on other pages. */
  total: TotalReturn | null;
  /** The last stored day; null when there is none. */
  last: PlainDate | null;
}

/** The indices of a page with the days of the range. */
export async function findIndices(site: Site, page: IndexPageName, query: URLSearchParams): Promise<FoundIndices> {
  const kinds: readonly string[] = INDEX_PAGES[page].kinds;
  const indices = site.exchange.indices
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ code, name }) => ({ code, name }));
  const last = (await site.store.bars.span(indices[0]?.code ?? ''))?.last ?? null;
  const codes = indices.map(({ code }) => code);
  const parsed = parseIndexFilters(query, codes, last ?? site.today());
  const filters = page === 'general' ? ofOne(parsed, codes) : parsed;
  const shown = indices.filter(({ code }) => filters.indices.length === 0 || filters.indices.includes(code));
  const chosen = await Promise.all(shown.map((index) => indexDays(site, index, filters)));
  const one = page === 'general' ? chosen[0] : undefined;
  const total = one && last !== null ? await loadTotalReturn(site, one.index.code, last) : null;
  return { page, filters, indices, chosen, total, last };
}

/** Keeps the first requested index, otherwise the page's first. */
function ofOne(filters: IndexFilters, codes: readonly string[]): IndexFilters {
  const [first = codes[0], ...others] = filters.indices;
  const ignored = others.map((value) => ({ parameter: 'index', value }));
  return { ...filters, indices: first === undefined ? [] : [first], ignored: [...filters.ignored, ...ignored] };
}

async function indexDays(site: Site, index: IndexName, { from, to }: IndexFilters): Promise<IndexDays> {
  const [bars, before] = await Promise.all([
    site.store.bars.list(index.code, from, to),
    closeBefore(site, index.code, from),
  ]);
  return { index, bars, before };
}

/** A row for each period of each index, newest first; within a day in the page's order. */
export function longRows({ chosen, total, filters }: FoundIndices): IndexRow[] {
  const rows = chosen.flatMap(({ index, bars, before }) =>
    totalRows(index, periodBars(bars, filters.interval), before, total),
  );
  return rows.sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}

/** A row for each period with every index's close, newest first. */
export function wideRows({ chosen, filters: { interval } }: FoundIndices): LevelsRow[] {
  const rows = new Map<string, { date: PlainDate; levels: Map<string, number> }>();
  for (const { index, bars } of chosen)
    for (const { date, close } of periodBars(bars, interval)) {
      const key = periodOf(date, interval);
      const row = rows.get(key) ?? { date, levels: new Map() };
      row.date = date > row.date ? date : row.date;
      row.levels.set(index.code, close);
      rows.set(key, row);
    }
  return [...rows.values()].sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** The ranking of the chosen indices in each of the last months, including the month of the last stored day. */
export async function rankRows({ store }: Site, { indices, filters, last }: FoundIndices): Promise<RankRow[]> {
  if (last === null) return [];
  const shown = indices.filter(({ code }) => filters.indices.length === 0 || filters.indices.includes(code));
  const series = await Promise.all(
    shown.map(async ({ code }) => ({ code, bars: await store.bars.list(code, spanStart('3Y', last), last) })),
  );
  return monthlyRanks(series, monthOf(last), RANKED_MONTHS).map((rank) => ({
    ...rank,
    index: indices.find(({ code }) => code === rank.code)!,
  }));
}

/** The results of each index up to the last stored day, whatever the range. */
export async function indexResults({ store }: Site, { indices, last }: FoundIndices): Promise<ResultsRow[]> {
  if (last === null) return [];
  return Promise.all(
    indices.map(async (index) => {
      const bars = await store.bars.list(index.code, FIRST_DAY, last);
      const year = bars.filter(({ date }) => date >= rangeStart('1Y', last));
      return {
        index,
        results: new Map(RESULT_SPANS.map((span) => [span, resultSince(bars, spanStart(span, last))])),
        volatility: volatility(year),
      };
    }),
  );
}
