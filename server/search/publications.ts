import { pathOf } from '#app/page-path.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import type { Circular } from '#domain/circular.ts';
import { dubaiDate, formatDate } from '#domain/date.ts';
import { everyPage } from '#domain/every-page.ts';
import type { ExchangeEvent } from '#domain/exchange-event.ts';
import type { Locale } from '#domain/locale.ts';
import { editionOf, joinEditions, type Editions } from '#domain/editions.ts';
import type { SearchablePage } from '#domain/search.ts';
import type { CompanyProfile, Officer } from '#domain/security.ts';
import type { Instant } from '#domain/time.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import type { Store } from '#store/store.ts';
import { inBoth, labelIn, type Both } from './labels.ts';

/** Between the parts of what is said of a find. */
const JOIN = ' · ';
const NOTHING: Both = { en: '', ar: '' };

type Stores = Pick<Store, 'profiles' | 'circulars' | 'press' | 'documents'>;

/**
 * What the exchange made public by now and who leads its issuers, the newest first: few enough to be held and found however
 * they are written. Disclosures are asked of the store.
 */
export async function publishedPages(store: Stores, now: Instant): Promise<SearchablePage[]> {
  const rows = (lang: Locale) => everyPage<Disclosure>((range) => store.press.page({ lang, ...range }));
  const [profiles, circulars, releases, events] = await Promise.all([
    store.profiles.list(),
    everyPage<Circular>((range) => store.circulars.page(range)),
    Promise.all([rows('en'), rows('ar')]).then((editions) => joinEditions(...editions)),
    store.documents.list<ExchangeEvent>('event'),
  ]);
  return [
    ...profiles.flatMap(peopleOf),
    ...circulars.filter(({ publishedAt }) => publishedAt <= now).map(circularPage),
    ...releases.filter((release) => editionOf(release, 'en').publishedAt <= now).map(releasePage),
    ...events
      .map(({ value }) => value)
      .filter(({ modifiedAt }) => modifiedAt <= now)
      .sort((a, b) => b.startsAt - a.startsAt)
      .map(eventPage),
  ];
}

function peopleOf({ symbol, name, board, management }: CompanyProfile): SearchablePage[] {
  const path = pathOf('the-exchange-company-profile', { SecuritySymbol: symbol });
  const person = (place: string) => (officer: Officer) => ({
    to: `${path}#${place}`,
    group: 'people' as const,
    title: both(officer.name),
    section: joined(both(officer.title), both(name)),
    headings: { en: symbol, ar: symbol },
    text: NOTHING,
  });
  return [...board.map(person('board-title')), ...management.map(person('management-title'))];
}

function circularPage({ id, number, headline, date }: Circular): SearchablePage {
  return {
    to: pathOf('the-exchange-circulars-id', { id }),
    group: 'circulars',
    title: both(headline),
    section: joined(
      labelIn('notices.number', () => ({ number })),
      dayOf(date),
    ),
    headings: { en: number, ar: number },
    text: NOTHING,
  };
}

function releasePage(release: Editions): SearchablePage {
  const edition = (locale: Locale) => editionOf(release, locale);
  return {
    to: pathOf('discover-news-media-press-releases-id', { id: release.id }),
    group: 'press-releases',
    also: release.ar ? [pathOf('discover-news-media-press-releases-id', { id: release.ar.id })] : [],
    title: inBoth((locale) => edition(locale).headline),
    section: dayOf(dubaiDate(edition('en').publishedAt)),
    headings: NOTHING,
    text: NOTHING,
  };
}

function eventPage({ id, title, summary, content, startsAt, place }: ExchangeEvent): SearchablePage {
  const texts = [summary, content].filter((text) => text !== null).map(both);
  return {
    to: pathOf('discover-news-media-events-id', { id }),
    group: 'events',
    title: both(title),
    section: joined(dayOf(dubaiDate(startsAt)), place ? both(place) : NOTHING),
    headings: NOTHING,
    text: inBoth((locale) => texts.map((text) => text[locale]).join('\n')),
  };
}

function dayOf(date: string): Both {
  return inBoth((locale) => formatDate(date, locale));
}

function both({ en, ar }: Bilingual): Both {
  return { en, ar: ar ?? en };
}

function joined(...parts: readonly Both[]): Both {
  return inBoth((locale) =>
    parts
      .map((part) => part[locale])
      .filter(Boolean)
      .join(JOIN),
  );
}
