import { sql, type Kysely } from 'kysely';
import { dubaiInstant } from '#domain/date.ts';
import { kindOf } from '#domain/disclosure-kind.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { DAY_MS, type Instant } from '#domain/time.ts';
import { pageOf } from './paging.ts';
import type { DisclosureFilter, Store } from './store.ts';
import type { Tables } from './tables.ts';
import { saveVersions, validAt, type Subject } from './versions.ts';
import { matchesWords, searchable } from './words.ts';

/** The feed has one row a language, and does not promise that their ids differ. */
const keyOf = ({ id, lang }: Disclosure) => `${id}:${lang}`;

const DISCLOSURES: Subject<Disclosure> = {
  table: 'disclosures',
  keyOf,
  columns: {
    lang: 'text',
    symbol: 'text',
    published_at: 'bigint',
    announcement_type: 'text',
    file_types: 'text[]',
    file_paths: 'text[]',
    kind: 'text',
    words: 'text',
  },
  columnsOf: (disclosure) => ({
    lang: disclosure.lang,
    symbol: disclosure.symbol,
    published_at: disclosure.publishedAt,
    announcement_type: disclosure.announcementType,
    file_types: [...new Set(disclosure.files.map(({ type }) => type))],
    file_paths: disclosure.files.map(({ path }) => path),
    kind: kindOf(disclosure),
    words: searchable([disclosure.headline, disclosure.symbol, disclosure.issuer.en, disclosure.issuer.ar]),
  }),
};

const PRESS: Subject<Disclosure> = {
  table: 'press',
  keyOf,
  columns: { lang: 'text', published_at: 'bigint' },
  columnsOf: ({ lang, publishedAt }) => ({ lang, published_at: publishedAt }),
};

function matching(
  db: Kysely<Tables>,
  { lang, symbol, announcementType, fileType, kind, from, to, until, words }: Omit<DisclosureFilter, 'take'>,
) {
  let query = db.selectFrom('disclosures').where('valid_to', 'is', null).where('lang', '=', lang);
  if (symbol) query = query.where('symbol', '=', symbol);
  if (announcementType) query = query.where('announcement_type', '=', announcementType);
  if (fileType) query = query.where(sql<boolean>`${fileType} = any(file_types)`);
  if (kind) query = query.where('kind', '=', kind);
  if (from) query = query.where('published_at', '>=', dubaiInstant(from, '00:00'));
  if (to) query = query.where('published_at', '<', dubaiInstant(to, '00:00') + DAY_MS);
  if (until !== undefined) query = query.where('published_at', '<=', until);
  const wanted = matchesWords(words);
  return wanted ? query.where(wanted) : query;
}

/** The row of `lang`, or of the other language where that has none. */
async function findById(db: Kysely<Tables>, table: 'disclosures' | 'press', id: string, asOf?: Instant, lang = 'en') {
  const keys = [`${id}:en`, `${id}:ar`];
  const { rows } = await sql<{ content: Disclosure }>`
    select content from ${sql.table(table)} where key = any(${keys}) and ${validAt(asOf)}
    order by lang = ${lang} desc limit 1`.execute(db);
  return rows[0]?.content;
}

export function disclosures(db: Kysely<Tables>): Store['disclosures'] {
  return {
    page: (filter) => pageOf<Disclosure, 'disclosures'>(matching(db, filter), filter),
    async kinds(filter) {
      const query = matching(db, filter).select(['kind', ({ fn }) => fn.countAll<number>().as('total')]);
      const rows = await query.groupBy('kind').execute();
      return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]));
    },
    find: (id, asOf, lang) => findById(db, 'disclosures', id, asOf, lang),
    async findByFile(path) {
      const { rows } = await sql<{ content: Disclosure }>`
        select content from disclosures where valid_to is null and file_paths @> array[${path}::text] limit 1`.execute(
        db,
      );
      return rows[0]?.content;
    },
    save: (records, recordedAt) => saveVersions(db, DISCLOSURES, records, recordedAt),
  };
}

export function press(db: Kysely<Tables>): Store['press'] {
  return {
    page({ lang, ...range }) {
      const query = db.selectFrom('press').where('valid_to', 'is', null).where('lang', '=', lang);
      return pageOf<Disclosure, 'press'>(query, range);
    },
    find: (id, lang) => findById(db, 'press', id, undefined, lang),
    save: (records, recordedAt) => saveVersions(db, PRESS, records, recordedAt),
  };
}
