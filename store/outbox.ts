import { sql, type Kysely } from 'kysely';
import type { Mail, MailKind } from '#domain/forms/mail.ts';
import type { Instant } from '#domain/time.ts';
import { toJson } from './json.ts';
import type { Store, Writing } from './store.ts';
import type { Tables } from './tables.ts';

/** Queues mails, beside the record that they are about. */
export async function queue(
  writing: Writing,
  reference: string,
  mails: Partial<Record<MailKind, Mail>>,
  at: Instant,
): Promise<void> {
  for (const [kind, mail] of Object.entries(mails))
    await sql`insert into outbox (reference, kind, mail, created_at, next_at, waits_for_seat)
      values (${reference}, ${kind}, ${toJson(mail)}::jsonb, ${at}, ${at}, ${kind === 'offer'})`.execute(writing);
}

/** Mails to be sent. A mail that was sent or given up loses its text immediately: the text is in the submission. */
export function outbox(db: Kysely<Tables>): Store['outbox'] {
  const waiting = () =>
    db
      .selectFrom('outbox')
      .where('sent_at', 'is', null)
      .where('dead_at', 'is', null)
      .where('waits_for_seat', '=', false);
  return {
    add: queue,
    async due(now, take) {
      const rows = await waiting().selectAll().where('next_at', '<=', now).orderBy('id').limit(take).execute();
      return rows.map(({ id, reference, kind, mail, created_at, attempts }) => {
        return { id, reference, kind, mail: mail as Mail, createdAt: created_at, attempts };
      });
    },
    async sent(id, at) {
      await sql`update outbox set sent_at = ${at}, mail = null, failure = null where id = ${id}`.execute(db);
    },
    async failed(id, { at, nextAt, failure }) {
      await sql`update outbox set attempts = attempts + 1, failure = ${failure},
        next_at = ${nextAt ?? at}, dead_at = ${nextAt === null ? at : null},
        mail = case when ${nextAt === null} then null else mail end where id = ${id}`.execute(db);
    },
    async copyOf(reference) {
      const rows = await db
        .selectFrom('outbox')
        .select(['dead_at'])
        .where('reference', '=', reference)
        .where('kind', '=', 'copy')
        .execute();
      if (rows.length === 0) return 'none';
      return rows.some(({ dead_at }) => dead_at === null) ? 'sent' : 'dead';
    },
    async state() {
      const { rows } = await sql<{ waiting: number; dead: number; oldest: Instant | null }>`
        select count(*) filter (where dead_at is null)::int as waiting,
          count(*) filter (where dead_at is not null)::int as dead,
          min(created_at) filter (where dead_at is null) as oldest
        from outbox where sent_at is null and not waits_for_seat`.execute(db);
      const { oldest, ...counts } = rows[0]!;
      return { ...counts, oldestAt: oldest };
    },
    async removeSent(before) {
      await db.deleteFrom('outbox').where('sent_at', '<=', before).execute();
    },
  };
}
