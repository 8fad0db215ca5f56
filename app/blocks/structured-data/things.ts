import { pick, type Bilingual } from '#domain/bilingual.ts';
import { siteAddress } from '#domain/link.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { otherLocales } from '#domain/each-locale.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { CompanyProfile, Security } from '#domain/security.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { pathOf } from '#app/page-path.ts';

/** Origin and language of the page. */
export interface Reading {
  /** Scheme and host, without a trailing slash. */
  origin: string;
  locale: Locale;
  exchange: ExchangeConfig;
}

/** A type of schema.org with its properties; unknown ones are left out. */
type Thing = Record<string, unknown>;

/** JSON escaped for HTML: no character of it can end the script element. */
export function jsonOf(...things: readonly Thing[]): string {
  const graph = things.length === 1 ? things[0] : { '@graph': things };
  return JSON.stringify(
    { '@context': 'https://schema.org', ...graph },
    (_key, value: unknown) => value ?? undefined,
  ).replaceAll('<', '\\u003c');
}

/** https://schema.org/Organization: the exchange, as far as its configuration describes it. */
export function organization({ origin, locale, exchange }: Reading): Thing {
  const { name, shortName, description, tagline, contact, mic } = exchange;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: pick(name, locale),
    alternateName: [shortName, otherName(name, locale)].filter(Boolean),
    description: pick(description, locale),
    slogan: pick(tagline, locale),
    url: origin + hrefIn(locale, '/'),
    logo: `${origin}/icons/icon-512.png`,
    identifier: { '@type': 'PropertyValue', propertyID: 'MIC', value: mic },
    email: contact.email,
    telephone: contact.phone,
    address: contact.address && pick(contact.address, locale),
    contactPoint: contact.complaints && {
      '@type': 'ContactPoint',
      contactType: 'complaints',
      email: contact.complaints,
      availableLanguage: Object.keys(LOCALES),
    },
  };
}

/** https://schema.org/WebSite, with the search that every page offers. */
export function webSite({ origin, locale, exchange }: Reading): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: origin + hrefIn(locale, '/'),
    name: pick(exchange.name, locale),
    inLanguage: LOCALES[locale].iso,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${hrefIn(locale, pathOf('search'))}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** https://schema.org/BreadcrumbList: the pages of the path; a part of the menus that is not a page has no address. */
export function breadcrumbList(
  { origin, locale }: Pick<Reading, 'origin' | 'locale'>,
  trail: readonly { label: string; to?: string | undefined }[],
): Thing {
  const pages = trail.flatMap(({ label, to }) => (to === undefined ? [] : [{ label, to }]));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ label, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: origin + hrefIn(locale, to),
    })),
  };
}

/** https://schema.org/ContactPage: contact details of each desk. */
export function contactPage(reading: Reading, { path, title, description }: Omit<Words, 'reviewed'>): Thing {
  const { origin, locale, exchange } = reading;
  const desks = Object.values(exchange.desks).map(({ name, email, phone }) => ({
    '@type': 'ContactPoint',
    contactType: pick(name, locale),
    email: email ?? exchange.contact.email,
    telephone: phone ?? exchange.contact.phone,
    availableLanguage: Object.keys(LOCALES),
  }));
  return {
    '@type': 'ContactPage',
    '@id': origin + hrefIn(locale, path),
    name: title,
    description,
    inLanguage: LOCALES[locale].iso,
    mainEntity: { ...organization(reading), contactPoint: desks },
  };
}

interface Words {
  path: string;
  title: string;
  description: string;
  /** The day of the last review. */
  reviewed: string;
}

/** https://schema.org/Article */
export function article({ origin, locale, exchange }: Reading, { path, title, description, reviewed }: Words): Thing {
  const publisher = { '@type': 'Organization', name: pick(exchange.name, locale), url: origin + hrefIn(locale, '/') };
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: LOCALES[locale].iso,
    author: publisher,
    publisher,
    mainEntityOfPage: { '@type': 'WebPage', '@id': origin + hrefIn(locale, path), lastReviewed: reviewed },
  };
}

/** https://schema.org/FAQPage: the questions of a page with their answers, as plain text. */
export function faqPage(
  { origin, locale }: Reading,
  path: string,
  questions: readonly { question: string; answer: string }[],
): Thing {
  return {
    '@type': 'FAQPage',
    '@id': `${origin}${hrefIn(locale, path)}#questions`,
    inLanguage: LOCALES[locale].iso,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/**
 * A listed issuer or security: a company with shares is a https://schema.org/Corporation, under the market's code (ISO
 * 10383) and its ticker; a bond, a sukuk or a fund is a https://schema.org/FinancialProduct.
 */
export function listed(
  { origin, locale, exchange }: Reading,
  security: Security,
  profile: CompanyProfile | null,
): Thing {
  const { symbol, isin, name, kind } = security;
  const page = origin + hrefIn(locale, pathOf('the-exchange-company', { SecuritySymbol: symbol }));
  const common = {
    name: pick(name, locale),
    alternateName: otherName(name, locale),
    identifier: isin && { '@type': 'PropertyValue', propertyID: 'ISIN', value: isin },
    mainEntityOfPage: page,
  };
  if (kind !== 'equity') return { '@type': 'FinancialProduct', ...common, category: kind };
  const { contact, establishedOn } = profile ?? {};
  return {
    '@type': 'Corporation',
    ...common,
    tickerSymbol: `${exchange.mic} ${symbol}`,
    url: siteAddress(contact?.website),
    email: contact?.email,
    telephone: contact?.phone,
    address: contact?.address && pick(contact.address, locale),
    foundingDate: establishedOn,
  };
}

/** The name in the other language; undefined where the source gives none. */
function otherName(name: Bilingual, locale: Locale): string | undefined {
  const shown = pick(name, locale);
  return otherLocales(locale)
    .flatMap((other) => name[other] ?? [])
    .find((other) => other !== shown);
}
