import { barSummary, changedBars, type BarSummary, type ChangedBar } from '#domain/bar-summary.ts';
import { addDays } from '#domain/calendar.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { packBars, type ChartData } from '#app/blocks/chart/chart-data.ts';
import { parseChart } from '#app/blocks/chart/chart-view.ts';
import { OPENS_ON, parseDays, type DayRangeFilters } from '#app/blocks/company-figures/day-range-filters.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import type { Site } from '#app/context.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { loadTradedDays, rangeEnd } from './traded-days.ts';

export interface DaysData {
  page: 'trading-summary';
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  /** Earlier days are still being read. */
  isGrowing: boolean;
  filters: DayRangeFilters;
  chart: ChartData;
  /** Of the page that is shown, the newest first. */
  rows: ChangedBar[];
  summary: BarSummary | null;
  total: number;
  pages: number;
  size: number;
}

const PAGE_SIZE = 20;
/** A close from longer ago is looked for day by day from the beginning: few securities rest so long. */
const USUAL_REST_DAYS = 30;

/** The days of a security that the address asks for: drawn, summed up, and a page of them with their changes. */
export async function loadDays(site: Site, symbol: string, query: URLSearchParams): Promise<DaysData> {
  const { filters, bars, before } = await dayRangeFilters(site, symbol, query);
  const { page, pages, ignored } = pageWithin(filters, bars.length, PAGE_SIZE);
  const newestFirst = changedBars(bars, before).reverse();
  return {
    page: 'trading-summary',
    stale: staleData(site, 'bars'),
    unread: bars.length === 0 && isUnread(site, 'bars'),
    isGrowing: isUnread(site, 'bars') === true,
    filters: { ...filters, page, ignored },
    chart: chartOf(filters, bars),
    rows: newestFirst.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    summary: barSummary(bars, before),
    total: bars.length,
    pages,
    size: PAGE_SIZE,
  };
}

/** Every day of them with its change, the newest first: for a file. */
export async function allDays(site: Site, symbol: string, query: URLSearchParams) {
  const { filters, bars, before } = await dayRangeFilters(site, symbol, query);
  return { filters, days: changedBars(bars, before).reverse() };
}

async function dayRangeFilters(site: Site, symbol: string, query: URLSearchParams) {
  const { range } = parseDays(query, site.today());
  const filters = parseDays(query, await rangeEnd(site, symbol, range));
  const [bars, before] = await Promise.all([
    loadTradedDays(site, symbol, filters),
    closeBefore(site, symbol, filters.from),
  ]);
  return { filters, bars, before };
}

/** All of the days, as they were traded. */
function chartOf({ range, from, to }: DayRangeFilters, bars: readonly DailyBar[]): ChartData {
  const { view } = parseChart(new URLSearchParams(), OPENS_ON);
  return {
    view: { ...view, range, from, to, prices: 'raw' },
    ignored: [],
    bars: packBars(bars),
    seen: { from: 0, to: bars.length - 1 },
    compared: [],
    marks: [],
    isAdjusted: false,
  };
}

/** The last close before a day; null where nothing was traded before it. */
export async function closeBefore(
  { store }: Pick<Site, 'store'>,
  symbol: string,
  day: PlainDate,
): Promise<Thousandths | null> {
  const last = addDays(day, -1);
  const recent = await store.bars.list(symbol, addDays(day, -USUAL_REST_DAYS), last);
  if (recent.length > 0) return recent.at(-1)!.close;
  const span = await store.bars.span(symbol);
  if (!span || span.first >= day) return null;
  return (await store.bars.list(symbol, span.first, last)).at(-1)?.close ?? null;
}
