import { barSummary, type BarSummary } from '#domain/bar-summary.ts';
import { pick } from '#domain/bilingual.ts';
import { byFactor } from '#domain/adjusted-price.ts';
import { formatDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import { appliedRows, type AppliedRow } from '#app/blocks/history/adjustments.ts';
import { drawnLines, type DrawnLines } from '#app/blocks/history/drawn-lines.ts';
import type { PriceRow } from '#app/blocks/history/price-columns.ts';
import type { PriceFilters } from '#app/blocks/history/price-filters.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import type { Site } from '#app/context.ts';
import { waysTo } from '#app/data/members/ways.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import type { Option } from '#app/ui/field.tsx';
import { findPrices, type FoundPrices } from './prices.ts';

const PAGE: RouteName = 'the-exchange-historical-data-company-prices';
const PAGE_SIZE = 50;
/** A day of all securities is on one page. */
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
  /** The closes of the chosen securities; null where none is chosen, or none of them traded. */
  lines: DrawnLines | null;
  /** Of one security. */
  summary: BarSummary | null;
  applied: readonly AppliedRow[];
  /** The last day of the figures. */
  asOf: PlainDate | null;
  files: ExportLabels;
  texts: { count: string; caption: string; none: string };
}

/** The history of prices as the address asks for it. */
export async function loadPricesPage(site: Site, query: URLSearchParams): Promise<PricesPage> {
  const t = textOf(site.locale);
  const found = await findPrices(site, query);
  const size = found.chosen.length > 0 ? PAGE_SIZE : WHOLE;
  const { page, pages, ignored } = pageWithin(found.filters, found.rows.length, size);
  return {
    stale: staleData(site, 'bars', 'dividends', 'splits'),
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
    options: found.securities.map(({ symbol, name }) => ({
      value: symbol,
      label: `${pick(name, site.locale)} (${symbol})`,
    })),
    rows: found.rows.slice((page - 1) * size, page * size),
    total: found.rows.length,
    pages,
    size,
    lines: drawnLines(found, site.locale),
    summary: summaryOf(found),
    applied: found.chosen.flatMap(({ security, days }) => appliedRows(security.symbol, days.events, t)),
    asOf: found.rows[0]?.date ?? null,
    files: exportLabels(site.locale),
    texts: textsOf(found, site),
  };
}

/** The range of one security as one. */
function summaryOf({ chosen, filters: { to } }: FoundPrices): BarSummary | null {
  const [one] = chosen;
  if (!one || chosen.length > 1) return null;
  const { bars, before, events } = one.days;
  const all = events.at(-1)?.running;
  return barSummary(
    bars.filter(({ date }) => date <= to),
    before !== null && all ? byFactor(before, all) : before,
  );
}

function textsOf({ filters, chosen, day, rows }: FoundPrices, { locale }: Site): PricesPage['texts'] {
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
    none: chosen.length > 0 ? t('history.none.range', { from, to }) : t('history.none.day', { day: onDay }),
  };
}
