import { parse } from 'yaml';
import { matchAddress, SITE_MAP } from '#app/site-map.ts';
import { idsOf } from '#domain/article-words.ts';
import type { Locale } from '#domain/locale.ts';
import { exchange } from '#exchange.config.ts';
import { readArticle, targetsOf, type ReadArticle } from './article.ts';
import type { Fault } from './fault.ts';
import type { LinkNames } from './link-target.ts';

/** The page file of addresses that show another address's article (app/site-map.ts). */
const SHORT = 'short-address';

/** An address and its article in the languages in which it is written. */
export interface ArticlePair {
  /** The address's path without a leading slash, as below content/en. */
  path: string;
  /** True when a page of the site map shows it; otherwise it is a draft. */
  shown: boolean;
  en: ReadArticle | null;
  ar: ReadArticle | null;
}

/** Access to the source files. */
export interface Sources {
  files: readonly string[];
  read(file: string): string;
}

/** The file's keys are the ids of the terms. */
export const GLOSSARY = 'messages/glossary/entries.yaml';
const SOURCE = /^content\/(en|ar)\/(.+)\.md$/;

/** Every article by address: the written ones, and the ones that the site map expects. */
export function readPairs(sources: Sources): ArticlePair[] {
  const names = linkNames(sources);
  const shown = SITE_MAP.filter(({ hasArticle, page }) => hasArticle && page !== SHORT).map(({ path }) =>
    path.slice(1),
  );
  const written = sources.files.flatMap((file) => SOURCE.exec(file)?.[2] ?? []);
  const read = (locale: Locale, path: string, english?: readonly string[]) => {
    const file = `content/${locale}/${path}.md`;
    return sources.files.includes(file) ? readArticle(file, sources.read(file), names, english) : null;
  };
  return [...new Set([...shown, ...written])].sort().map((path) => {
    const en = read('en', path);
    return { path, shown: shown.includes(path), en, ar: read('ar', path, en?.ids) };
  });
}

/** Names that links may use in this project. */
export function linkNames({ files, read }: Sources): LinkNames {
  return {
    pages: new Set(SITE_MAP.map(({ name }) => name)),
    external: new Set(Object.keys(exchange.links)),
    glossary: files.includes(GLOSSARY) ? new Set(Object.keys(parse(read(GLOSSARY)) as object)) : null,
  };
}

/** All faults of the sources: within each, missing ones, and links between articles. */
export function faultsOfPairs(pairs: readonly ArticlePair[]): Fault[] {
  return pairs.flatMap((pair) => [
    ...missing(pair),
    ...[pair.en, pair.ar].flatMap((read) => (read ? [...read.faults, ...lostHashes(read, pairs)] : [])),
  ]);
}

function missing({ path, shown, en, ar }: ArticlePair): Fault[] {
  const address = matchAddress(`/${path}`);
  const known = address?.path === `/${path}`;
  return (['en', 'ar'] as const).flatMap((locale) => {
    const file = `content/${locale}/${path}.md`;
    const read = locale === 'en' ? en : ar;
    if (read) return known ? [] : [{ file, line: 1, message: `app/addresses.ts has no address '/${path}'.` }];
    const why = shown ? `app/site-map.ts says that '/${path}' is built` : 'the other language has it';
    return [{ file, line: 1, message: `This article is missing: ${why}.` }];
  });
}

/** Links to a heading that the other article lacks. */
function lostHashes({ file, article, lines }: ReadArticle, pairs: readonly ArticlePair[]): Fault[] {
  return article.blocks.flatMap((block, index) =>
    targetsOf(block).flatMap((to) => {
      if (to.kind !== 'page' || to.hash === undefined) return [];
      const path = SITE_MAP.find(({ name }) => name === to.name)?.path.slice(1);
      const other = pairs.find((pair) => pair.path === path)?.en;
      if (!other || idsOf(other.article.blocks).includes(to.hash)) return [];
      return [{ file, line: lines[index] ?? 1, message: `No heading of '${to.name}' is '#${to.hash}'.` }];
    }),
  );
}
