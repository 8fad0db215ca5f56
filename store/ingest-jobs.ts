import { sql, type Kysely } from 'kysely';
import { INCIDENT_FAILURES, type Incident, type FailureKind } from '#domain/feed-status.ts';
import type { Instant } from '#domain/time.ts';
import { fingerprint, toJson } from './json.ts';
import type { JobState, Store } from './store.ts';
import type { Tables } from './tables.ts';

/** A broken service must not fill the disk: only the newest refusals of each job are stored. */
const REFUSALS_KEPT = 1_000;
const INCIDENTS_KEPT = 1_000;

async function succeeded(db: Kysely<Tables>, job: string, at: Instant): Promise<void> {
  await sql`with ended as (
      update incidents set ended_at = greatest(began_at, ${at}) where feed = ${job} and ended_at is null)
    insert into feeds (feed, last_success_at, last_attempt_at) values (${job}, ${at}, ${at})
    on conflict (feed) do update set failures = 0, last_error = null, failing_since = null, absent_since = null,
      last_success_at = excluded.last_success_at, last_attempt_at = excluded.last_attempt_at`.execute(db);
}

/** One statement: for a job that was read before it inserts no row and updates none. */
async function absent(db: Kysely<Tables>, job: string, at: Instant): Promise<boolean> {
  const { rows } = await sql`with noted as (
      insert into feeds (feed, absent_since, last_attempt_at) values (${job}, ${at}, ${at})
      on conflict (feed) do update set failures = 0, last_error = null, failing_since = null,
        absent_since = coalesce(feeds.absent_since, excluded.absent_since), last_attempt_at = excluded.last_attempt_at
        where feeds.last_success_at is null
      returning feed),
    ended as (update incidents set ended_at = greatest(began_at, ${at})
      where ended_at is null and feed in (select feed from noted))
    select feed from noted`.execute(db);
  return rows.length > 0;
}

interface Failure {
  job: string;
  at: Instant;
  error: string;
  failure: FailureKind;
}

async function failed(db: Kysely<Tables>, { job, at, error, failure }: Failure): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ failures: number; failing_since: Instant }>`
      insert into feeds (feed, last_attempt_at, last_error, failures, failing_since)
      values (${job}, ${at}, ${error}, 1, ${at})
      on conflict (feed) do update set failures = feeds.failures + 1, last_error = excluded.last_error,
        failing_since = coalesce(feeds.failing_since, excluded.failing_since),
        last_attempt_at = greatest(feeds.last_attempt_at, excluded.last_attempt_at)
      returning failures, failing_since`.execute(transaction);
    const [state] = rows;
    if (!state || state.failures < INCIDENT_FAILURES) return;
    await sql`insert into incidents (feed, began_at, trouble) values (${job}, ${state.failing_since}, ${failure})
      on conflict (feed) where ended_at is null do nothing`.execute(transaction);
    await sql`delete from incidents where id <= (select id from incidents order by id desc
      offset ${INCIDENTS_KEPT} limit 1) and ended_at is not null`.execute(transaction);
  });
}

async function incidents(db: Kysely<Tables>, take: number): Promise<Incident[]> {
  const rows = await db
    .selectFrom('incidents')
    .selectAll()
    .orderBy(sql`ended_at is null`, 'desc')
    .orderBy('began_at', 'desc')
    .orderBy('id', 'desc')
    .limit(take)
    .execute();
  return rows.map(({ feed: job, began_at, ended_at, trouble }) => {
    return { job, beganAt: began_at, endedAt: ended_at, failure: trouble as FailureKind };
  });
}

/** A record that is rejected at every poll counts once; `greatest` keeps its latest time. */
async function refuse(db: Kysely<Tables>, job: string, at: Instant, record: unknown, reason: string): Promise<void> {
  const mark = fingerprint([record, reason]);
  const known =
    await sql`update refusals set at = greatest(at, ${at}) where feed = ${job} and fingerprint = ${mark}`.execute(db);
  if (known.numAffectedRows) return;
  await db.transaction().execute(async (transaction) => {
    const added = await sql`insert into refusals (feed, fingerprint, at, record, reason)
      values (${job}, ${mark}, ${at}, ${toJson(record)}::jsonb, ${reason}) on conflict do nothing`.execute(transaction);
    await sql`insert into feeds (feed, refused) values (${job}, ${Number(added.numAffectedRows)})
      on conflict (feed) do update set refused = feeds.refused + excluded.refused`.execute(transaction);
    await sql`delete from refusals where feed = ${job} and at < (select at from refusals where feed = ${job}
      order by at desc offset ${REFUSALS_KEPT - 1} limit 1)`.execute(transaction);
  });
}

/** State of the ingest jobs. A job's name is in the column `feed` of each table. */
export function ingestJobs(db: Kysely<Tables>): Store['ingestJobs'] {
  return {
    async list() {
      const rows = await db.selectFrom('feeds').selectAll().orderBy('feed').execute();
      return rows.map((row): JobState => ({
        job: row.feed,
        lastSuccessAt: row.last_success_at,
        lastAttemptAt: row.last_attempt_at,
        lastError: row.last_error,
        absentSince: row.absent_since,
        failures: row.failures,
        rejected: row.refused,
      }));
    },
    succeeded: (job, at) => succeeded(db, job, at),
    absent: (job, at) => absent(db, job, at),
    failed: (job, at, error, failure) => failed(db, { job, at, error, failure }),
    incidents: (take) => incidents(db, take),
    reject: (job, at, record, reason) => refuse(db, job, at, record, reason),
    refusals: (job, take) =>
      db
        .selectFrom('refusals')
        .select(['at', 'record', 'reason'])
        .where('feed', '=', job)
        .orderBy('at', 'desc')
        .orderBy('fingerprint')
        .limit(take)
        .execute(),
  };
}
