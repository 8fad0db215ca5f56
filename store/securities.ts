import type { Kysely } from 'kysely';
import type { CompanyProfile, Security } from '#domain/security.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { findVersion, saveVersions, validAt, type Subject } from './versions.ts';

const SECURITIES: Subject<Security> = {
  table: 'securities',
  keyOf: ({ symbol }) => symbol,
  columns: { kind: 'text', exchange: 'text', active: 'boolean' },
  columnsOf: ({ kind, exchange, active }) => ({ kind, exchange, active }),
};

const PROFILES: Subject<CompanyProfile> = {
  table: 'profiles',
  keyOf: ({ symbol }) => symbol,
  columns: {},
  columnsOf: () => ({}),
};

export function securities(db: Kysely<Tables>): Store['securities'] {
  return {
    async list({ kind, exchange, active } = {}, asOf) {
      let query = db.selectFrom('securities').select('content').where(validAt(asOf)).orderBy('key');
      if (kind !== undefined) query = query.where('kind', '=', kind);
      if (exchange !== undefined) query = query.where('exchange', '=', exchange);
      if (active !== undefined) query = query.where('active', '=', active);
      return (await query.execute()).map(({ content }) => content as Security);
    },
    find: async (symbol, asOf) => (await findVersion<Security>(db, 'securities', symbol, asOf))?.content,
    save: (records, recordedAt) => saveVersions(db, SECURITIES, records, recordedAt),
  };
}

export function profiles(db: Kysely<Tables>): Store['profiles'] {
  return {
    async list(asOf) {
      const rows = await db.selectFrom('profiles').select('content').where(validAt(asOf)).orderBy('key').execute();
      return rows.map(({ content }) => content as CompanyProfile);
    },
    find: async (symbol, asOf) => (await findVersion<CompanyProfile>(db, 'profiles', symbol, asOf))?.content,
    save: (records, recordedAt) => saveVersions(db, PROFILES, records, recordedAt),
  };
}
