import type { Locale } from '../locale.ts';
import { DAY_MS, type Instant, type PlainDate } from '../time.ts';
import type { FormName } from './reference.ts';

/** Whether a bot check was passed, or none was done. */
export type HumanCheck = 'passed' | 'unchecked';

/** An accepted form. */
export interface Submission {
  reference: string;
  form: FormName;
  /** Language in which it was filled in. */
  locale: Locale;
  fields: Readonly<Record<string, unknown>>;
  /** Address of the sender, which also identifies the sender in counts. */
  email: string;
  /** The version of the consent text. */
  consent: string;
  check: HumanCheck;
  sentAt: Instant;
  /** Size of the attached file; null when there is none. */
  fileBytes: number | null;
  /** Days for which the form is stored after it was sent or answered. */
  keepDays: number;
  deleteAfter: Instant;
  /** The day by which it must be answered. */
  answerBy: PlainDate | null;
  /** The desk in charge: a key of `desks` in exchange.config.ts, or 'general'. */
  desk: string;
  answeredAt: Instant | null;
  answeredOn: PlainDate | null;
}

/** A form before it is stored. */
export type NewSubmission = Omit<Submission, 'fileBytes' | 'deleteAfter' | 'answeredAt' | 'answeredOn'>;

/** The storage period of a message begins again when it is answered; that of any other form does not. */
export const RENEWED_BY_ANSWER: FormName = 'contact';

/** When a form that was sent or answered at that moment is deleted. */
export function deletionTime(at: Instant, keepDays: number): Instant {
  return at + keepDays * DAY_MS;
}

/** An action of an exchange employee on submitted forms. */
export interface AuditLine {
  at: Instant;
  who: string;
  action: 'list' | 'show' | 'file' | 'export' | 'delete' | 'withdraw' | 'answered' | 'pass' | 'expire' | 'invite';
  /** Null when the action was on several. */
  reference: string | null;
}
