import { sql, type Kysely, type Selectable } from 'kysely';
import {
  OFFER_MS,
  placesLeft,
  type Seat,
  type SeatCount,
  type SeatRequest,
  type SeatState,
  type SeatToNotify,
} from '#domain/forms/seats.ts';
import type { Instant } from '#domain/time.ts';
import { queue } from './outbox.ts';
import type { Store, Writing } from './store.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables> | Writing;

function seatOf(row: Selectable<Tables['seats']>): Seat {
  const { reference, session, capacity, places, state, offered_until } = row;
  return { reference, session, capacity, places, state, offeredUntil: offered_until };
}

/** One sender at a time: the lock is released with the transaction. */
async function lock(writing: Writing, session: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`seats ${session}`}, 0))`.execute(writing);
}

async function countOf(db: Db, session: string, without: string | null = null): Promise<SeatCount> {
  const { rows } = await sql<SeatCount>`select
      coalesce(sum(places) filter (where state in ('held', 'offered')), 0)::int as taken,
      (count(*) filter (where state = 'waiting'))::int as waiting
    from seats where session = ${session} and reference is distinct from ${without}`.execute(db);
  return rows[0]!;
}

async function find(db: Db, reference: string): Promise<Seat | undefined> {
  const row = await db.selectFrom('seats').selectAll().where('reference', '=', reference).executeTakeFirst();
  return row && seatOf(row);
}

/**
 * The form's state given the places that others have taken; null when none is left and its sender does not wait. `own`
 * is its current state: a place that is held is not given up to wait for more places.
 */
function stateFor({ capacity, places, waits }: SeatRequest, others: SeatCount, own?: SeatState): SeatState | null {
  const isTheirs = own === 'held' || own === 'offered';
  const left = isTheirs ? capacity - others.taken : placesLeft(capacity, others);
  if (places <= left) return 'held';
  if (isTheirs) return null;
  return waits || own === 'waiting' ? 'waiting' : null;
}

/** Offers free places to those who wait, in their order, and ends offers that were not accepted. */
async function offer(db: Kysely<Tables>, session: string, now: Instant): Promise<number> {
  return await db.transaction().execute(async (writing) => {
    await lock(writing, session);
    await sql`update seats set state = 'lapsed'
      where session = ${session} and state = 'offered' and offered_until <= ${now}`.execute(writing);
    const { taken } = await countOf(writing, session);
    const waiting = await sql<{ reference: string; places: number; capacity: number }>`
      select reference, places, capacity from seats
      where session = ${session} and state = 'waiting' and (offers_until is null or offers_until > ${now}) order by queued_at, reference`.execute(
      writing,
    );
    let used = taken;
    let offered = 0;
    for (const { reference, places, capacity } of waiting.rows) {
      if (used + places > capacity) break;
      // Without a mail nobody would learn of an offer: the seat is assigned immediately.
      await sql`update seats set offered_until = ${now + OFFER_MS},
          state = case when exists (select 1 from outbox where outbox.reference = seats.reference and waits_for_seat)
            then 'offered' else 'held' end
        where reference = ${reference}`.execute(writing);
      await sql`update outbox set waits_for_seat = false, created_at = ${now}, next_at = ${now}
        where reference = ${reference} and waits_for_seat`.execute(writing);
      used += places;
      offered += 1;
    }
    return offered;
  });
}

/** Places in sessions of limited capacity. */
export function seats(db: Kysely<Tables>): Store['seats'] {
  return {
    async ofSender(writing, { form, email, session }) {
      await lock(writing, session);
      const row = await writing
        .selectFrom('seats')
        .innerJoin('submissions', 'submissions.reference', 'seats.reference')
        .select('seats.reference')
        .where('session', '=', session)
        .where('form', '=', form)
        .where('email', '=', email)
        .executeTakeFirst();
      return row?.reference;
    },
    async take(writing, reference, request, { at, hash }) {
      await lock(writing, request.session);
      const own = await find(writing, reference);
      const state = stateFor(request, await countOf(writing, request.session, reference), own?.state);
      if (state === null) return null;
      const { session, capacity, places, told = null, offersForMs } = request;
      const offers_until = offersForMs === undefined ? null : at + offersForMs;
      const row = { session, capacity, places, state, offered_until: null, offer_hash: hash, told, offers_until };
      // Someone waiting who does not request more places than before keeps the position in the queue.
      const isQueued = own?.state === 'waiting' && state === 'waiting' && places <= own.places;
      await writing
        .insertInto('seats')
        .values({ ...row, reference, queued_at: at })
        .onConflict((conflict) =>
          conflict.column('reference').doUpdateSet({ ...row, ...(!isQueued && { queued_at: at }) }),
        )
        .execute();
      return state;
    },
    find: (reference) => find(db, reference),
    async findByOffer(hash) {
      const row = await db.selectFrom('seats').selectAll().where('offer_hash', '=', hash).executeTakeFirst();
      return row && seatOf(row);
    },
    count: (session) => countOf(db, session),
    async accept(hash, now) {
      const { numAffectedRows } = await sql`update seats
        set state = 'held', offered_until = null, told = case when told is null then null else '' end
        where offer_hash = ${hash} and state = 'offered' and offered_until > ${now}`.execute(db);
      return Number(numAffectedRows) > 0;
    },
    async offerFree(now) {
      const { rows } = await sql<{ session: string }>`select distinct session from seats
        where state = 'waiting' or state = 'offered'`.execute(db);
      let offered = 0;
      for (const { session } of rows) offered += await offer(db, session, now);
      return offered;
    },
    async listToNotify() {
      const { rows } =
        await sql<SeatToNotify>`select seats.reference, session, state, told, reminded as "isReminded", email, locale
        from seats join submissions on submissions.reference = seats.reference
        where told is not null and state <> 'lapsed'`.execute(db);
      return rows;
    },
    recordNotice: ({ reference, kind, mail, told }, at) =>
      db.transaction().execute(async (writing) => {
        const isReminder = kind === 'reminder';
        const { numAffectedRows } = await sql`update seats set told = ${told}, reminded = reminded or ${isReminder}
          where reference = ${reference} and (case when ${isReminder} then not reminded else told <> ${told} end)`.execute(
          writing,
        );
        if (Number(numAffectedRows) === 0) return false;
        await queue(writing, reference, { [kind]: mail }, at);
        return true;
      }),
  };
}
