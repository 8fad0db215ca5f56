import type { Kysely } from 'kysely';
import type { Circular } from '#domain/circular.ts';
import { pageOf } from './paging.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { findVersion, saveVersions, type Subject } from './versions.ts';
import { matchesWords, searchable } from './words.ts';

const CIRCULARS: Subject<Circular> = {
  table: 'circulars',
  keyOf: ({ id }) => id,
  columns: { published_at: 'bigint', words: 'text' },
  columnsOf: ({ publishedAt, number, headline }) => ({
    published_at: publishedAt,
    words: searchable([number, headline.en, headline.ar]),
  }),
};

export function circulars(db: Kysely<Tables>): Store['circulars'] {
  return {
    page({ words, ...range }) {
      const query = db.selectFrom('circulars').where('valid_to', 'is', null);
      const wanted = matchesWords(words);
      return pageOf<Circular, 'circulars'>(wanted ? query.where(wanted) : query, range);
    },
    find: async (id, asOf) => (await findVersion<Circular>(db, 'circulars', id, asOf))?.content,
    save: (records, recordedAt) => saveVersions(db, CIRCULARS, records, recordedAt),
  };
}
