import { pick, pickedLocale } from '#domain/bilingual.ts';
import { marketDate } from '#domain/date.ts';
import { disclosureRow } from '#app/blocks/publications/disclosure-row.ts';
import type { FilingKind, FilingList } from '#app/blocks/publications/filings.tsx';
import type { NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import type { NoticeLists } from '#app/blocks/publications/notices.tsx';
import type { Site } from '#app/context.ts';
import type { HomeEvent } from '#app/data/calendar/events.ts';
import type { NoticeItem } from '#app/data/notices/item.ts';
import { noticesOf } from '#app/data/notices/items.ts';
import type { NoticeKind } from '#app/data/notices/kinds.ts';
import { noticePath, noticeRow } from '#app/data/notices/text.ts';

export interface HomePublications {
  filings: FilingList[];
  notices: NoticeLists[];
  press: NoticeRow[];
}

const FILINGS_SHOWN = 7;
const NOTICES_SHOWN = 5;
/** Latest press shows 3 items (docs/specification.md, section 9), and scrolls to as many more. */
const PRESS_SHOWN = 6;
const FILING_FILES: readonly [FilingKind, string | undefined][] = [
  ['disclosures', undefined],
  ['reports', 'financial_reports'],
  ['integrated', 'integrated_reports'],
];

/** Publications of issuers and of the exchange up to now, newest first; an empty list is left out. */
export async function loadPublications(site: Site, events: readonly HomeEvent[]): Promise<HomePublications> {
  const [filings, announcements, circulars, { press, news }] = await Promise.all([
    Promise.all(FILING_FILES.map(([kind, fileType]) => filingsOf(site, kind, fileType))),
    noticesFor(site, 'announcements', 'market-announcements'),
    noticesFor(site, 'circulars', 'circulars'),
    newsOf(site, events),
  ]);
  return {
    filings: filings.filter(({ rows }) => rows.length > 0),
    notices: [announcements, news, circulars].filter(({ rows }) => rows.length > 0),
    press,
  };
}

async function filingsOf({ store, locale, now }: Site, kind: FilingKind, fileType: string | undefined) {
  const { items, total } = await store.disclosures.page({
    lang: locale,
    exchange: 'home',
    announcementType: 'Disclosure',
    fileType,
    until: now(),
    take: FILINGS_SHOWN,
  });
  return { kind, total, rows: items.map((item) => disclosureRow(item)) };
}

/** Notices of the exchange of one kind, as their own list shows them. */
async function noticesFor(site: Site, kind: 'announcements' | 'circulars', of: NoticeKind): Promise<NoticeLists> {
  const items = await noticesOf(site, of);
  const rows = items.slice(0, NOTICES_SHOWN).map((item) => homeRow(of, item, site.locale));
  return { kind, total: items.length, rows };
}

/** The exchange's events as announced, with press releases that follow those of the page's own row. */
async function newsOf(
  site: Site,
  events: readonly HomeEvent[],
): Promise<Pick<HomePublications, 'press'> & { news: NoticeLists }> {
  const { locale, now } = site;
  const releases = (await noticesOf(site, 'press-releases')).map((item) => homeRow('press-releases', item, locale));
  const announced = events
    .filter(({ modifiedAt }) => modifiedAt <= now())
    .map(({ id, title, modifiedAt }) => ({
      id,
      headline: pick(title, locale),
      lang: pickedLocale(title, locale),
      date: marketDate(modifiedAt),
      href: null,
      to: noticePath('events', id),
    }));
  const rest = [...announced, ...releases.slice(PRESS_SHOWN)];
  const rows = rest.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, NOTICES_SHOWN);
  return { press: releases.slice(0, PRESS_SHOWN), news: { kind: 'news', total: rest.length, rows } };
}

/** A row without its note: the home page has no room for it. */
function homeRow(kind: NoticeKind, item: NoticeItem, locale: Site['locale']): NoticeRow {
  const { note: _, ...row } = noticeRow(kind, item, locale);
  return row;
}
