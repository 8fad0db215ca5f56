import { existsSync, readFileSync } from 'node:fs';
import { isBuilt, pathOf } from '#app/page-path.ts';
import { SITE_MAP, type Address, type RouteName } from '#app/site-map.ts';
import type { Article } from '#domain/article.ts';
import { articleText, contentsOf } from '#domain/article-words.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { ruleAnchor, rulesOf, type Rulebook } from '#domain/rulebook.ts';
import type { SearchablePage } from '#domain/search.ts';
import type { GlossaryEntry } from '#domain/glossary.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { inBoth, labelIn } from './labels.ts';
import { placeOf } from './page-places.ts';

/** Between a menu and its section. */
const SECTION_JOIN = ' · ';
const COMPILED_CONTENT = new URL('../../content/compiled/', import.meta.url);
const COMPILED_MESSAGES = new URL('../../messages/compiled/', import.meta.url);

/** Every built page that has a label or is an article, then the rules and the terms of the glossary, with their words in both languages. */
export function sitePages(exchange: ExchangeConfig): SearchablePage[] {
  return [
    ...SITE_MAP.flatMap((address) => pageOf(address, exchange) ?? []),
    ...indexPages(exchange),
    ...rules(exchange),
    ...glossaryEntries(),
  ];
}

/** A page each; its code finds it as well as its name. */
function indexPages({ indices }: ExchangeConfig): SearchablePage[] {
  const place = placeOf('the-exchange-indices');
  if (!isBuilt('the-exchange-indices-currentIndex') || !place) return [];
  const section = sectionOf([...place.within, place.text].map((text) => labelIn(text)));
  return indices.map(({ code, path, name, kind }) => ({
    to: pathOf('the-exchange-indices-currentIndex', { currentIndex: path }),
    title: kind === 'sector' ? labelIn('home.sectorIndex', (locale) => ({ name: name[locale] })) : name,
    section,
    headings: inBoth((locale) => [code, name[locale]].join('\n')),
    text: inBoth(() => ''),
  }));
}

function sectionOf(within: readonly Record<Locale, string>[]): SearchablePage['section'] {
  return within.length > 0 ? inBoth((locale) => within.map((words) => words[locale]).join(SECTION_JOIN)) : null;
}

/** Each rule by its newest text; one that is repealed is found on the page of the rules alone. */
function rules(exchange: ExchangeConfig): SearchablePage[] {
  const page = pathOf('the-exchange-market-rules');
  const place = placeOf('the-exchange-market-rules');
  const [english = [], arabic = []] = (['en', 'ar'] as const).map((locale) => rulesOf(rulebookIn(locale)));
  const other = new Map(arabic.map((rule) => [rule.number, rule]));
  return english.flatMap((rule) => {
    const both = { en: rule, ar: other.get(rule.number) ?? rule };
    if (!place || rule.versions.at(-1)!.text === null) return [];
    return {
      to: `${page}#${ruleAnchor(rule.number)}`,
      title: inBoth((locale) => `${rule.number} ${both[locale].title}`),
      section: labelIn(place.text),
      headings: inBoth(() => rule.number),
      text: inBoth((locale) =>
        fill(articleText({ blocks: both[locale].versions.at(-1)!.text ?? [] }), exchange, locale),
      ),
    };
  });
}

function rulebookIn(locale: Locale): Rulebook {
  return readJson<Rulebook>(new URL(`rules-${locale}.json`, COMPILED_CONTENT)) ?? [];
}

function glossaryEntries(): SearchablePage[] {
  const arabic = new Map(termsIn('ar').map((entry) => [entry.id, entry]));
  const section = labelIn('common.glossary');
  return termsIn('en').map((english) => {
    const entry = { en: english, ar: arabic.get(english.id) ?? english };
    return {
      to: `${pathOf('glossary')}#${english.id}`,
      group: 'glossary' as const,
      title: inBoth((locale) => entry[locale].term),
      section,
      headings: inBoth((locale) => entry[locale].also.join('\n')),
      text: inBoth((locale) => entry[locale].words),
    };
  });
}

function termsIn(locale: Locale): GlossaryEntry[] {
  return readJson<GlossaryEntry[]>(new URL(`glossary-${locale}.json`, COMPILED_MESSAGES)) ?? [];
}

function pageOf({ name, path, page }: Address, exchange: ExchangeConfig): SearchablePage | null {
  if (page === null || path.includes(':')) return null;
  const place = placeOf(name as RouteName);
  const articles = articlesOf(path);
  if (!place && !articles) return null;
  const label = place && labelIn(place.text);
  const within = place?.within.map((text) => labelIn(text)) ?? [];
  const filled = (words: (locale: Locale) => string) => inBoth((locale) => fill(words(locale), exchange, locale));
  return {
    to: path,
    title: filled((locale) => articles?.[locale].title ?? label?.[locale] ?? ''),
    section: sectionOf(within),
    headings: filled((locale) => [label?.[locale] ?? '', headingsOf(articles?.[locale])].join('\n')),
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

/** The article of an address in both languages; null where it is none, or not compiled. */
function articlesOf(path: string): Record<Locale, Article> | null {
  const [en, ar] = LOCALE_CODES.map((locale) => readJson<Article>(new URL(`${locale}${path}.json`, COMPILED_CONTENT)));
  return en && ar ? { en, ar } : null;
}

/** What the build compiled into a file; null where it compiled none. */
function readJson<T>(file: URL): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
