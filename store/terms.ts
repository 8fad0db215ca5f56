import { sql, type RawBuilder } from 'kysely';
import { queryTerm, indexedForms, queryWords, searchWords, type QueryTerm } from '#domain/search-words.ts';

/** A `tsvector` accepts no more than a megabyte: this many different words are more than any report has. */
const WORDS_MOST = 20_000;
/** PostgreSQL refuses longer words; no word of a language is as long. */
const WORD_LENGTH_MOST = 80;
/**
 * A frequent word is searched among this many newest rows, without gathering all that have it; for a word that these
 * rows do not satisfy, the index gathers at most a few hundredths of all rows.
 */
const NEWEST = 2_000;

/** The words of texts in all their forms, in the syntax of a `tsvector`: words are letters and digits alone. */
export function termsOf(texts: readonly (string | null)[]): string {
  const words = new Set(texts.flatMap((text) => searchWords(text ?? '')).flatMap(indexedForms));
  const indexed = [...words].filter((word) => word.length <= WORD_LENGTH_MOST).slice(0, WORDS_MOST);
  return indexed.map((word) => `'${word}'`).join(' ');
}

/**
 * True when every requested word, in one of its forms, is among a row's `terms`; undefined when the query is empty. A
 * query of signs alone finds nothing.
 */
export function hasWords(query: string | undefined): RawBuilder<boolean> | undefined {
  if (!query?.trim()) return undefined;
  const words = queryWords(query).map(queryTerm);
  return words.length > 0 ? sql<boolean>`terms @@ ${questionOf(words)}::tsquery` : sql<boolean>`false`;
}

/** The query in the syntax of a `tsquery`: every word, each in one of its forms. */
function questionOf(terms: readonly QueryTerm[]): string {
  return terms
    .map(({ beginnings, whole }) => [...beginnings.map((word) => `'${word}':*`), ...whole.map((word) => `'${word}'`)])
    .map((forms) => `(${forms.join('|')})`)
    .join('&');
}

/** Up to `take` rows that have all words: from the newest rows when these suffice, otherwise from all. */
export async function newestWith<T>(
  query: readonly QueryTerm[],
  take: number,
  find: (terms: string, of: 'newest' | 'all') => Promise<T[]>,
): Promise<T[]> {
  if (query.length === 0 || take === 0) return [];
  const terms = questionOf(query);
  const among = await find(terms, 'newest');
  return among.length >= take ? among : find(terms, 'all');
}

/** The newest rows of a query that can be walked in that order. */
export function newestRows(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${query} order by published_at desc, key desc limit ${NEWEST}`;
}
