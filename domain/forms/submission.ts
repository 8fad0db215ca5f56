import type { Locale } from '../locale.ts';
import { DAY_MS, type Instant, type PlainDate } from '../time.ts';
import type { FormName } from './reference.ts';

/** Whether a bot check was passed, or none was made. */
export type HumanCheck = 'passed' | 'unchecked';

/** A form that was taken. */
export interface Submission {
  reference: string;
  form: FormName;
  /** In which language it was filled in. */
  locale: Locale;
  fields: Readonly<Record<string, unknown>>;
  /** Where its sender is reached, and by which senders are counted. */
  email: string;
  /** The version of the words that were agreed to. */
  consent: string;
  check: HumanCheck;
  sentAt: Instant;
  /** How large the file is that came with it; null where none did. */
  fileBytes: number | null;
  /** For so many days after it was sent or answered it is kept. */
  keepDays: number;
  deleteAfter: Instant;
  /** The day by which it is answered. */
  answerBy: PlainDate | null;
  /** On whose desk it lies: a key of `desks` in exchange.config.ts, or 'general'. */
  desk: string;
  answeredAt: Instant | null;
  answeredOn: PlainDate | null;
}

/** A form that is about to be taken. */
export type NewSubmission = Omit<Submission, 'fileBytes' | 'deleteAfter' | 'answeredAt' | 'answeredOn'>;

/** Of a message the time of keeping begins again when it is answered; of any other form it does not. */
export const RENEWED_BY_ANSWER: FormName = 'contact';

/** When what was sent or answered at that moment is deleted. */
export function deletionTime(at: Instant, keepDays: number): Instant {
  return at + keepDays * DAY_MS;
}

/** Who of the exchange did what with what readers sent. */
export interface AuditLine {
  at: Instant;
  who: string;
  action: 'list' | 'show' | 'file' | 'export' | 'delete' | 'withdraw' | 'answered' | 'pass' | 'expire' | 'invite';
  /** Null where it was about several. */
  reference: string | null;
}
