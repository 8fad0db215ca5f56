import { sql, type Kysely } from 'kysely';
import type { Instant } from '#domain/time.ts';
import { toJson } from './json.ts';
import type { Once, Writing } from './store.ts';
import type { Tables } from './tables.ts';

/** A day: a form that is sent again later is meant. */
const KEPT_MS = 86_400_000;

/**
 * A second caller waits on the first one's row until that transaction is committed or rolled back. What `work` writes
 * and its answer are stored together or not at all, so a process that ends in between leaves neither.
 */
export async function once<T>(
  db: Kysely<Tables>,
  key: string,
  at: Instant,
  work: (writing: Writing) => Promise<T>,
): Promise<Once<T>> {
  const tooOld = at - KEPT_MS;
  const result = await db.transaction().execute(async (writing): Promise<Once<T>> => {
    const { rows } = await sql`insert into answers (key, at) values (${key}, ${at})
      on conflict (key) do update set at = excluded.at where answers.at <= ${tooOld} returning key`.execute(writing);
    if (rows.length === 0) {
      const held = await sql<{ answer: T }>`select answer from answers where key = ${key}`.execute(writing);
      return { answer: held.rows[0]!.answer, repeated: true };
    }
    const answer = await work(writing);
    await sql`update answers set answer = ${toJson(answer)}::jsonb where key = ${key}`.execute(writing);
    return { answer, repeated: false };
  });
  if (!result.repeated) await sql`delete from answers where at <= ${tooOld}`.execute(db);
  return result;
}
