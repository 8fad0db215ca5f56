import { isHeldLater } from '#app/blocks/day-filter/day-filter.ts';
import { barSummary, type BarSummary } from '#domain/bar-summary.ts';
import { pick } from '#domain/bilingual.ts';
import { byFactor, type AppliedEvent } from '#domain/adjusted-price.ts';
import { formatDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import { inRowOrder } from '#app/blocks/filtered-list/row-order.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import { appliedRows, type AppliedRow } from '#app/blocks/history/adjustments.ts';
import { drawnLines, type DrawnLines } from '#app/blocks/history/drawn-lines.ts';
import { priceColumns, type PriceRow } from '#app/blocks/history/price-columns.ts';
import { ownOrder, type PriceFilters } from '#app/blocks/history/price-filters.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import type { Site } from '#app/context.ts';
import { areEventsMissing } from '#app/data/calendar/missing.ts';
import { waysTo } from '#app/data/ways.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import type { Option } from '#app/ui/field.tsx';
import { workingOf } from './adjusted.ts';
import { adjustedPriceCalculator } from './adjusted-price-calculator.ts';
import { findPrices, optionsOf, type FoundPrices } from './prices.ts';
import { withShareValues } from './share-values.ts';

const PAGE: RouteName = 'the-exchange-historical-data-company-prices';
const PAGE_SIZE = 50;
/** A day of all securities fits on one page. */
const WHOLE = 1_000;

export interface PricesPage extends ListPageFrame {
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  /** Earlier days are still being read. */
  isGrowing: boolean;
  filters: PriceFilters;
  options: Option[];
  rows: readonly PriceRow[];
  total: number;
  pages: number;
  size: number;
  /** The closes of the chosen securities; null when none is chosen, or none of them traded. */
  lines: DrawnLines | null;
  /** When one security is chosen. */
  summary: BarSummary | null;
  applied: readonly AppliedRow[];
  /** True while events that move prices may be missing. */
  areEventsMissing: boolean;
  calculator: CalculatorData;
  /** Sums of all rows, not only those of the page; columns with mixed units are left out. */
  sums: Readonly<Record<string, number>> | null;
  /** The last day of the figures. */
  asOf: PlainDate | null;
  /** Note that another day than the requested one is shown. */
  otherDay: string | null;
  files: ExportLabels;
  texts: { count: string; caption: string; none: string };
}

/** The history of prices for the query. */
export async function loadPricesPage(site: Site, query: URLSearchParams): Promise<PricesPage> {
  const t = textOf(site.locale);
  const found = await findPrices(site, query);
  const size = found.chosen.length > 0 ? PAGE_SIZE : WHOLE;
  const { page, pages, ignored } = pageWithin(found.filters, found.rows.length, size);
  const working = found.chosen.map(({ security, days }) => ({
    symbol: security.symbol,
    events: workingOf(days, found.filters.from),
  }));
  const rows = await shownRows(found, site);
  return {
    stale: staleData(site, 'bars', 'dividends', 'splits', 'rights-issues'),
    unread: found.rows.length === 0 && isUnread(site, 'bars'),
    isGrowing: isUnread(site, 'bars') === true,
    trail: crumbsOf('the-exchange-historical-data', site.locale, [
      { label: t('history.prices.title'), to: pathOf(PAGE) },
    ]),
    head: {
      title: t('history.prices.title'),
      description: t('history.prices.description'),
      lead: t('history.prices.lead'),
    },
    ways: waysTo(site, [
      ['market-summary', 'summary.title'],
      ['the-exchange-corporate-actions', 'menu.page.corporateActions'],
      ['the-exchange-marketdata-providers', 'menu.page.dataProviders'],
    ]),
    filters: { ...found.filters, page, ignored },
    options: optionsOf(found.securities, site),
    rows: rows.slice((page - 1) * size, page * size),
    total: found.rows.length,
    pages,
    size,
    lines: drawnLines(found, site.locale),
    summary: summaryOf(found),
    applied: working.flatMap(({ symbol, events }) => appliedRows(symbol, events, t)),
    areEventsMissing: areEventsMissing(site),
    calculator: adjustedPriceCalculator(site, query, working[0]?.events.total ?? []),
    sums: sumsOf(
      found,
      working.flatMap(({ events }) => events.adjusted),
    ),
    asOf: found.rows[0]?.date ?? null,
    otherDay: otherDayOf(found, site),
    files: exportLabels(site.locale),
    texts: textsOf(found, site),
  };
}

const VALUES = ['market-value', 'free-float-value'];

/** All rows in the requested order; market values of shares are read only when they are shown. */
async function shownRows(found: FoundPrices, site: Site): Promise<readonly PriceRow[]> {
  const { filters } = found;
  const isValued = [...filters.columns, filters.order.sort].some((id) => VALUES.includes(id));
  const rows = isValued ? await withShareValues(site, found.rows) : found.rows;
  const columns = priceColumns(textOf(site.locale), { ...filters, columns: [] });
  return inRowOrder(rows, columns, filters.order, ownOrder(filters));
}

const RENUMBERS: readonly string[] = ['bonus-shares', 'split', 'capital-reduction'];

/** Numbers of shares are not summed across companies, nor, as traded, across a split; values not across currencies. */
export function sumsOf(
  { filters, chosen, rows }: Pick<FoundPrices, 'filters' | 'chosen' | 'rows'>,
  events: readonly AppliedEvent[],
): PricesPage['sums'] {
  if (rows.length < 2) return null;
  const isMixed = new Set(rows.map(({ security }) => security.currency)).size > 1;
  const first = rows.at(-1)!.from;
  const isRenumbered =
    filters.basis === 'raw' &&
    events.some(({ event }) => RENUMBERS.includes(event.kind) && event.exDate > first && event.exDate <= filters.to);
  const sum = (part: 'volume' | 'value' | 'trades') =>
    rows.every((row) => row[part] !== null) ? { [part]: rows.reduce((all, row) => all + row[part]!, 0) } : {};
  return {
    ...(chosen.length > 1 || isRenumbered ? {} : sum('volume')),
    ...(isMixed ? {} : sum('value')),
    ...sum('trades'),
  };
}

/** The whole range of a single security as one summary. */
export function summaryOf({ chosen, filters: { to } }: Pick<FoundPrices, 'chosen' | 'filters'>): BarSummary | null {
  const [one] = chosen;
  if (!one || chosen.length > 1) return null;
  const { bars, before, events, changes } = one.days;
  const all = events.at(-1)?.running;
  return barSummary(
    bars.filter(({ date }) => date <= to),
    before !== null && all ? byFactor(before, all) : before,
    changes,
  );
}

/** Note for a shown day that is not the requested one. */
function otherDayOf({ filters, day, held }: FoundPrices, { locale }: Site): string | null {
  if (filters.day === null || day === null || held === null || filters.day === day) return null;
  const days = { asked: formatDate(filters.day, locale), day: formatDate(day, locale) };
  return textOf(locale)(isHeldLater(filters.day, held.last) ? 'history.day.later' : 'history.day.closed', days);
}

function textsOf({ filters, chosen, day, held, rows }: FoundPrices, { locale }: Site): PricesPage['texts'] {
  const t = textOf(locale);
  const names = chosen.map(({ security }) => pick(security.name, locale)).join(t('common.listSeparator'));
  const [from, to] = [formatDate(filters.from, locale), formatDate(filters.to, locale)];
  const onDay = day === null ? '' : formatDate(day, locale);
  return {
    count: t(chosen.length > 0 ? `history.count.${filters.interval}` : 'history.count.securities', {
      count: rows.length,
      day: onDay,
    }),
    caption:
      chosen.length > 0 ? t('history.caption.range', { names, from, to }) : t('history.caption.day', { day: onDay }),
    none:
      chosen.length > 0
        ? t('history.none.range', { from, to })
        : t('history.none.day', { first: held === null ? '--' : formatDate(held.first, locale) }),
  };
}
