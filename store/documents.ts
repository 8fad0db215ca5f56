import { sql, type Kysely } from 'kysely';
import type { Instant } from '#domain/time.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { findVersion, revisionsOf, saveVersions, validAt, type Subject } from './versions.ts';

/** The value is wrapped, so that null can be stored as a value. */
interface Envelope {
  key: string;
  value: unknown;
}

/** Six years of trading days. */
const VERSIONS_MOST = 2_000;

const keyOf = (kind: string, key: string) => `${kind}:${key}`;

function subject(kind: string): Subject<Envelope> {
  return {
    table: 'documents',
    keyOf: ({ key }) => keyOf(kind, key),
    columns: { kind: 'text' },
    columnsOf: () => ({ kind }),
  };
}

export function documents(db: Kysely<Tables>): Store['documents'] {
  return {
    async find<T>(kind: string, key: string, asOf?: number) {
      const found = await findVersion<Envelope>(db, 'documents', keyOf(kind, key), asOf);
      return found && { value: found.content.value as T, recordedAt: found.recorded_at };
    },
    async list<T>(kind: string, asOf?: Instant) {
      const query = db.selectFrom('documents').select(['content', 'recorded_at']).where(validAt(asOf));
      const rows = await query.where('kind', '=', kind).orderBy('key').execute();
      return rows.map(({ content, recorded_at }) => {
        const { key, value } = content as Envelope;
        return { key, value: value as T, recordedAt: recorded_at };
      });
    },
    async history<T>(kind: string, key: string) {
      const { rows } = await sql<{ content: Envelope; valid_from: Instant }>`
        select content, valid_from from documents where key = ${keyOf(kind, key)}
        order by valid_from desc limit ${VERSIONS_MOST}`.execute(db);
      return rows.map(({ content, valid_from }) => ({ value: content.value as T, from: valid_from }));
    },
    async revisions(kind) {
      const held = await revisionsOf(db, 'documents', { column: 'kind', value: kind });
      return Object.fromEntries(
        Object.entries(held).map(([key, revision]) => [key.slice(keyOf(kind, '').length), revision]),
      );
    },
    save: (kind, records, recordedAt) =>
      saveVersions(
        db,
        subject(kind),
        records.map(({ key, value = null }) => ({ key, value })),
        recordedAt,
      ),
  };
}
