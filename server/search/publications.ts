import { pathOf } from '#app/page-path.ts';
import { inDefault, pick, sameInAll } from '#domain/bilingual.ts';
import type { CatalogService } from '#domain/catalog-service.ts';
import type { Circular } from '#domain/circular.ts';
import { marketDate, formatDate } from '#domain/date.ts';
import { everyPage } from '#domain/every-page.ts';
import type { ExchangeEvent } from '#domain/exchange-event.ts';
import { byLocale } from '#domain/each-locale.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { editionOf, editionsOf, joinedEditions, type Editions } from '#domain/editions.ts';
import { memberOn, type Member } from '#domain/member.ts';
import { type Offering } from '#domain/offering.ts';
import type { SearchablePage } from '#domain/search.ts';
import type { CompanyProfile, Officer } from '#domain/security.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { RIGHTS_DOCUMENT_KIND, type RightsIssue } from '#domain/rights-issue.ts';
import { openVacancies, type Vacancy } from '#domain/vacancy.ts';
import { isListed, vendorStatusOn, type Vendor } from '#domain/vendor.ts';
import type { Store } from '#store/store.ts';
import { laterMeeting, offeringPage, rightsPage } from './issue-pages.ts';
import { labelIn } from './labels.ts';
import { both, dayOf, joined, lines, NOTHING } from './page-words.ts';

type Stores = Pick<Store, 'profiles' | 'circulars' | 'press' | 'documents'>;

/**
 * What the exchange has published by now, with the leadership of its issuers, newest first: few enough to be indexed in
 * memory and found in any spelling. Disclosures are searched in the store.
 */
export async function publishedPages(store: Stores, now: Instant): Promise<SearchablePage[]> {
  const rows = (lang: Locale) => everyPage<Disclosure>((range) => store.press.page({ lang, ...range }));
  const [profiles, members, vendors, offerings, rights, vacancies, services, circulars, releases, events] =
    await Promise.all([
      store.profiles.list(),
      store.documents.find<readonly Member[]>('members', 'all'),
      store.documents.find<readonly Vendor[]>('vendors', 'all'),
      store.documents.find<readonly Offering[]>('offerings', 'all'),
      store.documents.list<RightsIssue>(RIGHTS_DOCUMENT_KIND),
      store.documents.find<readonly Vacancy[]>('vacancies', 'all'),
      store.documents.list<CatalogService>('service'),
      everyPage<Circular>((range) => store.circulars.page(range)),
      joinedEditions(rows),
      store.documents.list<ExchangeEvent>('event'),
    ]);
  const names = new Map(profiles.map(({ symbol, name }) => [symbol, name]));
  const nameOf = (symbol: string) => names.get(symbol) ?? inDefault(symbol);
  return [
    ...profiles.flatMap(peopleOf),
    ...(members?.value ?? []).flatMap((member) => memberPage(member, marketDate(now))),
    ...services.map(({ value }) => servicePage(value)),
    ...(vendors?.value ?? []).flatMap((vendor) => vendorPage(vendor, marketDate(now))),
    ...(offerings?.value ?? []).map((offering) => offeringPage(offering, now)),
    ...rights.toSorted(laterMeeting).map(({ value }) => rightsPage(value, nameOf(value.symbol), marketDate(now))),
    ...openVacancies(vacancies?.value ?? [], marketDate(now)).map(vacancyPage),
    ...circulars.filter(({ publishedAt }) => publishedAt <= now).map(circularPage),
    ...releases.filter((release) => editionOf(release, DEFAULT_LOCALE).publishedAt <= now).map(releasePage),
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
    headings: sameInAll(symbol),
    text: NOTHING,
  });
  return [...board.map(person('board-title')), ...management.map(person('management-title'))];
}

/** Found by its names, code and licence; shown with its status of today. */
function memberPage(member: Member, today: PlainDate): SearchablePage[] {
  const { code, name, legalName, licence } = member;
  const on = memberOn(member, today);
  if (!on) return [];
  return [
    {
      to: `${pathOf('members-brokers-directory')}?q=${code}#${code}`,
      group: 'members',
      title: both(name),
      section: joined(sameInAll(code), labelIn(`members.status.${on.status}`)),
      headings: byLocale((locale) => [code, licence, pick(legalName, locale)].join('\n')),
      text: NOTHING,
    },
  ];
}

/** Found by its name, number and description. */
function servicePage({ id, number, title, details, fees }: CatalogService): SearchablePage {
  return {
    to: pathOf('members-member-services-Id', { Id: number ?? id }),
    group: 'services',
    title: both(title),
    section: number === null ? null : sameInAll(number),
    headings: sameInAll(number ?? ''),
    text: joined(...[details, fees].filter((text) => text !== null).map(both)),
  };
}

/** Found by its system, vendor and protocols; shown with its status of today. */
function vendorPage(vendor: Vendor, today: PlainDate): SearchablePage[] {
  if (!isListed(vendor, today)) return [];
  const { id, name, product, protocols } = vendor;
  return [
    {
      to: `${pathOf('members-registered-trading-system-vendors')}?q=${id}#${id}`,
      group: 'vendors',
      title: sameInAll(product),
      section: joined(both(name), labelIn(`vendors.status.${vendorStatusOn(vendor, today)}`)),
      headings: byLocale((locale) => [pick(name, locale), ...protocols].join('\n')),
      text: NOTHING,
    },
  ];
}

/** Found by its title, department and description; shown with its closing day. */
function vacancyPage({ id, title, department, summary, closesOn }: Vacancy): SearchablePage {
  return {
    to: `${pathOf('discover-careers')}?vacancy=${id}#${id}`,
    group: 'vacancies',
    title: both(title),
    section: joined(
      both(department),
      labelIn('careers.closesOn', (locale) => ({ day: formatDate(closesOn, locale) })),
    ),
    headings: both(department),
    text: both(summary),
  };
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
    headings: sameInAll(number),
    text: NOTHING,
  };
}

function releasePage(release: Editions): SearchablePage {
  const edition = (locale: Locale) => editionOf(release, locale);
  return {
    to: pathOf('discover-news-media-press-releases-id', { id: release.id }),
    group: 'press-releases',
    also: editionsOf(release).map(({ id }) => pathOf('discover-news-media-press-releases-id', { id })),
    title: byLocale((locale) => edition(locale).headline),
    section: dayOf(marketDate(edition(DEFAULT_LOCALE).publishedAt)),
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
    section: joined(dayOf(marketDate(startsAt)), place ? both(place) : NOTHING),
    headings: NOTHING,
    text: lines(...texts),
  };
}
