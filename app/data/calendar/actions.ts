import { pick } from '#domain/bilingual.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { ActionRow } from '#app/blocks/company-records/action-columns.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import type { MonthData } from '#app/blocks/month-calendar/month-calendar.tsx';
import { followLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Site } from '#app/context.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { knownActions } from '#app/data/calendar/known-actions.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import type { Option } from '#app/ui/field.tsx';
import { monthData } from './month.ts';
import { isIncluded, parseActions, type ActionFilters } from '#app/blocks/corporate-actions/action-filters.ts';

export interface MarketActionsData {
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  trail: Crumb[];
  filters: ActionFilters;
  issuers: Option[];
  calendar: MonthData;
  count: string;
  rows: ActionRow[];
  total: number;
  pages: number;
  size: number;
  files: ExportLabels;
  now: Instant;
  /** On which the issuers' actions were last read. */
  readOn: PlainDate | null;
  simulated: boolean;
}

const PAGE_SIZE = 20;

/** Corporate actions of all issuers as the address asks: a month of them, and a page of their list. */
export async function loadMarketActions(site: Site, query: URLSearchParams): Promise<MarketActionsData> {
  const { locale } = site;
  const { filters, issuers, found } = await actionFilters(site, query);
  const { page, pages, ignored } = pageWithin(filters, found.length, PAGE_SIZE);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    stale: staleData(site, 'dividends', 'splits'),
    readOn: readDay(site, 'dividends'),
    unread: found.length === 0 && isUnread(site, 'dividends', 'splits'),
    trail: crumbsOf('the-exchange-corporate-actions', locale),
    filters: { ...filters, page, ignored },
    issuers,
    calendar: monthData(site, filters.month, { actions: found }),
    count: textOf(locale)('calendar.actions.count', { count: found.length }),
    rows: shown.map(({ issuer: _, ...action }) => action),
    total: found.length,
    pages,
    size: PAGE_SIZE,
    files: followLabels(site, 'the-exchange-corporate-actions'),
    now: site.now(),
    simulated: site.live.clock().simulated,
  };
}

interface FoundActions {
  filters: ActionFilters;
  issuers: Option[];
  /** Those with the latest days first. */
  found: CorporateAction[];
}

/** All that the address asks for, and whose may be asked for: those that have any. */
export async function actionFilters(site: Site, query: URLSearchParams): Promise<FoundActions> {
  const actions = await knownActions(site);
  const names = new Map(actions.map(({ symbol, issuer }) => [symbol, pick(issuer, site.locale)]));
  const issuers = [...names].map(([value, name]) => ({ value, label: `${value} · ${name}` }));
  const filters = parseActions(query, [...names.keys()], site.today());
  return {
    filters,
    issuers: issuers.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    found: actions.filter((action) => isIncluded(action, filters)),
  };
}
