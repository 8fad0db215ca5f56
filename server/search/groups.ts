import type { FileWords } from '#domain/file-words.ts';
import type { Locale } from '#domain/locale.ts';
import {
  FOUND_GROUPS,
  type Found,
  type FoundGroup,
  type FoundPage,
  type SearchAnswer,
  type SearchLimits,
} from '#domain/search.ts';
import { foundEditions, type FoundEditions } from './found-editions.ts';
import type { GroupIndexes } from './group-index.ts';
import { showPage, type PageIndex } from './page-index.ts';
import { groupOf, pathOfFile, showDisclosure, showFile, storedMost, type StoredFinds } from './stored-words.ts';
import type { Hits } from './word-index.ts';

interface Finds {
  query: string;
  groups: ReadonlyMap<string, Hits>;
  stored: StoredFinds;
  securities: Hits;
}

/** How finds are shown: with the query's words marked, in the reader's language. */
interface Showing {
  query: string;
  alike: ReadonlySet<string>;
  locale: Locale;
  sentences: boolean;
}

const STORED_GROUPS = ['disclosures', 'announcements'] as const;
type StoredGroup = (typeof STORED_GROUPS)[number];

/** The finds of each group: by name first, then by the text of files. Each publication is counted once. */
export function foundGroups(
  indexes: GroupIndexes,
  found: Finds,
  locale: Locale,
  { others, sentences = false }: SearchLimits,
): SearchAnswer['groups'] {
  const alike = new Set([found.securities, ...found.groups.values()].flatMap((hits) => [...hits.alike]));
  const showing = { query: found.query, alike, locale, sentences };
  const group = (name: FoundGroup) => {
    const files = found.stored.files.filter((file) => groupOf(file) === name);
    return isStored(name)
      ? ofStore(foundEditions(found.stored[name], files, locale), others, showing)
      : ofIndex({ index: indexes.get(name), hits: found.groups.get(name), files }, others, showing);
  };
  return Object.fromEntries(FOUND_GROUPS.map((name) => [name, group(name)])) as SearchAnswer['groups'];
}

function isStored(name: FoundGroup): name is StoredGroup {
  return (STORED_GROUPS as readonly string[]).includes(name);
}

/** The store is queried for a few more than are shown: when there are more, the total is open. */
function ofStore(editions: readonly FoundEditions[], others: number, showing: Showing): Found<FoundPage> {
  const shown = editions.slice(0, others);
  return {
    items: shown.map((edition) => showEditions(edition, showing)),
    near: shown.filter(({ row }) => row !== undefined).length,
    total: editions.length,
    ...(editions.length > others && { isOpen: true }),
  };
}

/**
 * A find by its headline, or by its file when only the file is in the reader's language. A sentence is shown only in
 * the headline's language.
 */
function showEditions({ row, file }: FoundEditions, { query, alike, locale }: Showing): FoundPage {
  const inFile = file && showFile(file, query, alike, locale);
  if (!row) return inFile!;
  if (inFile && file.lang === locale && row.lang !== locale) return inFile;
  const shown = showDisclosure(row, query, alike, locale);
  return inFile && file.lang === row.lang ? withSentence(shown, inFile) : shown;
}

interface IndexFinds {
  index: PageIndex | undefined;
  hits: Hits | undefined;
  files: readonly FileWords[];
}

/**
 * All pages of the group are in the index: a file adds a find that was not found by name, and its sentence to one that
 * was.
 */
function ofIndex({ index, hits, files }: IndexFinds, others: number, showing: Showing): Found<FoundPage> {
  const { query, alike, locale, sentences } = showing;
  const inFiles = filesByPage(index, files, locale);
  const fileShown = (file: FileWords | undefined) => file && showFile(file, query, alike, locale);
  const page = (place: number, withText: boolean) => showPage(index!.pages[place]!, query, alike, locale, withText);
  const named = (hits?.places ?? []).map((place) => {
    const shown = page(place, sentences);
    return shown.sentence ? shown : withSentence(shown, fileShown(inFiles.get(place)));
  });
  const byName = new Set(hits?.found);
  const further = [...inFiles].filter(([place]) => typeof place === 'string' || !byName.has(place));
  const furtherPages = further.map(([place, file]) =>
    typeof place === 'string' ? fileShown(file)! : withSentence(page(place, false), fileShown(file)),
  );
  return {
    items: [...named, ...furtherPages].slice(0, others),
    near: hits?.near ?? 0,
    total: byName.size + further.length,
    ...(files.length >= storedMost(others) && { isOpen: true }),
  };
}

/**
 * One file per publication, preferably in the reader's language, keyed by the position of its page in the index,
 * otherwise by its path.
 */
function filesByPage(index: PageIndex | undefined, files: readonly FileWords[], locale: Locale) {
  const byPage = new Map<number | string, FileWords>();
  for (const file of files) {
    const path = pathOfFile(file);
    const place = index?.pages.findIndex(({ to, also }) => to === path || also?.includes(path)) ?? -1;
    const key = place < 0 ? path : place;
    const known = byPage.get(key);
    if (!known || (file.lang === locale && known.lang !== locale)) byPage.set(key, file);
  }
  return byPage;
}

function withSentence(item: FoundPage, file: FoundPage | undefined): FoundPage {
  if (!file) return item;
  const { sentence, sentenceLang } = file;
  return { ...item, sentence, ...(sentenceLang && { sentenceLang }) };
}
