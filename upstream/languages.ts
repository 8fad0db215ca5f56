import type { Bilingual } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import type { Batch, RejectedRow } from './batch.ts';
import { RowFault, reasonOf } from './rows.ts';

const ARABIC_LETTER = /\p{Script=Arabic}/u;

/**
 * Both languages of a text. The services repeat the English text when they have no Arabic one (names of bonds): without
 * an Arabic letter it counts as missing. Throws `RowFault` when there is no English text.
 */
export function bilingual(en: string | null, ar: string | null | undefined): Bilingual {
  if (en === null) throw new RowFault('there is no English text');
  return { en, ar: ar && ARABIC_LETTER.test(ar) ? ar : null };
}

/** Both languages of a text that may be missing; null when there is no English text. */
export function bilingualOrNull(en: string | null, ar: string | null | undefined): Bilingual | null {
  return en === null ? null : bilingual(en, ar);
}

/** Requests both languages in parallel. */
export async function bothLanguages<T>(ask: (lang: Locale) => Promise<T>): Promise<{ en: T; ar: T }> {
  const [en, ar] = await Promise.all([ask('en'), ask('ar')]);
  return { en, ar };
}

/**
 * Joins the two languages' rows of each record. A row that exists only in Arabic is rejected: no English is invented
 * for it.
 */
export function joinLanguages<W, T>(
  editions: { en: Batch<W>; ar: Batch<W> },
  keyOf: (row: W) => string,
  join: (en: W, ar: W | undefined) => T,
): Batch<T> {
  const arabic = new Map(editions.ar.records.map((row) => [keyOf(row), row]));
  const english = new Set(editions.en.records.map(keyOf));
  const records: T[] = [];
  const rejected: RejectedRow[] = [...editions.en.rejected, ...editions.ar.rejected];
  for (const row of editions.en.records) {
    try {
      records.push(join(row, arabic.get(keyOf(row))));
    } catch (error) {
      rejected.push({ record: row, reason: reasonOf(error) });
    }
  }
  for (const [key, row] of arabic) {
    if (!english.has(key)) rejected.push({ record: row, reason: 'there is an Arabic edition only' });
  }
  return { records, rejected };
}
