import { pick } from '#domain/bilingual.ts';
import type { CalendarKind } from '#domain/issue-days.ts';
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
import { isUnread, staleData, type JobName, type StaleData } from '#app/data/status/stale-data.ts';
import type { Option } from '#app/ui/field.tsx';
import { monthData } from './month.ts';
import {
  isAction,
  isIncluded,
  isIssue,
  parseActions,
  type ActionFilters,
  type CalendarEntry,
} from '#app/blocks/corporate-actions/action-filters.ts';
import { calendarEntries } from './entries.ts';
import { issuesOnDays } from './issues.ts';
import { issuesMissing } from './missing.ts';

export interface MarketActionsData {
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  /** Why offerings or rights issues are missing; null when both were read. */
  missing: string | null;
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
  /** Day on which the issuers' actions were last read. */
  readOn: PlainDate | null;
  simulated: boolean;
}

const PAGE_SIZE = 20;

/**
 * Corporate actions, offerings and rights issues of all issuers for the query: one month of them, and a page of their
 * list.
 */
export async function loadMarketActions(site: Site, query: URLSearchParams): Promise<MarketActionsData> {
  const { locale } = site;
  const { filters, issuers, found } = await actionFilters(site, query);
  const { page, pages, ignored } = pageWithin(filters, found.length, PAGE_SIZE);
  const issues = found.filter(isIssue);
  const actions = found.filter(isAction);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    stale: staleData(site, 'dividends', 'splits', 'offerings', 'rights-issues'),
    readOn: readDay(site, 'dividends'),
    unread: found.length === 0 && isUnread(site, ...jobsOf(filters.kind)),
    missing: issuesMissing(site),
    trail: crumbsOf('the-exchange-corporate-actions', locale),
    filters: { ...filters, page, ignored },
    issuers,
    calendar: monthData(site, filters.month, { actions, issues: issuesOnDays(issues, actions, site) }),
    count: textOf(locale)('calendar.actions.count', { count: found.length }),
    rows: shown.map(({ issuer: _, ...entry }) => entry),
    total: found.length,
    pages,
    size: PAGE_SIZE,
    files: followLabels(site, 'the-exchange-corporate-actions'),
    now: site.now(),
    simulated: site.live.clock().simulated,
  };
}

/** The jobs whose data a list of that kind is built from. */
function jobsOf(kind: CalendarKind | null): [JobName, ...JobName[]] {
  if (kind === 'offering') return ['offerings'];
  return kind === 'rights-issue' ? ['rights-issues', 'dividends'] : ['dividends', 'splits'];
}

interface FoundActions {
  filters: ActionFilters;
  issuers: Option[];
  /** Entries, latest days first. */
  found: CalendarEntry[];
}

/** All entries that the query selects, and the issuers that can be chosen: those that have any entry. */
export async function actionFilters(site: Site, query: URLSearchParams): Promise<FoundActions> {
  const [entries, securities] = await Promise.all([calendarEntries(site), site.store.securities.list()]);
  const listed = new Set(securities.map(({ symbol }) => symbol));
  // An offering under its code does not belong to a listed issuer yet.
  const ofListed = entries.filter((entry) => !isIssue(entry) || listed.has(entry.symbol));
  const names = new Map(ofListed.map(({ symbol, issuer }) => [symbol, pick(issuer, site.locale)]));
  const issuers = [...names].map(([value, name]) => ({ value, label: `${value} · ${name}` }));
  const filters = parseActions(query, [...names.keys()], site.today());
  return {
    filters,
    issuers: issuers.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    found: entries.filter((entry) => isIncluded(entry, filters)),
  };
}
