import { sql, type Kysely } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Invitation codes: the store has their hashes. */
export function invitations(db: Kysely<Tables>): Store['invitations'] {
  return {
    async add(key, hashes, at) {
      const rows = hashes.map((hash) => ({ hash, key, made_at: at, used_by: null }));
      if (rows.length > 0) await db.insertInto('invitations').values(rows).execute();
    },
    async use(writing, { key, hash }, reference) {
      // Registering again with another code releases the first one.
      await sql`update invitations set used_by = null where used_by = ${reference} and hash <> ${hash}`.execute(
        writing,
      );
      const { numAffectedRows } = await sql`update invitations set used_by = ${reference}
        where hash = ${hash} and key = ${key} and coalesce(used_by, ${reference}) = ${reference}`.execute(writing);
      return Number(numAffectedRows) > 0;
    },
    async count() {
      const { rows } = await sql<{ key: string; made: number; used: number }>`
        select key, count(*)::int as made, count(used_by)::int as used from invitations group by key order by key`.execute(
        db,
      );
      return rows;
    },
    async removeMadeBefore(before) {
      await db.deleteFrom('invitations').where('made_at', '<', before).where('used_by', 'is', null).execute();
    },
  };
}
