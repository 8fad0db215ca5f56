import { existsSync, readFileSync } from 'node:fs';
import { pathOf } from '#app/page-path.ts';
import { SITE_MAP, type Address, type RouteName } from '#app/site-map.ts';
import type { Article } from '#domain/article.ts';
import { articleText, contentsOf } from '#domain/article-words.ts';
import { byLocale } from '#domain/each-locale.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { ruleAnchor, rulesOf, type Rulebook } from '#domain/rulebook.ts';
import type { SearchablePage } from '#domain/search.ts';
import type { GlossaryEntry } from '#domain/glossary.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { labelIn } from './labels.ts';
import { placeOf } from './page-places.ts';

/** Separates a menu from its section. */
const SECTION_JOIN = ' · ';
const COMPILED_CONTENT = new URL('../../content/compiled/', import.meta.url);
const COMPILED_MESSAGES = new URL('../../messages/compiled/', import.meta.url);

/**
 * Every built page that has a label or is an article, then the rules and the glossary's terms, with their text in both
 * languages.
 */
export function sitePages(exchange: ExchangeConfig): SearchablePage[] {
  return [
    ...SITE_MAP.flatMap((address) => pageOf(address, exchange) ?? []),
    ...indexPages(exchange),
    ...rules(exchange),
    ...glossaryEntries(),
  ];
}

/** One page per index, found by its code as well as its name. */
function indexPages({ indices }: ExchangeConfig): SearchablePage[] {
  const place = placeOf('the-exchange-indices');
  if (!place) return [];
  const section = sectionOf([...place.within, place.text].map((text) => labelIn(text)));
  return indices.map(({ code, path, name, kind }) => ({
    to: pathOf('the-exchange-indices-currentIndex', { currentIndex: path }),
    title: kind === 'sector' ? labelIn('home.sectorIndex', (locale) => ({ name: name[locale] })) : name,
    section,
    headings: byLocale((locale) => [code, name[locale]].join('\n')),
    text: byLocale(() => ''),
  }));
}

function sectionOf(within: readonly Record<Locale, string>[]): SearchablePage['section'] {
  return within.length > 0 ? byLocale((locale) => within.map((words) => words[locale]).join(SECTION_JOIN)) : null;
}

/** Each rule with its newest text; a repealed rule is found only on the page of the rules. */
function rules(exchange: ExchangeConfig): SearchablePage[] {
  const page = pathOf('the-exchange-market-rules');
  const place = placeOf('the-exchange-market-rules');
  const books = byLocale((locale) => new Map(rulesOf(rulebookIn(locale)).map((rule) => [rule.number, rule])));
  return [...books[DEFAULT_LOCALE].values()].flatMap((rule) => {
    const both = byLocale((locale) => books[locale].get(rule.number) ?? rule);
    if (!place || rule.versions.at(-1)!.text === null) return [];
    return {
      to: `${page}#${ruleAnchor(rule.number)}`,
      title: byLocale((locale) => `${rule.number} ${both[locale].title}`),
      section: labelIn(place.text),
      headings: byLocale((locale) => [rule.number, both[locale].also].filter(Boolean).join('\n')),
      text: byLocale((locale) =>
        fill(articleText({ blocks: both[locale].versions.at(-1)!.text ?? [] }), exchange, locale),
      ),
    };
  });
}

function rulebookIn(locale: Locale): Rulebook {
  return readJson<Rulebook>(new URL(`rules-${locale}.json`, COMPILED_CONTENT)) ?? [];
}

function glossaryEntries(): SearchablePage[] {
  const terms = byLocale((locale) => new Map(termsIn(locale).map((entry) => [entry.id, entry])));
  const section = labelIn('common.glossary');
  return [...terms[DEFAULT_LOCALE].values()].map((term) => {
    const entry = byLocale((locale) => terms[locale].get(term.id) ?? term);
    return {
      to: `${pathOf('glossary')}#${term.id}`,
      group: 'glossary' as const,
      title: byLocale((locale) => entry[locale].term),
      names: byLocale((locale) => entry[locale].also),
      section,
      headings: byLocale((locale) => entry[locale].also.join('\n')),
      text: byLocale((locale) => entry[locale].definition),
    };
  });
}

function termsIn(locale: Locale): GlossaryEntry[] {
  return readJson<GlossaryEntry[]>(new URL(`glossary-${locale}.json`, COMPILED_MESSAGES)) ?? [];
}

function pageOf({ name, path, page, unlisted }: Address, exchange: ExchangeConfig): SearchablePage | null {
  if (page === null || unlisted || path.includes(':')) return null;
  const place = placeOf(name as RouteName);
  const articles = articlesOf(path);
  if (!place && !articles) return null;
  const label = place && labelIn(place.text);
  const also = place?.also ? labelIn(place.also) : null;
  const within = place?.within.map((text) => labelIn(text)) ?? [];
  const filled = (words: (locale: Locale) => string) => byLocale((locale) => fill(words(locale), exchange, locale));
  return {
    to: path,
    title: filled((locale) => articles?.[locale].title ?? label?.[locale] ?? ''),
    section: sectionOf(within),
    headings: filled((locale) =>
      [label?.[locale] ?? '', also?.[locale] ?? '', headingsOf(articles?.[locale])].join('\n'),
    ),
    text: filled((locale) => textOf(articles?.[locale])),
  };
}

function headingsOf(article: Article | undefined): string {
  return article
    ? contentsOf(article.blocks)
        .map(({ title }) => title)
        .join('\n')
    : '';
}

function textOf(article: Article | undefined): string {
  return article ? [article.lead, article.description, articleText(article)].join('\n') : '';
}

function fill(words: string, { name, shortName }: ExchangeConfig, locale: Locale): string {
  return words.replaceAll('{exchange}', name[locale]).replaceAll('{short}', shortName);
}

/** The article at a path in both languages; null when there is none or it is not compiled. */
function articlesOf(path: string): Record<Locale, Article> | null {
  const read = byLocale((locale) => readJson<Article>(new URL(`${locale}${path}.json`, COMPILED_CONTENT)));
  return isWhole(read) ? read : null;
}

function isWhole<T>(read: Record<Locale, T | null>): read is Record<Locale, T> {
  return LOCALE_CODES.every((locale) => read[locale] !== null);
}

/** The compiled content of a file; null when there is none. */
function readJson<T>(file: URL): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
