import { sql, type RawBuilder } from 'kysely';
import { queryTerm, indexedForms, queryWords, searchWords, type QueryTerm } from '#domain/search-words.ts';

/** A `tsvector` takes no more than a megabyte: so many different words are more than any report has. */
const WORDS_MOST = 20_000;
/** PostgreSQL refuses longer ones; no word of a language is as long. */
const WORD_LENGTH_MOST = 80;
/**
 * A word that many have is found among the newest rows, without gathering all that have it; for a word that these do not
 * answer the index gathers at most a few hundredths of all.
 */
const NEWEST = 2_000;

/** The words of texts in all their forms, as PostgreSQL reads a `tsvector`: words are letters and digits alone. */
export function termsOf(texts: readonly (string | null)[]): string {
  const words = new Set(texts.flatMap((text) => searchWords(text ?? '')).flatMap(indexedForms));
  const told = [...words].filter((word) => word.length <= WORD_LENGTH_MOST).slice(0, WORDS_MOST);
  return told.map((word) => `'${word}'`).join(' ');
}

/**
 * True where every word asked for, in one of its forms, is among a row's `terms`; undefined when nothing is asked. Signs
 * alone are found nowhere.
 */
export function hasWords(asked: string | undefined): RawBuilder<boolean> | undefined {
  if (!asked?.trim()) return undefined;
  const words = queryWords(asked).map(queryTerm);
  return words.length > 0 ? sql<boolean>`terms @@ ${questionOf(words)}::tsquery` : sql<boolean>`false`;
}

/** The question as PostgreSQL reads a `tsquery`: every word, each in one of its forms. */
function questionOf(asked: readonly QueryTerm[]): string {
  return asked
    .map(({ beginnings, whole }) => [...beginnings.map((word) => `'${word}':*`), ...whole.map((word) => `'${word}'`)])
    .map((forms) => `(${forms.join('|')})`)
    .join('&');
}

/** As many as are wanted of those that have all words: from the newest rows where these are enough, else from all. */
export async function newestWith<T>(
  asked: readonly QueryTerm[],
  take: number,
  find: (terms: string, of: 'newest' | 'all') => Promise<T[]>,
): Promise<T[]> {
  if (asked.length === 0 || take === 0) return [];
  const terms = questionOf(asked);
  const among = await find(terms, 'newest');
  return among.length >= take ? among : find(terms, 'all');
}

/** The newest rows of a query that can be walked in that order. */
export function newestRows(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${query} order by published_at desc, key desc limit ${NEWEST}`;
}
