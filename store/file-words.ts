import { textsOf } from '#domain/bilingual.ts';
import { sql, type Kysely } from 'kysely';
import type { FileSubject, FileWords } from '#domain/file-words.ts';
import { rejoinedWords } from '#domain/search-words.ts';
import type { Store, Wanted } from './store.ts';
import { storableText, toJson } from './json.ts';
import type { Tables } from './tables.ts';
import { newestWith, newestRows, termsOf } from './terms.ts';

/** The text of files: one row per file, overwritten when the file is read again. */
export function fileWords(db: Kysely<Tables>): Store['fileWords'] {
  return {
    search: (wanted) => newestWith(wanted.asked, wanted.take, (terms, of) => found(db, wanted, terms, of)),
    async known(paths) {
      if (paths.length === 0) return new Set();
      const { rows } = await sql<{ path: string }>`select path from file_words where path = any(${paths})`.execute(db);
      return new Set(rows.map(({ path }) => path));
    },
    async save(records) {
      for (const record of records) await saveOne(db, record);
    },
  };
}

async function found(
  db: Kysely<Tables>,
  { until, take, subject }: Wanted & { subject: FileSubject },
  terms: string,
  of: 'newest' | 'all',
): Promise<FileWords[]> {
  const known = sql`select *, path as key from file_words where subject = ${subject} and published_at <= ${until}`;
  const searched = of === 'all' ? sql`${known} and terms @@ ${terms}::tsquery` : newestRows(known);
  const { rows } = await sql<FileWords>`
    select path, subject, id, lang, title, issuer, code, published_at as "publishedAt", text from (${searched}) as f
    where terms @@ ${terms}::tsquery order by published_at desc, key desc limit ${take}`.execute(db);
  return rows;
}

async function saveOne(db: Kysely<Tables>, record: FileWords): Promise<void> {
  const { path, subject, id, lang, title, issuer, code, publishedAt } = record;
  const text = storableText(record.text);
  const rejoined = rejoinedWords(text).join(' ');
  const terms = termsOf([...textsOf(title), ...textsOf(issuer), code, text, rejoined]);
  await sql`insert into file_words (path, subject, id, lang, title, issuer, code, published_at, terms, text)
    values (${path}, ${subject}, ${id}, ${lang}, ${toJson(title)}::jsonb, ${issuer && toJson(issuer)}::jsonb, ${code},
      ${publishedAt}, ${terms}::tsvector, ${text})
    on conflict (path) do update set subject = excluded.subject, id = excluded.id, lang = excluded.lang,
      title = excluded.title, issuer = excluded.issuer, code = excluded.code,
      published_at = excluded.published_at, terms = excluded.terms, text = excluded.text`.execute(db);
}
