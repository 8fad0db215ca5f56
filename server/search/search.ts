import { pick } from '#domain/bilingual.ts';
import { otherKeyboard } from '#domain/keyboard-layout.ts';
import type { Locale } from '#domain/locale.ts';
import { queryWords } from '#domain/search-words.ts';
import { type FoundBy, type Search, type SearchableSecurity, type SearchablePage } from '#domain/search.ts';
import type { SearchAnswer, SearchLimits } from '#domain/search.ts';
import type { Instant } from '#domain/time.ts';
import { foundGroups } from './groups.ts';
import { indexGroups, type GroupIndexes } from './group-index.ts';
import { indexPages, showPage, type PageIndex } from './page-index.ts';
import { createRoster } from './roster.ts';
import { indexSecurities, showSecurity, type SecurityIndex } from './security-index.ts';
import { askStore, NO_FINDS, type SearchedStore, type StoredFinds } from './stored-words.ts';
import type { Hits } from './word-index.ts';

interface SearchOptions {
  /** Every traded security; called again from time to time. */
  list(): Promise<readonly SearchableSecurity[]>;
  pages: readonly SearchablePage[];
  /** Everything published by now; called again from time to time. */
  published?(): Promise<readonly SearchablePage[]>;
  /** Store in which disclosures and the text of files are searched. */
  store?: SearchedStore;
  /** Current market time: nothing published later is found. */
  now?(): Instant;
  /** Milliseconds of a monotonic clock. */
  steady(): number;
  /** Called when the searched records could not be listed: the previous index stays in use. */
  onFailure(error: unknown): void;
}

/** All indexes in memory at the time of a query. */
interface Held {
  securityIndex: SecurityIndex;
  site: PageIndex;
  groups: GroupIndexes;
}

interface Look {
  query: string;
  securities: Hits;
  pages: Hits;
  groups: Map<string, Hits>;
  stored: StoredFinds;
}

/**
 * Search over everything that the site shows. Small sets are in indexes that are rebuilt when the data changes, never
 * for a query; disclosures and the text of files are searched in the store.
 */
export function createSearch(options: SearchOptions): Search {
  const { list, pages, published = async () => [], store, now = () => 0, steady, onFailure } = options;
  const isOfSite = ({ group }: SearchablePage) => group === undefined;
  const roster = createRoster({ list, build: indexSecurities, steady, onFailure });
  const released = createRoster({ list: published, build: indexGroups, steady, onFailure });
  const site = indexPages(pages.filter(isOfSite));
  const ownGroups = indexGroups(pages.filter((page) => !isOfSite(page)));

  async function look(held: Held, query: string, limits: SearchLimits, isTolerant = false): Promise<Look> {
    const { securities, pages: sitePages, others, sentences = false } = limits;
    const storeQuery = { until: now(), take: others, files: sentences };
    const alikeTo = isTolerant ? (word: string) => alikeIn(held, word) : undefined;
    return {
      query,
      securities: held.securityIndex.index.find(query, securities, isTolerant),
      pages: held.site.index.find(query, sitePages, isTolerant),
      groups: new Map([...held.groups].map(([name, { index }]) => [name, index.find(query, others, isTolerant)])),
      stored: store ? await askStore(store, query, storeQuery, alikeTo) : NO_FINDS,
    };
  }

  return {
    async find(query, locale, limits) {
      const [securityIndex, groups] = await Promise.all([roster.current(), released.current()]);
      const held = { securityIndex, site, groups: new Map([...ownGroups, ...groups]) };
      const { by, found } = await decide(query, (words, isTolerant) => look(held, words, limits, isTolerant));
      return { query: found.query, by, ...shown(held, found, locale, limits) };
    },
    titles: (addresses, locale) =>
      addresses.flatMap((address) => {
        const page = pages.find(({ to }) => to === address);
        return page ? [{ to: address, title: pick(page.title, locale) }] : [];
      }),
  };
}

function shown(held: Held, found: Look, locale: Locale, limits: SearchLimits): Omit<SearchAnswer, 'query' | 'by'> {
  const { query, securities, pages } = found;
  const { sentences = false } = limits;
  return {
    securities: {
      ...countsOf(securities),
      items: securities.places.map((place) =>
        showSecurity(held.securityIndex.securities[place]!, query, securities.alike, locale),
      ),
    },
    pages: {
      ...countsOf(pages),
      items: pages.places.map((place) => showPage(held.site.pages[place]!, query, pages.alike, locale, sentences)),
    },
    groups: foundGroups(held.groups, found, locale, limits),
  };
}

/** Searches for the query as typed, then as the other keyboard layout reads it, then with similar words. */
async function decide(
  query: string,
  look: (words: string, isTolerant?: boolean) => Promise<Look>,
): Promise<{ by: FoundBy; found: Look }> {
  const typed = await look(query);
  if (hasNameMatch(typed)) return { by: 'typed', found: typed };
  for (const words of otherKeyboard(query)) {
    const other = await look(words);
    if (hasNameMatch(other)) return { by: 'other-keyboard', found: other };
  }
  return { by: isNothing(typed) ? 'alike' : 'typed', found: await look(query, true) };
}

/** True when something has the words in its name, not only in running text. */
function hasNameMatch({ securities, pages, groups, stored }: Look): boolean {
  const near = [securities, pages, ...groups.values()].reduce((sum, hits) => sum + hits.near, 0);
  return near + stored.disclosures.length + stored.announcements.length > 0;
}

function isNothing({ securities, pages, groups, stored }: Look): boolean {
  const total = [securities, pages, ...groups.values()].reduce((sum, hits) => sum + hits.total, 0);
  return total + stored.files.length === 0;
}

/** Words of indexed names that sound or look like this one. */
function alikeIn({ securityIndex, site, groups }: Held, word: string): string[] {
  const indexes = [securityIndex.index, site.index, ...[...groups.values()].map(({ index }) => index)];
  return [...new Set(indexes.flatMap((index) => [...index.find(queryWords(word).join(' '), 0, true).alike]))];
}

function countsOf({ near, total }: Hits): Pick<Hits, 'near' | 'total'> {
  return { near, total };
}
