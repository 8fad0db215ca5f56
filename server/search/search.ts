import { pick } from '#domain/bilingual.ts';
import { otherKeyboard } from '#domain/keyboard-layout.ts';
import type { FoundBy, Search, SearchablePage } from '#domain/search.ts';
import type { Security } from '#domain/security.ts';
import type { Instant } from '#domain/time.ts';
import { indexPages, showPage } from './page-index.ts';
import { createRoster } from './roster.ts';
import { showSecurity } from './security-index.ts';
import type { Hits } from './word-index.ts';

interface SearchOptions {
  /** Every security that is traded; asked again from time to time. */
  list(): Promise<Security[]>;
  pages: readonly SearchablePage[];
  wallNow(): Instant;
  /** Told when the securities could not be listed: what was known stays. */
  onTrouble(error: unknown): void;
}

interface Look {
  query: string;
  securities: Hits;
  pages: Hits;
}

/** Search over securities and pages. The indexes are built when what they hold changes, never for a question. */
export function createSearch({ list, pages, wallNow, onTrouble }: SearchOptions): Search {
  const roster = createRoster({ list, wallNow, onTrouble });
  const site = indexPages(pages);
  return {
    async find(query, locale, { sentences = false, ...limits }) {
      const board = await roster.current();
      const look = (words: string, tolerant = false): Look => ({
        query: words,
        securities: board.index.find(words, limits.securities, tolerant),
        pages: site.index.find(words, limits.pages, tolerant),
      });
      const { by, found } = decide(query, look);
      const { query: words, securities, pages: places } = found;
      return {
        query: words,
        by,
        securities: {
          ...countsOf(securities),
          items: securities.places.map((place) =>
            showSecurity(board.securities[place]!, words, securities.alike, locale),
          ),
        },
        pages: {
          ...countsOf(places),
          items: places.places.map((place) => showPage(site.pages[place]!, words, places.alike, locale, sentences)),
        },
      };
    },
    titles: (addresses, locale) =>
      addresses.flatMap((address) => {
        const page = pages.find(({ to }) => to === address);
        return page ? [{ to: address, title: pick(page.title, locale) }] : [];
      }),
  };
}

/** As typed, else as the other keyboard layout reads, else what is alike. */
function decide(query: string, look: (words: string, tolerant?: boolean) => Look): { by: FoundBy; found: Look } {
  const typed = look(query);
  if (isTelling(typed)) return { by: 'typed', found: typed };
  const other = otherKeyboard(query)
    .map((words) => look(words))
    .find(isTelling);
  if (other) return { by: 'other-keyboard', found: other };
  const isNothing = typed.securities.total + typed.pages.total === 0;
  return { by: isNothing ? 'alike' : 'typed', found: look(query, true) };
}

function isTelling({ securities, pages }: Look): boolean {
  return securities.near + pages.near > 0;
}

function countsOf({ near, total }: Hits): Pick<Hits, 'near' | 'total'> {
  return { near, total };
}
