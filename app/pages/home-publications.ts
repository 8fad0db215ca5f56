import { pick, pickedLocale } from '#domain/bilingual.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import { dubaiDate } from '#domain/date.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { circularFileHref, disclosureFileHref } from '../document-links.ts';
import { disclosureRow } from '../blocks/publications/disclosure-row.ts';
import type { FilingKind, FilingList } from '../blocks/publications/filings.tsx';
import type { NoticeRow } from '../blocks/publications/notice-list.tsx';
import type { NoticeLists } from '../blocks/publications/notices.tsx';
import type { PressRow } from '../blocks/publications/press-list.tsx';
import type { Site } from '../context.ts';
import type { HomeEvent } from './home-events.ts';

export interface HomePublications {
  filings: FilingList[];
  notices: NoticeLists[];
  press: PressRow[];
}

const FILINGS_SHOWN = 7;
const NOTICES_SHOWN = 5;
/** Latest press shows 3 items (specification, section 9). */
const PRESS_SHOWN = 3;
/** Feeds without a day to end on are read a little further, and what a replayed day does not know yet is left out. */
const READ_ON = 12;

const FILING_FILES: readonly [FilingKind, string | undefined][] = [
  ['disclosures', undefined],
  ['reports', 'financial_reports'],
  ['integrated', 'integrated_reports'],
];

/** What issuers and the exchange have made public by now, newest first; a list with nothing in it is left out. */
export async function loadPublications(site: Site, events: readonly HomeEvent[]): Promise<HomePublications> {
  const [filings, announcements, circulars, { press, total }] = await Promise.all([
    Promise.all(FILING_FILES.map(([kind, fileType]) => filingsOf(site, kind, fileType))),
    announcementsOf(site),
    circularsOf(site),
    pressOf(site),
  ]);
  const rest = { releases: press.slice(PRESS_SHOWN), total: Math.max(0, total - PRESS_SHOWN) };
  const news = newsOf(site, events, rest);
  return {
    filings: filings.filter(({ rows }) => rows.length > 0),
    notices: [announcements, news, circulars].filter(({ rows }) => rows.length > 0),
    press: press.slice(0, PRESS_SHOWN).map(({ id, headline, publishedAt, files: [file] }) => ({
      id,
      headline,
      publishedAt,
      href: file ? disclosureFileHref(file) : null,
    })),
  };
}

async function filingsOf({ store, locale, now }: Site, kind: FilingKind, fileType: string | undefined) {
  const { items, total } = await store.disclosures.page({
    lang: locale,
    announcementType: 'Disclosure',
    fileType,
    until: now(),
    take: FILINGS_SHOWN,
  });
  return { kind, total, rows: items.map((item) => disclosureRow(item)) };
}

async function announcementsOf({ store, exchange, locale, now }: Site): Promise<NoticeLists> {
  const { items, total } = await store.disclosures.page({
    lang: locale,
    announcementType: exchange.newsType,
    until: now(),
    take: NOTICES_SHOWN,
  });
  return { kind: 'announcements', total, rows: items.map(publishedNotice) };
}

async function circularsOf({ store, locale, now }: Site): Promise<NoticeLists> {
  const { items, total } = await store.circulars.page({ take: READ_ON });
  const rows = items
    .filter(({ publishedAt }) => publishedAt <= now())
    .slice(0, NOTICES_SHOWN)
    .map(({ id, headline, date, files: [file] }) => ({
      ...noticeWords(headline, locale),
      id,
      date,
      href: file ? circularFileHref(id, file) : null,
    }));
  return { kind: 'circulars', total, rows };
}

async function pressOf({ store, locale, now }: Site): Promise<{ press: Disclosure[]; total: number }> {
  const { items, total } = await store.press.page({ lang: locale, take: READ_ON });
  return { press: items.filter(({ publishedAt }) => publishedAt <= now()), total };
}

/** The exchange's events as they were announced, with the releases before those that stand in full on the page. */
function newsOf(
  { locale, now }: Site,
  events: readonly HomeEvent[],
  { releases, total }: { releases: readonly Disclosure[]; total: number },
): NoticeLists {
  const announced = events
    .filter(({ modifiedAt }) => modifiedAt <= now())
    .map(({ id, title, modifiedAt }) => ({
      ...noticeWords(title, locale),
      id,
      date: dubaiDate(modifiedAt),
      href: null,
    }));
  const rows = [...announced, ...releases.map(publishedNotice)].sort((a, b) => (a.date < b.date ? 1 : -1));
  return { kind: 'news', total: announced.length + total, rows: rows.slice(0, NOTICES_SHOWN) };
}

function publishedNotice({ id, headline, publishedAt, lang, files: [file] }: Disclosure): NoticeRow {
  return { id, date: dubaiDate(publishedAt), headline, lang, href: file ? disclosureFileHref(file) : null };
}

function noticeWords(words: Bilingual, locale: Site['locale']): Pick<NoticeRow, 'headline' | 'lang'> {
  return { headline: pick(words, locale), lang: pickedLocale(words, locale) };
}
