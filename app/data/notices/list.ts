import { holdsWords } from '#domain/search-words.ts';
import { textOf } from '#messages/text.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import { isFiltered, parseNotices, type NoticeFilters } from '#app/blocks/notices/notice-filters.ts';
import type { NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import { followLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Site } from '#app/context.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { isToCome, type NoticeItem } from './item.ts';
import { noticesOf } from './items.ts';
import { NOTICE_PAGES, type NoticeKind } from './kinds.ts';
import { noticeCrumbs, noticeRow } from './text.ts';

/** Rows under a title; null for a list with a single group. */
export interface NoticeGroup {
  title: string | null;
  rows: NoticeRow[];
}

export interface NoticesData {
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  trail: Crumb[];
  head: { title: string; description: string };
  texts: { lead: string; filter: string; search: string; count: string; none: string };
  /** Link to a related list. */
  beside: { to: string; label: string } | null;
  filters: NoticeFilters;
  groups: NoticeGroup[];
  total: number;
  pages: number;
  size: number;
  files: ExportLabels;
}

const PAGE_SIZE = 20;

/** A page of the list for the query. */
export async function loadNotices(site: Site, kind: NoticeKind, query: URLSearchParams): Promise<NoticesData> {
  const { locale } = site;
  const t = textOf(locale);
  const { feed, beside } = NOTICE_PAGES[kind];
  const filters = parseNotices(query);
  const found = await noticeFilters(site, kind, filters);
  const { page, pages, ignored } = pageWithin(filters, found.length, PAGE_SIZE);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    stale: staleData(site, feed),
    unread: found.length === 0 && isUnread(site, feed),
    trail: noticeCrumbs(kind, locale),
    head: { title: t(`notices.${kind}.title`), description: t(`notices.${kind}.description`) },
    texts: {
      lead: t(`notices.${kind}.lead`),
      filter: t(`notices.${kind}.filter`),
      search: t(`notices.search.${kind}`),
      count: t(`notices.${kind}.count`, { count: found.length }),
      none: t(isFiltered(filters) ? 'notices.noneFound' : `notices.${kind}.none`),
    },
    beside: beside && { to: pathOf(NOTICE_PAGES[beside].list), label: t(`notices.${beside}.title`) },
    filters: { ...filters, page, ignored },
    groups: groupsOf(site, kind, shown),
    total: found.length,
    pages,
    size: PAGE_SIZE,
    files: followLabels(site, NOTICE_PAGES[kind].list),
  };
}

/** All notices that the query selects, without paging. */
export async function noticeFilters(
  site: Site,
  kind: NoticeKind,
  { words, from, to }: NoticeFilters,
): Promise<NoticeItem[]> {
  const items = await noticesOf(site, kind);
  return items.filter(
    (item) => (!from || item.lastDay >= from) && (!to || item.date <= to) && holdsWords(item.words, words),
  );
}

function groupsOf(site: Site, kind: NoticeKind, items: readonly NoticeItem[]): NoticeGroup[] {
  const { locale } = site;
  const rowsOf = (some: readonly NoticeItem[]) => some.map((item) => noticeRow(kind, item, locale));
  if (kind !== 'events') return [{ title: null, rows: rowsOf(items) }];
  const t = textOf(locale);
  const now = site.now();
  return [
    { title: t('notices.toCome'), rows: rowsOf(items.filter((item) => isToCome(item, now))) },
    { title: t('notices.over'), rows: rowsOf(items.filter((item) => !isToCome(item, now))) },
  ].filter(({ rows }) => rows.length > 0);
}
