import type { Kysely } from 'kysely';
import type { Circular } from '#domain/circular.ts';
import { pageOf } from './paging.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { findVersion, saveVersions, type Subject } from './versions.ts';

const CIRCULARS: Subject<Circular> = {
  table: 'circulars',
  keyOf: ({ id }) => id,
  columns: { published_at: 'bigint' },
  columnsOf: ({ publishedAt }) => ({ published_at: publishedAt }),
};

export function circulars(db: Kysely<Tables>): Store['circulars'] {
  return {
    page: (range) => pageOf<Circular, 'circulars'>(db.selectFrom('circulars').where('valid_to', 'is', null), range),
    find: async (id, asOf) => (await findVersion<Circular>(db, 'circulars', id, asOf))?.content,
    save: (records, recordedAt) => saveVersions(db, CIRCULARS, records, recordedAt),
  };
}
