import { sql, type Kysely } from 'kysely';
import { INCIDENT_FAILURES, isFeedName, type Incident, type FailureKind } from '#domain/feed.ts';
import type { Instant } from '#domain/time.ts';
import { fingerprint, toJson } from './json.ts';
import type { FeedState, Store } from './store.ts';
import type { Tables } from './tables.ts';

/** A broken feed must not fill the disk: of each feed the newest refusals are kept. */
const REFUSALS_KEPT = 1_000;
const INCIDENTS_KEPT = 1_000;

async function succeeded(db: Kysely<Tables>, feed: string, at: Instant): Promise<void> {
  await sql`with ended as (
      update incidents set ended_at = greatest(began_at, ${at}) where feed = ${feed} and ended_at is null)
    insert into feeds (feed, last_success_at, last_attempt_at) values (${feed}, ${at}, ${at})
    on conflict (feed) do update set failures = 0, last_error = null, failing_since = null,
      last_success_at = excluded.last_success_at, last_attempt_at = excluded.last_attempt_at`.execute(db);
}

interface Failure {
  feed: string;
  at: Instant;
  error: string;
  failure: FailureKind;
}

async function failed(db: Kysely<Tables>, { feed, at, error, failure }: Failure): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ failures: number; failing_since: Instant }>`
      insert into feeds (feed, last_attempt_at, last_error, failures, failing_since)
      values (${feed}, ${at}, ${error}, 1, ${at})
      on conflict (feed) do update set failures = feeds.failures + 1, last_error = excluded.last_error,
        failing_since = coalesce(feeds.failing_since, excluded.failing_since),
        last_attempt_at = greatest(feeds.last_attempt_at, excluded.last_attempt_at)
      returning failures, failing_since`.execute(transaction);
    const [state] = rows;
    if (!state || state.failures < INCIDENT_FAILURES) return;
    await sql`insert into incidents (feed, began_at, trouble) values (${feed}, ${state.failing_since}, ${failure})
      on conflict (feed) where ended_at is null do nothing`.execute(transaction);
    await sql`delete from incidents where id <= (select id from incidents order by id desc
      offset ${INCIDENTS_KEPT} limit 1) and ended_at is not null`.execute(transaction);
  });
}

/** A feed that a later release no longer has is left out. */
async function incidents(db: Kysely<Tables>, take: number): Promise<Incident[]> {
  const rows = await db
    .selectFrom('incidents')
    .selectAll()
    .orderBy(sql`ended_at is null`, 'desc')
    .orderBy('began_at', 'desc')
    .orderBy('id', 'desc')
    .limit(take)
    .execute();
  return rows.flatMap(({ feed, began_at, ended_at, trouble }) =>
    isFeedName(feed) ? [{ feed, beganAt: began_at, endedAt: ended_at, failure: trouble as FailureKind }] : [],
  );
}

/** A record that comes back at every poll counts once; `greatest` keeps its latest time. */
async function refuse(db: Kysely<Tables>, feed: string, at: Instant, record: unknown, reason: string): Promise<void> {
  const mark = fingerprint([record, reason]);
  const known =
    await sql`update refusals set at = greatest(at, ${at}) where feed = ${feed} and fingerprint = ${mark}`.execute(db);
  if (known.numAffectedRows) return;
  await db.transaction().execute(async (transaction) => {
    const added = await sql`insert into refusals (feed, fingerprint, at, record, reason)
      values (${feed}, ${mark}, ${at}, ${toJson(record)}::jsonb, ${reason}) on conflict do nothing`.execute(
      transaction,
    );
    await sql`insert into feeds (feed, refused) values (${feed}, ${Number(added.numAffectedRows)})
      on conflict (feed) do update set refused = feeds.refused + excluded.refused`.execute(transaction);
    await sql`delete from refusals where feed = ${feed} and at < (select at from refusals where feed = ${feed}
      order by at desc offset ${REFUSALS_KEPT - 1} limit 1)`.execute(transaction);
  });
}

export function feeds(db: Kysely<Tables>): Store['feeds'] {
  return {
    async list() {
      const rows = await db.selectFrom('feeds').selectAll().orderBy('feed').execute();
      return rows.map((row): FeedState => ({
        feed: row.feed,
        lastSuccessAt: row.last_success_at,
        lastAttemptAt: row.last_attempt_at,
        lastError: row.last_error,
        failures: row.failures,
        refused: row.refused,
      }));
    },
    succeeded: (feed, at) => succeeded(db, feed, at),
    failed: (feed, at, error, failure) => failed(db, { feed, at, error, failure }),
    incidents: (take) => incidents(db, take),
    refuse: (feed, at, record, reason) => refuse(db, feed, at, record, reason),
    refusals: (feed, take) =>
      db
        .selectFrom('refusals')
        .select(['at', 'record', 'reason'])
        .where('feed', '=', feed)
        .orderBy('at', 'desc')
        .orderBy('fingerprint')
        .limit(take)
        .execute(),
  };
}
