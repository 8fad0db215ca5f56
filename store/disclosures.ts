import { textsOf } from '#domain/bilingual.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { sql, type Kysely } from 'kysely';
import { marketInstant } from '#domain/date.ts';
import { kindOf, type DisclosureKind } from '#domain/disclosure-kind.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { DAY_MS, type Instant } from '#domain/time.ts';
import { newestOf, pageOf } from './paging.ts';
import type { DisclosureFilter, Store } from './store.ts';
import type { Tables } from './tables.ts';
import { saveVersions, validAt, type Subject } from './versions.ts';
import { hasWords, newestRows, newestWith, termsOf } from './terms.ts';

/**
 * The feed's name for what issuers publish themselves; everything else is the exchange's. Written as a literal, as in
 * an index.
 */
const OWN = sql`announcement_type = 'Disclosure'`;
const NOT_OWN = sql`announcement_type <> 'Disclosure'`;

/** The sister exchange has a handful of issuers: they are read once per query, as one list. */
const SISTERS_OWN = sql<boolean>`symbol = any(array(
  select key from securities where valid_to is null and exchange = 'sister'))`;

/** Only this kind has reports on a period: the index finds them by it. */
const REPORTS: DisclosureKind = 'results';

/** More corrections than an issuer makes to one disclosure. */
const VERSIONS_MOST = 50;

/**
 * Texts that a disclosure is found by, its kind included, since headlines word it in many ways ('Results of BOD
 * Meeting').
 */
export function searchedNamesOf(disclosure: Disclosure): (string | null)[] {
  const { headline, symbol, issuer } = disclosure;
  return [headline, symbol, ...textsOf(issuer), kindOf(disclosure)];
}

/** The feed has one row per language, and does not guarantee that their ids differ. */
const keyOf = ({ id, lang }: Pick<Disclosure, 'id' | 'lang'>) => `${id}:${lang}`;

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
    terms: 'tsvector',
  },
  columnsOf: (disclosure) => ({
    lang: disclosure.lang,
    symbol: disclosure.symbol,
    published_at: disclosure.publishedAt,
    announcement_type: disclosure.announcementType,
    file_types: [...new Set(disclosure.files.map(({ type }) => type))],
    file_paths: disclosure.files.map(({ path }) => path),
    kind: kindOf(disclosure),
    terms: termsOf(searchedNamesOf(disclosure)),
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
  {
    lang,
    symbol,
    exchange,
    announcementType,
    fileType,
    kind,
    reportInterval,
    from,
    to,
    until,
    words,
    asOf,
    after,
  }: Omit<DisclosureFilter, 'take'>,
) {
  let query = db.selectFrom('disclosures').where(validAt(asOf)).where('lang', '=', lang);
  if (symbol) query = query.where('symbol', '=', symbol);
  if (exchange) query = query.where(exchange === 'sister' ? SISTERS_OWN : sql<boolean>`not ${SISTERS_OWN}`);
  if (announcementType) query = query.where('announcement_type', '=', announcementType);
  if (fileType) query = query.where(sql<boolean>`${fileType} = any(file_types)`);
  if (kind) query = query.where('kind', '=', kind);
  if (reportInterval)
    query = query.where('kind', '=', REPORTS).where(sql<boolean>`content ->> 'reportInterval' = ${reportInterval}`);
  if (from) query = query.where('published_at', '>=', marketInstant(from, '00:00'));
  if (to) query = query.where('published_at', '<', marketInstant(to, '00:00') + DAY_MS);
  if (until !== undefined) query = query.where('published_at', '<=', until);
  if (after)
    query = query.where(sql<boolean>`(published_at, key) < (${after.publishedAt}, ${keyOf({ id: after.id, lang })})`);
  const wanted = hasWords(words);
  return wanted ? query.where(wanted) : query;
}

/** Rows found among the newest alone, or among all: both are ordered newest first. */
async function found(
  db: Kysely<Tables>,
  { terms, isOwn, until, take }: { terms: string; isOwn: boolean; until: Instant; take: number },
  of: 'newest' | 'all',
): Promise<Disclosure[]> {
  const known = sql`select content, terms, published_at, key from disclosures where valid_to is null
    and published_at <= ${until} and ${isOwn ? OWN : NOT_OWN}`;
  const searched = of === 'all' ? sql`${known} and terms @@ ${terms}::tsquery` : newestRows(known);
  const { rows } = await sql<{ content: Disclosure }>`
    select content from (${searched}) as d where terms @@ ${terms}::tsquery
    order by published_at desc, key desc limit ${take}`.execute(db);
  return rows.map(({ content }) => content);
}

/** A row's key in each language. */
function keysOf(id: string): string[] {
  return LOCALE_CODES.map((locale) => `${id}:${locale}`);
}

/** The row in `lang`, or in another language when there is none. */
async function findById(
  db: Kysely<Tables>,
  table: 'disclosures' | 'press',
  id: string,
  asOf?: Instant,
  lang: Locale = DEFAULT_LOCALE,
) {
  const keys = keysOf(id);
  const { rows } = await sql<{ content: Disclosure }>`
    select content from ${sql.table(table)} where key = any(${keys}) and ${validAt(asOf)}
    order by lang = ${lang} desc limit 1`.execute(db);
  return rows[0]?.content;
}

/**
 * Finds a disclosure by a file of a replaced version. The file's folder is the disclosure's id, so that an unknown path
 * costs no search.
 */
async function findByOldFile(db: Kysely<Tables>, path: string): Promise<Disclosure | undefined> {
  const id = path.split('/').at(-2) ?? '';
  const { rows } = await sql<{ content: Disclosure }>`
    select content from disclosures where key = any(${keysOf(id)}) and file_paths @> array[${path}::text]
    order by valid_from desc limit 1`.execute(db);
  return rows[0]?.content;
}

export function disclosures(db: Kysely<Tables>): Store['disclosures'] {
  return {
    page: (filter) => pageOf<Disclosure, 'disclosures'>(matching(db, filter), filter),
    newest: (filter) => newestOf<Disclosure, 'disclosures'>(matching(db, filter), filter),
    async kinds(filter) {
      const query = matching(db, filter).select(['kind', ({ fn }) => fn.countAll<number>().as('total')]);
      const rows = await query.groupBy('kind').execute();
      return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]));
    },
    find: (id, asOf, lang) => findById(db, 'disclosures', id, asOf, lang),
    async versions(id, lang) {
      const { rows } = await sql<{ content: Disclosure; valid_from: Instant }>`
        select content, valid_from from disclosures where key = ${`${id}:${lang}`}
        order by valid_from desc limit ${VERSIONS_MOST}`.execute(db);
      return rows.map(({ content, valid_from }) => ({ disclosure: content, from: valid_from }));
    },
    async findByFile(path) {
      const { rows } = await sql<{ content: Disclosure }>`
        select content from disclosures where valid_to is null and file_paths @> array[${path}::text] limit 1`.execute(
        db,
      );
      return rows[0]?.content ?? (await findByOldFile(db, path));
    },
    search: ({ asked, isOwn, until, take }) =>
      newestWith(asked, take, (terms, of) => found(db, { terms, isOwn, until, take }, of)),
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
