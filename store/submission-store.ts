import type { Mail, MailKind, MailState, QueuedMail } from '#domain/forms/mail.ts';
import type { FormName } from '#domain/forms/reference.ts';
import type { AuditLine, NewSubmission, Submission } from '#domain/forms/submission.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { TokenKind, Writing } from './store.ts';

/** What readers sent. Pages do not read it: it is handed out by reference or by the token of a link alone. */
export interface SubmissionStore {
  /** Stores it with the hashes of its links' tokens, and the file that came with it. */
  add(
    writing: Writing,
    submission: NewSubmission,
    hashes: Record<TokenKind, string>,
    file?: Uint8Array | null,
  ): Promise<void>;
  /** How many of a form one mailbox has sent after that moment. */
  sentSince(writing: Writing, sender: { form: FormName; email: string; since: Instant }): Promise<number>;
  find(reference: string): Promise<Submission | undefined>;
  /** The file that came with it. */
  file(reference: string): Promise<Uint8Array | undefined>;
  findByToken(kind: TokenKind, hash: string): Promise<Submission | undefined>;
  /** Newest first. */
  list(take: number): Promise<Submission[]>;
  /** Puts what was sent later in the place of what the same sender sent before, under its reference, and drops mails of it that were not sent yet. */
  replace(writing: Writing, submission: NewSubmission, hashes: Record<TokenKind, string>): Promise<void>;
  /** Deletes it with its mails; false where there is none. */
  remove(reference: string): Promise<boolean>;
  /** What is no longer to be kept, oldest first. */
  listExpired(now: Instant): Promise<Submission[]>;
  /** Keeps it at least until then. */
  keepUntil(reference: string, until: Instant): Promise<void>;
  /** Deletes what is no longer to be kept, and answers how many. */
  removeExpired(now: Instant): Promise<number>;
  /** Deletes fields that are needed no longer than up to the day named beside them in `until`. */
  forget(form: FormName, field: string, before: PlainDate): Promise<void>;
  /** Marks it as answered, once; the time of keeping of a message begins then, and `keepDays` is how long anything else is then kept at least. */
  answered(reference: string, when: { at: Instant; on: PlainDate; keepDays?: number | undefined }): Promise<boolean>;
  /** Hands it to another desk, under a new token. */
  pass(
    reference: string,
    to: { desk: string; hash: string; mails: Partial<Record<MailKind, Mail>>; at: Instant },
  ): Promise<boolean>;
  /** Of those answered since: how many by the day that was named. */
  answeredInTime(from: Instant): Promise<{ answered: number; inTime: number }>;
  /** Notes who looked at it, deleted it or answered it. */
  note(line: AuditLine): Promise<void>;
  /** The newest first. */
  audit(take: number): Promise<AuditLine[]>;
}

/** Mails that are to be sent, oldest first. */
export interface OutboxStore {
  /** Beside what they are about; a mail that offers a seat waits until one is free. */
  add(writing: Writing, reference: string, mails: Partial<Record<MailKind, Mail>>, at: Instant): Promise<void>;
  due(now: Instant, take: number): Promise<QueuedMail[]>;
  sent(id: number, at: Instant): Promise<void>;
  /** Without `nextAt` it is given up. `failure` holds nothing that anybody typed. */
  failed(id: number, attempt: { at: Instant; nextAt: Instant | null; failure: string }): Promise<void>;
  /** What became of the copy to the sender: none was to be sent, it is sent or on its way, or it was given up. */
  copyOf(reference: string): Promise<'none' | 'sent' | 'dead'>;
  state(): Promise<MailState>;
  removeSent(before: Instant): Promise<void>;
}
