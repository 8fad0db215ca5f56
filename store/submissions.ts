import { sql, type Kysely, type Selectable } from 'kysely';
import {
  deletionTime,
  RENEWED_BY_ANSWER,
  type AuditLine,
  type NewSubmission,
  type Submission,
} from '#domain/forms/submission.ts';
import { toJson } from './json.ts';
import { queue } from './outbox.ts';
import type { Store, TokenKind } from './store.ts';
import type { Tables } from './tables.ts';

const HASHES = { withdraw: 'withdraw_hash', desk: 'desk_hash' } as const;

/** All columns except the file, which is read separately. */
const COLUMNS = [
  'reference',
  'form',
  'locale',
  'fields',
  'email',
  'consent',
  'human_check',
  'sent_at',
  'keep_days',
  'delete_after',
  'answer_by',
  'desk',
  'answered_at',
  'answered_on',
] as const;

type Row = Pick<Selectable<Tables['submissions']>, (typeof COLUMNS)[number]> & { file_bytes: number | null };

function submissionOf(row: Row): Submission {
  return {
    reference: row.reference,
    form: row.form,
    locale: row.locale,
    fields: row.fields as Submission['fields'],
    email: row.email,
    consent: row.consent,
    check: row.human_check,
    sentAt: row.sent_at,
    fileBytes: row.file_bytes,
    keepDays: row.keep_days,
    deleteAfter: row.delete_after,
    answerBy: row.answer_by,
    desk: row.desk,
    answeredAt: row.answered_at,
    answeredOn: row.answered_on,
  };
}

function rowOf(submission: NewSubmission, hashes: Record<TokenKind, string>) {
  const { fields, check, sentAt, keepDays, answerBy, ...same } = submission;
  return {
    ...same,
    fields: sql`${toJson(fields)}::jsonb`,
    human_check: check,
    sent_at: sentAt,
    keep_days: keepDays,
    delete_after: deletionTime(sentAt, keepDays),
    answer_by: answerBy,
    answered_at: null,
    answered_on: null,
    withdraw_hash: hashes.withdraw,
    desk_hash: hashes.desk,
  };
}

/**
 * Also deletes the form's mails and the answer stored for a repeated submission: if the form is sent again, it is
 * accepted as new.
 */
async function remove(db: Kysely<Tables>, reference: string): Promise<boolean> {
  return await db.transaction().execute(async (writing) => {
    await sql`delete from answers where answer ->> 'reference' = ${reference}`.execute(writing);
    const { numDeletedRows } = await writing
      .deleteFrom('submissions')
      .where('reference', '=', reference)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

async function removeExpired(db: Kysely<Tables>, now: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('submissions').where('delete_after', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Forms that readers sent. They are not part of what pages show. */
export function submissions(db: Kysely<Tables>): Store['submissions'] {
  const all = () =>
    db
      .selectFrom('submissions')
      .select(COLUMNS)
      .select(sql<number | null>`octet_length(file)`.as('file_bytes'));
  const first = async (query: ReturnType<typeof all>) => {
    const row = await query.executeTakeFirst();
    return row && submissionOf(row);
  };
  return {
    async add(writing, submission, hashes, file = null) {
      await writing
        .insertInto('submissions')
        .values({ ...rowOf(submission, hashes), file: file && Buffer.from(file) })
        .execute();
    },
    async replace(writing, submission, hashes) {
      const { reference } = submission;
      await writing
        .updateTable('submissions')
        .set(rowOf(submission, hashes))
        .where('reference', '=', reference)
        .execute();
      await sql`delete from outbox where reference = ${reference} and sent_at is null and dead_at is null
        and kind in ('copy', 'desk', 'offer')`.execute(writing);
    },
    async sentSince(writing, { form, email, since }) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from submissions
        where form = ${form} and email = ${email} and sent_at > ${since}`.execute(writing);
      return rows[0]!.count;
    },
    find: (reference) => first(all().where('reference', '=', reference)),
    async file(reference) {
      const row = await db
        .selectFrom('submissions')
        .select('file')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row?.file ?? undefined;
    },
    findByToken: (kind, hash) => first(all().where(HASHES[kind], '=', hash)),
    async list(take) {
      const rows = await all().orderBy('sent_at', 'desc').orderBy('reference').limit(take).execute();
      return rows.map(submissionOf);
    },
    remove: (reference) => remove(db, reference),
    async listExpired(now) {
      const rows = await all().where('delete_after', '<=', now).orderBy('sent_at').execute();
      return rows.map(submissionOf);
    },
    async keepUntil(reference, until) {
      await sql`update submissions set delete_after = greatest(delete_after, ${until}::bigint)
        where reference = ${reference}`.execute(db);
    },
    removeExpired: (now) => removeExpired(db, now),
    async forget(form, field, before) {
      await sql`update submissions set fields = fields - ${field}::text
        where form = ${form} and fields ->> 'until' < ${before} and fields ->> ${field}::text is not null`.execute(db);
    },
    async answered(reference, { at, on, keepDays = 0 }) {
      const { numAffectedRows } = await sql`update submissions
        set answered_at = ${at}, answered_on = ${on}, delete_after = case when form = ${RENEWED_BY_ANSWER}
          then ${at} + keep_days * 86400000::bigint else greatest(delete_after, ${deletionTime(at, keepDays)}) end
        where reference = ${reference} and answered_at is null`.execute(db);
      return Number(numAffectedRows) > 0;
    },
    pass: (reference, { desk, hash, mails, at }) =>
      db.transaction().execute(async (writing) => {
        const { numUpdatedRows } = await writing
          .updateTable('submissions')
          .set({ desk, desk_hash: hash })
          .where('reference', '=', reference)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await queue(writing, reference, mails, at);
        return numUpdatedRows > 0n;
      }),
    async answeredInTime(from) {
      const { rows } = await sql<{ answered: number; in_time: number }>`
        select count(*)::int as answered, count(*) filter (where answered_on <= answer_by)::int as in_time
        from submissions where form = ${RENEWED_BY_ANSWER} and answered_at >= ${from} and answer_by is not null`.execute(
        db,
      );
      return { answered: rows[0]!.answered, inTime: rows[0]!.in_time };
    },
    async note(line) {
      await db.insertInto('submission_audit').values(line).execute();
    },
    async audit(take) {
      const lines = await db
        .selectFrom('submission_audit')
        .select(['at', 'who', 'action', 'reference'])
        .orderBy('id', 'desc')
        .limit(take)
        .execute();
      return lines as AuditLine[];
    },
  };
}
