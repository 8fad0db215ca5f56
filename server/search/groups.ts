import type { Disclosure } from '#domain/disclosure.ts';
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
import type { GroupIndexes } from './group-index.ts';
import { showPage } from './page-index.ts';
import { groupOf, oneOfEach, showDisclosure, showFile, type StoredFinds } from './stored-words.ts';
import type { Hits } from './word-index.ts';

interface Finds {
  query: string;
  groups: ReadonlyMap<string, Hits>;
  stored: StoredFinds;
  securities: Hits;
}

const NOTHING: Found<FoundPage> = { items: [], near: 0, total: 0 };

/** What was found in each group: by name first, then by the words of its file. */
export function foundGroups(
  indexes: GroupIndexes,
  found: Finds,
  locale: Locale,
  { others, sentences = false }: SearchLimits,
): SearchAnswer['groups'] {
  const { query, stored } = found;
  const alike = new Set([found.securities, ...found.groups.values()].flatMap((hits) => [...hits.alike]));

  function named(name: FoundGroup): Found<FoundPage> {
    if (name === 'disclosures' || name === 'announcements') return fromStore(stored[name]);
    const [index, hits] = [indexes.get(name), found.groups.get(name)];
    if (!index || !hits) return NOTHING;
    const items = hits.places.map((place) => showPage(index.pages[place]!, query, hits.alike, locale, sentences));
    return { items, near: hits.near, total: hits.total };
  }

  function fromStore(rows: readonly Disclosure[]): Found<FoundPage> {
    const items = oneOfEach(rows, locale).map((row) => showDisclosure(row, query, alike, locale));
    return { items, near: items.length, total: items.length };
  }

  /** What has a page that is known is called as that page is. */
  function inFile(name: FoundGroup, file: FileWords): FoundPage {
    const shown = showFile(file, query, alike, locale);
    const page = indexes.get(name)?.pages.find(({ to, also }) => to === shown.to || also?.includes(shown.to));
    if (!page) return shown;
    const { sentence, sentenceLang } = shown;
    return { ...showPage(page, query, alike, locale, false), sentence, ...(sentenceLang && { sentenceLang }) };
  }

  function group(name: FoundGroup): Found<FoundPage> {
    const { items, near, total } = named(name);
    const files = stored.files.filter((file) => groupOf(file) === name).map((file) => inFile(name, file));
    const all = withFiles(items, files);
    const known = total + all.length - items.length;
    const isOpen = all.length > others && known === all.length && isOfStore(name);
    return { items: all.slice(0, others), near: Math.min(near, others), total: known, ...(isOpen && { isOpen }) };
  }

  return Object.fromEntries(FOUND_GROUPS.map((name) => [name, group(name)])) as SearchAnswer['groups'];
}

/** The store gives no more than are asked of it. */
function isOfStore(name: FoundGroup): boolean {
  return name === 'disclosures' || name === 'announcements';
}

/** Each address once: a find by name takes the sentence of its file, the others follow it. */
function withFiles(items: readonly FoundPage[], files: readonly FoundPage[]): FoundPage[] {
  const inFiles = new Map(files.map((file) => [file.to, file]));
  const known = new Set(items.map(({ to }) => to));
  const further = new Map(files.filter(({ to }) => !known.has(to)).map((file) => [file.to, file]));
  return [
    ...items.map((item) => (item.sentence ? item : withSentence(item, inFiles.get(item.to)))),
    ...further.values(),
  ];
}

function withSentence(item: FoundPage, file: FoundPage | undefined): FoundPage {
  if (!file) return item;
  const { sentence, sentenceLang } = file;
  return { ...item, sentence, ...(sentenceLang && { sentenceLang }) };
}
