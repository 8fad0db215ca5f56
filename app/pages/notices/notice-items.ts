import { pick, pickedLocale } from '#domain/bilingual.ts';
import type { Circular, CircularFile } from '#domain/circular.ts';
import { dubaiDate } from '#domain/date.ts';
import { isDerivativesNews } from '#domain/derivatives-news.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { everyPage } from '#domain/every-page.ts';
import type { ExchangeEvent } from '#domain/exchange-event.ts';
import type { FeedName } from '#domain/feed.ts';
import type { Locale } from '#domain/locale.ts';
import { editionOf, joinEditions, type Editions } from '#domain/editions.ts';
import { DAY_MS, type Instant, type PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { circularFileHref, disclosureFileHref } from '#app/document-links.ts';
import type { RouteName } from '#app/site-map.ts';

/** What the exchange makes public one by one: the last part of the address of its list. */
export type NoticeKind =
  'circulars' | 'market-announcements' | 'derivatives-market-announcements' | 'press-releases' | 'events';

interface NoticePages {
  list: RouteName;
  page: RouteName;
  feed: FeedName;
  /** The page of the menus that it stands in. */
  menu: RouteName;
  /** What a reader of the list may also look for. */
  beside: NoticeKind | null;
}

export const NOTICE_PAGES: Readonly<Record<NoticeKind, NoticePages>> = {
  circulars: {
    list: 'the-exchange-circulars',
    page: 'the-exchange-circulars-id',
    feed: 'circulars',
    menu: 'the-exchange-circulars',
    beside: null,
  },
  'market-announcements': {
    list: 'the-exchange-market-announcements',
    page: 'the-exchange-market-announcements-id',
    feed: 'disclosures',
    menu: 'the-exchange-market-announcements',
    beside: 'derivatives-market-announcements',
  },
  'derivatives-market-announcements': {
    list: 'the-exchange-derivatives-market-announcements',
    page: 'the-exchange-derivatives-market-announcements-id',
    feed: 'disclosures',
    menu: 'the-exchange-market-announcements',
    beside: 'market-announcements',
  },
  'press-releases': {
    list: 'discover-news-media-press-releases',
    page: 'discover-news-media-press-releases-id',
    feed: 'press',
    menu: 'discover-news-media',
    beside: 'events',
  },
  events: {
    list: 'discover-news-media-events',
    page: 'discover-news-media-events-id',
    feed: 'events',
    menu: 'discover-news-media',
    beside: 'press-releases',
  },
};

export interface NoticeFile {
  href: string;
  title: string;
  /** 'PDF'. */
  format: string;
  /** null where its source does not say. */
  bytes: number | null;
}

/** What of an event no other notice has. */
export type EventFacts = Pick<ExchangeEvent, 'startsAt' | 'endsAt' | 'allDay'> & {
  /** When it is over. */
  overAt: Instant;
  place: string | null;
  /** Plain text, as `ExchangeEvent` holds it. */
  text: string | null;
  textLang: Locale;
  registration: string | null;
};

/** A circular, an announcement, a press release or an event as the reader of a language sees it. */
export interface NoticeItem {
  id: string;
  /** Other ids under which people may hold it. */
  also: readonly string[];
  number: string | null;
  headline: string;
  lang: Locale;
  /** Its Dubai day, and the last one of an event that lasts longer. */
  date: PlainDate;
  lastDay: PlainDate;
  publishedAt: Instant;
  modifiedAt: Instant | null;
  files: NoticeFile[];
  event: EventFacts | null;
  /** What is searched, in both languages. */
  words: string;
}

const READ: Readonly<Record<NoticeKind, (site: Site) => Promise<NoticeItem[]>>> = {
  circulars: readCirculars,
  'market-announcements': (site) => readAnnouncements(site, false),
  'derivatives-market-announcements': (site) => readAnnouncements(site, true),
  'press-releases': readReleases,
  events: readEvents,
};

/** All that is known by now, newest first; of events those to come, the next one first, then those that are over. */
export async function noticesOf(site: Site, kind: NoticeKind): Promise<NoticeItem[]> {
  const all = await site.shared(`notices ${kind}`, READ[kind]);
  const now = site.now();
  const known = all.filter(({ publishedAt }) => publishedAt <= now);
  if (kind !== 'events') return known;
  return [...known.filter((item) => isToCome(item, now)).toReversed(), ...known.filter((item) => !isToCome(item, now))];
}

/** True for an event that is not over. */
export function isToCome({ event }: NoticeItem, now: Instant): boolean {
  return event !== null && event.overAt > now;
}

/** The one of that id, which may be that of its other language. */
export async function findNotice(site: Site, kind: NoticeKind, id: string): Promise<NoticeItem | undefined> {
  const items = await noticesOf(site, kind);
  return items.find((item) => item.id === id || item.also.includes(id));
}

async function readCirculars({ store, locale }: Site): Promise<NoticeItem[]> {
  const circulars = await everyPage((range) => store.circulars.page(range));
  return circulars.map((circular) => circularItem(circular, locale)).sort(newestFirst);
}

function circularItem({ id, number, headline, date, publishedAt, modifiedAt, files }: Circular, locale: Locale) {
  return {
    id,
    also: [],
    number,
    headline: pick(headline, locale),
    lang: pickedLocale(headline, locale),
    date,
    lastDay: date,
    publishedAt,
    modifiedAt,
    files: inReadersOrder(files, locale).map((file) => ({
      href: circularFileHref(id, file),
      title: pick(file.title, locale),
      format: formatOf(file.extension),
      bytes: file.bytes || null,
    })),
    event: null,
    words: [number, headline.en, headline.ar].join(' '),
  };
}

/** Files of the reader's edition first: one of the Arabic edition alone has the same title in both languages. */
function inReadersOrder(files: readonly CircularFile[], locale: Locale): CircularFile[] {
  const isArabic = ({ title }: CircularFile) => title.ar !== null && title.ar === title.en;
  const other = (file: CircularFile) => Number(isArabic(file) !== (locale === 'ar'));
  return files.toSorted((a, b) => other(a) - other(b));
}

async function readReleases({ store, locale }: Site): Promise<NoticeItem[]> {
  const rows = (lang: Locale) => everyPage<Disclosure>((range) => store.press.page({ lang, ...range }));
  return (await joined(rows)).map((release) => editionItem(release, locale)).sort(newestFirst);
}

/** What the exchange announces to the market stands among the disclosures, under a type of its own. */
async function readAnnouncements({ store, exchange, locale }: Site, ofDerivatives: boolean): Promise<NoticeItem[]> {
  const rows = (lang: Locale) =>
    everyPage<Disclosure>((range) => store.disclosures.page({ lang, announcementType: exchange.newsType, ...range }));
  return (await joined(rows))
    .filter((news) => isDerivativesNews(editionOf(news, 'en').headline) === ofDerivatives)
    .map((news) => editionItem(news, locale))
    .sort(newestFirst);
}

async function joined(rows: (lang: Locale) => Promise<Disclosure[]>): Promise<Editions[]> {
  return joinEditions(...(await Promise.all([rows('en'), rows('ar')])));
}

function editionItem(editions: Editions, locale: Locale): NoticeItem {
  const { headline, lang, publishedAt, files } = editionOf(editions, locale);
  const day = dubaiDate(publishedAt);
  return {
    id: editions.id,
    also: editions.ar ? [editions.ar.id] : [],
    number: null,
    headline,
    lang,
    date: day,
    lastDay: day,
    publishedAt,
    modifiedAt: null,
    files: files.map((file) => ({
      href: disclosureFileHref(file),
      title: file.title,
      format: formatOf(file.path),
      bytes: null,
    })),
    event: null,
    words: [editions.en?.headline, editions.ar?.headline].join(' '),
  };
}

async function readEvents({ store, locale }: Site): Promise<NoticeItem[]> {
  const held = await store.documents.list<ExchangeEvent>('event');
  return held.map(({ value }) => eventItem(value, locale)).sort(newestFirst);
}

function eventItem(event: ExchangeEvent, locale: Locale): NoticeItem {
  const { id, title, summary, content, startsAt, endsAt, allDay, place, registration, modifiedAt } = event;
  const text = content ?? summary;
  return {
    id,
    also: [],
    number: null,
    headline: pick(title, locale),
    lang: pickedLocale(title, locale),
    date: dubaiDate(startsAt),
    lastDay: dubaiDate(endsAt ?? startsAt),
    publishedAt: modifiedAt,
    modifiedAt,
    files: [],
    event: {
      startsAt,
      endsAt,
      allDay,
      overAt: endsAt ?? (allDay ? startsAt + DAY_MS : startsAt),
      place: place && pick(place, locale),
      text: text && pick(text, locale),
      textLang: text ? pickedLocale(text, locale) : locale,
      registration: registration ? pick(registration, locale) : null,
    },
    words: [title.en, title.ar, place?.en, place?.ar, summary?.en, summary?.ar].join(' '),
  };
}

function newestFirst(a: NoticeItem, b: NoticeItem): number {
  const [first, second] = [a, b].map(({ date, event, publishedAt }) => ({ date, at: event?.startsAt ?? publishedAt }));
  if (first!.date !== second!.date) return first!.date < second!.date ? 1 : -1;
  return second!.at - first!.at || (a.id < b.id ? 1 : -1);
}

/** '.pdf' or a path that ends so: 'PDF'. */
function formatOf(path: string): string {
  return (/\.(\w{1,5})$/.exec(path)?.[1] ?? '').toUpperCase();
}
