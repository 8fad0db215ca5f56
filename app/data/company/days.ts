import { adjustedBars, byFactor, type CapitalEvent } from '#domain/adjusted-price.ts';
import { barSummary, changedBars, type BarSummary } from '#domain/bar-summary.ts';
import type { DailyBar } from '#domain/quote.ts';
import { BREADTH_KINDS } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { packBars, type ChartData } from '#app/blocks/chart/chart-data.ts';
import { parseChart } from '#app/blocks/chart/chart-view.ts';
import { OPENS_ON, parseDays } from '#app/blocks/company-figures/day-range-filters.ts';
import { parseDaysFilters, type DaysFilters } from '#app/blocks/company-figures/days-filters.ts';
import type { DayRow } from '#app/blocks/company-figures/figure-columns.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import type { Site } from '#app/context.ts';
import { eventsOfSecurity } from '#app/data/history/adjusted.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { runningOf } from './chart.ts';
import { barBefore, loadTradedDays, rangeEnd } from './traded-days.ts';

export interface DaysData {
  page: 'trading-summary';
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  /** Earlier days are still being read. */
  isGrowing: boolean;
  /** True when no day of the security is stored, traded or not. */
  isUnknown: boolean;
  filters: DaysFilters;
  /** True when splits and dividends move the security's prices, so that adjusted prices are offered. */
  hasBases: boolean;
  chart: ChartData;
  /** Rows of the shown page, newest first. */
  rows: DayRow[];
  summary: BarSummary | null;
  total: number;
  pages: number;
  size: number;
}

const PAGE_SIZE = 20;
/** The days of a security for its address: a chart, a summary, and a page of rows with their changes. */
export async function loadDays(site: Site, symbol: string, query: URLSearchParams): Promise<DaysData> {
  const [{ filters, bars, before, changes }, security, span] = await Promise.all([
    dayRangeFilters(site, symbol, query),
    site.store.securities.find(symbol),
    site.store.bars.span(symbol),
  ]);
  const { page, pages, ignored } = pageWithin(filters, bars.length, PAGE_SIZE);
  const newestFirst = changedBars(bars, before, changes).reverse();
  return {
    page: 'trading-summary',
    stale: staleData(site, 'bars'),
    unread: bars.length === 0 && isUnread(site, 'bars'),
    isGrowing: isUnread(site, 'bars') === true,
    isUnknown: bars.length === 0 && span === undefined,
    filters: { ...filters, page, ignored },
    hasBases: security !== undefined && BREADTH_KINDS.includes(security.kind),
    chart: chartOf(site, filters, bars),
    rows: newestFirst.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    summary: barSummary(bars, before, changes),
    total: bars.length,
    pages,
    size: PAGE_SIZE,
  };
}

/** Every day of the range with its change, newest first. For files. */
export async function allDays(site: Site, symbol: string, query: URLSearchParams) {
  const { filters, bars, before, changes } = await dayRangeFilters(site, symbol, query);
  return { filters, days: changedBars(bars, before, changes).reverse() };
}

async function dayRangeFilters(site: Site, symbol: string, query: URLSearchParams) {
  const { range } = parseDays(query, site.today());
  const filters = parseDaysFilters(query, await rangeEnd(site, symbol, range));
  const last = await barBefore(site, symbol, filters.from);
  return { filters, ...(await daysOn(site, symbol, filters, last)) };
}

interface DaysOnBasis {
  bars: readonly DailyBar[];
  before: Thousandths | null;
  /** Capital changes that the bars are not adjusted for. */
  changes: readonly CapitalEvent[];
}

/** The days of a range on a price basis, and the close before them on the same basis. */
async function daysOn(
  site: Site,
  symbol: string,
  { from, to, prices }: DaysFilters,
  last: DailyBar | undefined,
): Promise<DaysOnBasis> {
  const today = site.today();
  const before = last?.close ?? null;
  // An event after the range moves the prices within it; its effect is computed from the close before it. One between
  // the close before the range and its first day moves that close.
  const [traded, events] = await Promise.all([
    loadTradedDays(site, symbol, { from, to: today }),
    eventsOfSecurity(site, symbol, last?.date),
  ]);
  const isShown = ({ date }: DailyBar) => date <= to;
  if (prices === 'raw') return { bars: traded.filter(isShown), before, changes: events };
  const { bars, events: applied } = adjustedBars(traded, events, prices, before);
  const all = applied.at(-1)?.running;
  return { bars: bars.filter(isShown), before: before !== null && all ? byFactor(before, all) : before, changes: [] };
}

/** Chart of all these days, on their price basis. */
function chartOf(site: Site, { range, from, to, prices }: DaysFilters, bars: readonly DailyBar[]): ChartData {
  const { view } = parseChart(new URLSearchParams(), OPENS_ON);
  return {
    view: { ...view, range, from, to, prices },
    ignored: [],
    bars: packBars(bars),
    ...runningOf(
      site,
      bars.map(({ date }) => date),
    ),
    seen: { from: 0, to: bars.length - 1 },
    compared: [],
    marks: [],
    basis: prices,
  };
}
