import { sql, type RawBuilder } from 'kysely';
import { normaliseArabic } from '#domain/arabic.ts';

/** More words than a headline has say nothing more. */
const WORDS_LIMIT = 12;

/** Texts as the column `words` holds them: one form of each Arabic letter, lower case. */
export function searchable(texts: readonly (string | null)[]): string {
  return normaliseArabic(texts.filter((text) => text !== null).join(' '));
}

/**
 * True where every word asked for stands in the column `words`, alone or inside another: Arabic puts its article and
 * conjunctions on the word itself. Undefined when nothing is asked.
 */
export function matchesWords(asked: string | undefined): RawBuilder<boolean> | undefined {
  const wanted = normaliseArabic(asked ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, WORDS_LIMIT);
  if (wanted.length === 0) return undefined;
  const patterns = wanted.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`words like all (${patterns}::text[])`;
}
