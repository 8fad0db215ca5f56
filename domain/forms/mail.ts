import type { CalendarDay } from '../calendar-day.ts';
import type { Instant } from '../time.ts';

/** A mail as it is kept until it is sent: plain text, and no more headers than these. */
export interface Mail {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  /** Days for the reader's own calendar. */
  calendar?: MailCalendar;
  /** The file of the form that it is about goes with it. */
  withFile?: boolean;
}

/** A calendar file that goes with a mail. */
export interface MailCalendar {
  title: string;
  entries: readonly CalendarDay[];
  source: { source: string; page: string; search: string; domain: string };
}

/**
 * 'copy': to whom the form is from; 'desk': to those who answer it; 'offer': to one who waits, when a seat is free; 'change':
 * what became of an event; 'reminder': of it, the day before.
 */
export type MailKind = 'copy' | 'desk' | 'offer' | 'change' | 'reminder';

/** A mail that is to be sent. */
export interface QueuedMail {
  id: number;
  reference: string;
  kind: MailKind;
  mail: Mail;
  createdAt: Instant;
  attempts: number;
}

/** Mails that wait, and those that were given up. */
export interface MailState {
  waiting: number;
  dead: number;
  /** When the oldest of those that wait was written; null where none waits. */
  oldestAt: Instant | null;
}

const RETRY_FIRST_MS = 60_000;
const RETRY_LONGEST_MS = 7_200_000;
/** A mail is given up when it could not be sent for so long. */
export const MAIL_GIVEN_UP_MS = 86_400_000;

/** When a mail that could not be sent is tried again: after 1, 2, 4 minutes and so on up to two hours; null when it is given up. */
export function nextAttemptAt({ createdAt, attempts }: QueuedMail, now: Instant): Instant | null {
  const waitMs = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** attempts);
  if (now - createdAt >= MAIL_GIVEN_UP_MS) return null;
  // The last attempt is made when the day is over.
  return Math.min(now + waitMs, createdAt + MAIL_GIVEN_UP_MS);
}
