import type { Mail, MailKind, MailState, QueuedMail } from '#domain/forms/mail.ts';
import type { FormName } from '#domain/forms/reference.ts';
import type { AuditLine, NewSubmission, Submission } from '#domain/forms/submission.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { TokenKind, Writing } from './store.ts';

/** Forms that readers sent. Pages do not list them: a form is returned only by reference or by the token of a link. */
export interface SubmissionStore {
  /** Stores a form with the hashes of its links' tokens, and its attached file. */
  add(
    writing: Writing,
    submission: NewSubmission,
    hashes: Record<TokenKind, string>,
    file?: Uint8Array | null,
  ): Promise<void>;
  /** How many of that form one mailbox has sent since that moment. */
  sentSince(writing: Writing, sender: { form: FormName; email: string; since: Instant }): Promise<number>;
  find(reference: string): Promise<Submission | undefined>;
  /** The form's attached file. */
  file(reference: string): Promise<Uint8Array | undefined>;
  findByToken(kind: TokenKind, hash: string): Promise<Submission | undefined>;
  /** Newest first. */
  list(take: number): Promise<Submission[]>;
  /**
   * Replaces the sender's earlier form with a later one, under its reference, and drops its mails that were not sent
   * yet.
   */
  replace(writing: Writing, submission: NewSubmission, hashes: Record<TokenKind, string>): Promise<void>;
  /** Deletes a form with its mails; false when there is none. */
  remove(reference: string): Promise<boolean>;
  /** Forms whose storage period has ended, oldest first. */
  listExpired(now: Instant): Promise<Submission[]>;
  /** Extends a form's storage to at least that time. */
  keepUntil(reference: string, until: Instant): Promise<void>;
  /** Deletes forms whose storage period has ended, and returns how many. */
  removeExpired(now: Instant): Promise<number>;
  /** Deletes a field that is needed no longer than up to the day in the form's field `until`. */
  forget(form: FormName, field: string, before: PlainDate): Promise<void>;
  /**
   * Marks a form as answered, once. The storage period of a message begins then; any other form is then stored for at
   * least `keepDays`.
   */
  answered(reference: string, when: { at: Instant; on: PlainDate; keepDays?: number | undefined }): Promise<boolean>;
  /** Passes a form to another desk, under a new token. */
  pass(
    reference: string,
    to: { desk: string; hash: string; mails: Partial<Record<MailKind, Mail>>; at: Instant },
  ): Promise<boolean>;
  /** Of the forms answered since: how many by the promised day. */
  answeredInTime(from: Instant): Promise<{ answered: number; inTime: number }>;
  /** Notes who looked at a form, deleted it or answered it. */
  note(line: AuditLine): Promise<void>;
  /** Newest first. */
  audit(take: number): Promise<AuditLine[]>;
}

/** Mails that are to be sent, oldest first. */
export interface OutboxStore {
  /** Queues mails beside the record that they are about; a mail that offers a seat waits until one is free. */
  add(writing: Writing, reference: string, mails: Partial<Record<MailKind, Mail>>, at: Instant): Promise<void>;
  due(now: Instant, take: number): Promise<QueuedMail[]>;
  sent(id: number, at: Instant): Promise<void>;
  /** Notes a failed attempt; without `nextAt` the mail is given up. `failure` contains nothing that anybody typed. */
  failed(id: number, attempt: { at: Instant; nextAt: Instant | null; failure: string }): Promise<void>;
  /** Outcome of the copy to the sender: none was to be sent, it is sent or on its way, or it was given up. */
  copyOf(reference: string): Promise<'none' | 'sent' | 'dead'>;
  state(): Promise<MailState>;
  removeSent(before: Instant): Promise<void>;
}
