import type { Logger } from 'pino';
import type { DeskState } from '#app/form-desk.ts';
import { INVITATION_DAYS } from '#domain/forms/invitation.ts';
import { marketDate } from '#domain/market-time.ts';
import { DAY_MS, type Instant } from '#domain/time.ts';
import { isOutage } from '#store/error.ts';
import type { Store } from '#store/store.ts';
import { sleep, type Clock } from '#upstream/transport/clock.ts';
import type { FollowedDays } from './followed-days.ts';
import { sendDue, type Sending } from '../mail/send-due.ts';
import type { MailTransport } from '../mail/transport.ts';

/** A node that does not lead tries to this often; one that leads looks for due mails. */
const ROUND_MS = 2_000;
const LOOK_MS = 30_000;
/** Interval between checks of what has changed about events. */
const NOTIFY_EVERY_MS = 20_000;
/** Period for which the page says how many answers were in time. */
const QUARTER_MS = 91 * DAY_MS;
/** How long the line of a sent mail is stored. */
const SENT_KEPT_MS = 30 * DAY_MS;

/** Fields that are deleted before the rest of the form: a device's identifier when the test ends. */
const FORGOTTEN = [['test_group', 'deviceId']] as const;

export interface UpkeepOptions {
  store: Pick<Store, 'submissions' | 'outbox' | 'seats' | 'invitations' | 'withLeadership'>;
  /** Given when forms are about events and vacancies, whose days change. */
  days?: FollowedDays;
  /** Null when no mail server is configured. */
  transport: MailTransport | null;
  log: Logger;
  clock: Clock;
  observe: Sending['observe'];
}

export interface Upkeep {
  start(): void;
  /** There are mails to send. */
  wake(): void;
  state(): DeskState | null;
  stop(): Promise<void>;
}

/** Sends mails and deletes expired forms, on one node at a time. */
export function createUpkeep({ store, transport, log, clock, observe, days }: UpkeepOptions): Upkeep {
  const stopping = new AbortController();
  let known: DeskState | null = null;
  let woken = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let cleanedAt: Instant | null = null;
  let notifiedAt: Instant | null = null;

  async function pause(ms: number): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, woken.signal]);
    await sleep(clock, ms, signal).catch(() => undefined);
    if (woken.signal.aborted) woken = new AbortController();
  }

  /** Runs once a day; a clock that was set back is not waited for. */
  async function clean(): Promise<void> {
    const now = clock.now();
    if (cleanedAt !== null && Math.abs(now - cleanedAt) < DAY_MS) return;
    const expired = days ? await store.submissions.listExpired(now) : [];
    const until = days && expired.length > 0 ? await days.keptUntil(expired) : [];
    for (const each of until) await store.submissions.keepUntil(each.reference, each.until);
    const deleted = await store.submissions.removeExpired(now);
    for (const [form, field] of FORGOTTEN) await store.submissions.forget(form, field, marketDate(now));
    await store.outbox.removeSent(now - SENT_KEPT_MS);
    await store.invitations.removeMadeBefore(now - INVITATION_DAYS * DAY_MS);
    cleanedAt = now;
    if (deleted === 0) return;
    await store.submissions.note({ at: now, who: 'site', action: 'expire', reference: null });
    log.info({ event: 'submissions-expired', deleted }, 'What readers had sent was deleted: its time was over.');
  }

  /** Queues news of events for people with seats; does nothing when no mails are sent. */
  async function queueNews(): Promise<void> {
    if (!days || !transport) return;
    const now = clock.now();
    if (notifiedAt !== null && Math.abs(now - notifiedAt) < NOTIFY_EVERY_MS) return;
    notifiedAt = now;
    const seats = await store.seats.listToNotify();
    const news = seats.length > 0 ? await days.seatNews(seats) : [];
    for (const each of news) await store.seats.recordNotice(each, now);
  }

  async function lead(lost: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, lost]);
    const sending = transport && {
      outbox: store.outbox,
      fileOf: store.submissions.file,
      transport,
      log,
      now: clock.now,
      observe,
    };
    while (!signal.aborted) {
      await clean();
      await queueNews();
      await store.seats.offerFree(clock.now());
      if (sending) await sendDue(sending, signal);
      await pause(ROUND_MS);
    }
  }

  /** The store logs its own outage. */
  function onFailure(error: unknown): void {
    if (isOutage(error) || stopping.signal.aborted) return;
    log.error({ event: 'forms-upkeep', err: error }, 'Mails and deletions stopped. They begin again in a moment.');
  }

  async function keepLeading(): Promise<void> {
    while (!stopping.signal.aborted) {
      await store.withLeadership('forms', lead).catch(onFailure);
      await pause(ROUND_MS);
    }
  }

  async function keepLooking(): Promise<void> {
    while (!stopping.signal.aborted) {
      const queries = [store.outbox.state(), store.submissions.answeredInTime(clock.now() - QUARTER_MS)] as const;
      await Promise.all(queries).then(([mail, answers]) => (known = { mail, answers }), onFailure);
      await sleep(clock, LOOK_MS, stopping.signal).catch(() => undefined);
    }
  }

  return {
    start() {
      running = Promise.all([keepLeading(), keepLooking()]);
    },
    wake: () => woken.abort(),
    state: () => known,
    async stop() {
      stopping.abort();
      await running;
      transport?.close();
    },
  };
}
