import { pick, pickedLocale, textsOf, type Bilingual } from '#domain/bilingual.ts';
import type { Circular, CircularFile } from '#domain/circular.ts';
import { marketDate } from '#domain/date.ts';
import { isDerivativesNews } from '#domain/derivatives-news.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { otherLocales } from '#domain/each-locale.ts';
import { editionOf, editionsOf, joinedEditions, type Editions } from '#domain/editions.ts';
import { everyPage } from '#domain/every-page.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import type { Site } from '#app/context.ts';
import { disclosedFile } from '#app/data/disclosures/published-file.ts';
import { circularFileHref } from '#app/links/document-links.ts';
import { readEvents } from './event-items.ts';
import { inEditions, isToCome, newestFirst, type NoticeFile, type NoticeItem } from './item.ts';
import type { NoticeKind } from './kinds.ts';

const READ: Readonly<Record<NoticeKind, (site: Site) => Promise<NoticeItem[]>>> = {
  circulars: readCirculars,
  'market-announcements': (site) => readAnnouncements(site, false),
  'derivatives-market-announcements': (site) => readAnnouncements(site, true),
  'press-releases': readReleases,
  events: readEvents,
};

/** All notices published by now, newest first; of events the upcoming ones, nearest first, then past ones. */
export async function noticesOf(site: Site, kind: NoticeKind): Promise<NoticeItem[]> {
  const all = await site.shared(`notices ${kind}`, READ[kind]);
  const now = site.now();
  const known = all.filter(({ publishedAt }) => publishedAt <= now);
  if (kind !== 'events') return known;
  return [...known.filter((item) => isToCome(item, now)).toReversed(), ...known.filter((item) => !isToCome(item, now))];
}

/** The notice with that id, which can be the id of its other language. */
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
    ...inEditions(
      files.map((file) => circularFile(id, headline, file)),
      locale,
    ),
    event: null,
    words: [number, ...textsOf(headline)].join(' '),
  };
}

/** A file that exists only in another language has its title under the default language too. */
function circularFile(id: string, headline: Bilingual, file: CircularFile): NoticeFile {
  const lang =
    otherLocales(DEFAULT_LOCALE).find((code) => file.title[code] === file.title[DEFAULT_LOCALE]) ?? DEFAULT_LOCALE;
  return {
    id: file.id,
    path: `/circulars/${id}/${file.id}${file.extension}`,
    href: circularFileHref(id, file),
    title: pick(file.title, lang),
    lang,
    edition: { id, headline: pick(headline, lang) },
    format: formatOf(file.extension),
    bytes: file.bytes || null,
  };
}

async function readReleases({ store, locale }: Site): Promise<NoticeItem[]> {
  const rows = (lang: Locale) => everyPage<Disclosure>((range) => store.press.page({ lang, ...range }));
  return (await joinedEditions(rows)).map((release) => editionItem(release, locale)).sort(newestFirst);
}

/** The exchange's announcements to the market are stored among the disclosures, under a type of their own. */
async function readAnnouncements({ store, exchange, locale }: Site, ofDerivatives: boolean): Promise<NoticeItem[]> {
  const rows = (lang: Locale) =>
    everyPage<Disclosure>((range) => store.disclosures.page({ lang, announcementType: exchange.newsType, ...range }));
  return (await joinedEditions(rows))
    .filter((news) => isDerivativesNews(editionOf(news, DEFAULT_LOCALE).headline) === ofDerivatives)
    .map((news) => editionItem(news, locale))
    .sort(newestFirst);
}

function editionItem(editions: Editions, locale: Locale): NoticeItem {
  const { headline, lang, publishedAt } = editionOf(editions, locale);
  const day = marketDate(publishedAt);
  return {
    id: editions.id,
    also: editionsOf(editions).map((edition) => edition.id),
    number: null,
    headline,
    lang,
    date: day,
    lastDay: day,
    publishedAt,
    modifiedAt: null,
    ...inEditions(editionsOf(editions).flatMap(editionFiles), locale),
    event: null,
    words: editionsOf(editions)
      .map(({ headline: said }) => said)
      .join(' '),
  };
}

function editionFiles({ id, headline, lang, files }: Disclosure): NoticeFile[] {
  return files.map((file) => ({
    ...disclosedFile(file),
    lang,
    edition: { id, headline },
    format: formatOf(file.path),
    bytes: null,
  }));
}

/** 'PDF' for '.pdf' or a path with that extension. */
function formatOf(path: string): string {
  return (/\.(\w{1,5})$/.exec(path)?.[1] ?? '').toUpperCase();
}
