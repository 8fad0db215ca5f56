import type { Logger } from 'pino';
import { nextAttemptAt, type QueuedMail } from '#domain/forms/mail.ts';
import type { Instant } from '#domain/time.ts';
import type { Store } from '#store/store.ts';
import { MailFailure, type MailTransport } from './transport.ts';

/** Mails that are read from the store at once. */
const AT_ONCE = 20;

export interface Sending {
  outbox: Store['outbox'];
  /** Returns the file attached to a form. */
  fileOf: Store['submissions']['file'];
  transport: MailTransport;
  log: Pick<Logger, 'warn'>;
  now(): Instant;
  observe(outcome: 'sent' | 'failed' | 'dead'): void;
}

/** Sends all due mails, one after the other; ends early when the signal aborts. Rejects when the store is away. */
export async function sendDue(sending: Sending, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await sending.outbox.due(sending.now(), AT_ONCE);
    for (const queued of due) {
      if (signal.aborted) return;
      await attempt(sending, queued);
    }
    if (due.length < AT_ONCE) return;
  }
}

async function attempt(sending: Sending, queued: QueuedMail): Promise<void> {
  const { outbox, fileOf, transport, log, now, observe } = sending;
  const file = queued.mail.withFile ? await fileOf(queued.reference) : undefined;
  try {
    await transport.send(queued, file);
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    const at = now();
    const nextAt = error.isPermanent ? null : nextAttemptAt(queued, at);
    await outbox.failed(queued.id, { at, nextAt, failure: error.message });
    observe(nextAt === null ? 'dead' : 'failed');
    const { id, kind, attempts } = queued;
    const fields = { event: nextAt === null ? 'mail-dead' : 'mail-failed', id, kind, attempts: attempts + 1 };
    log.warn(
      { ...fields, failure: error.message },
      nextAt === null ? 'A mail was given up.' : 'A mail is tried again.',
    );
    return;
  }
  await outbox.sent(queued.id, now());
  observe('sent');
}
