import type { CalendarDay } from '../calendar-day.ts';
import type { Locale } from '../locale.ts';
import type { Instant } from '../time.ts';

/** A mail as stored until it is sent: plain text, with no other headers than these. */
export interface Mail {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  /** Events for the reader's own calendar. */
  calendar?: MailCalendar;
  /** True to attach the file of the form that the mail is about. */
  withFile?: boolean;
}

/** A calendar file attached to a mail. */
export interface MailCalendar {
  title: string;
  entries: readonly CalendarDay[];
  source: { source: string; page: string; search: string; domain: string; locale: Locale };
}

/**
 * 'copy': to the sender of the form; 'desk': to those who answer it; 'offer': to a sender on the waiting list, when a
 * seat is free; 'change': a change of an event; 'reminder': of an event, the day before.
 */
export type MailKind = 'copy' | 'desk' | 'offer' | 'change' | 'reminder';

/** A mail in the queue. */
export interface QueuedMail {
  id: number;
  reference: string;
  kind: MailKind;
  mail: Mail;
  createdAt: Instant;
  attempts: number;
}

/** Mails in the queue, and those given up. */
export interface MailState {
  waiting: number;
  dead: number;
  /** When the oldest mail in the queue was written; null when the queue is empty. */
  oldestAt: Instant | null;
}

const RETRY_FIRST_MS = 60_000;
const RETRY_LONGEST_MS = 7_200_000;
/** A mail is given up after failing for this long. */
export const MAIL_GIVEN_UP_MS = 86_400_000;

/**
 * Time of the next attempt for a failed mail: after 1, 2, 4 minutes and so on up to two hours; null when it is given
 * up.
 */
export function nextAttemptAt({ createdAt, attempts }: QueuedMail, now: Instant): Instant | null {
  const waitMs = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** attempts);
  if (now - createdAt >= MAIL_GIVEN_UP_MS) return null;
  // The last attempt is at the end of that period.
  return Math.min(now + waitMs, createdAt + MAIL_GIVEN_UP_MS);
}
