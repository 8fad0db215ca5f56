import { createContext } from 'react-router';
import type { BotCheck } from '#domain/forms/bot-check.ts';
import type { Mail, MailKind, MailState } from '#domain/forms/mail.ts';
import type { FormName } from '#domain/forms/reference.ts';
import type { Seat, SeatCount, SeatRequest, SeatState } from '#domain/forms/seats.ts';
import type { NewSubmission, Submission } from '#domain/forms/submission.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { TokenKind } from '#store/store.ts';

/** Values for the mails about a form. */
export interface Links {
  reference: string;
  /** Tokens of the links to withdraw the form and to mark it as answered: they are available only now. */
  withdraw: string;
  desk: string;
  /** Token of the link to take an offered seat. */
  offer: string;
  /** State of the seats that the form requests; null when it requests none. */
  seat: SeatState | null;
  deleteAfter: Instant;
}
export type Mails = Partial<Record<MailKind, Mail>>;

/** A valid form, as its page passes it on. */
export interface TakenForm extends Omit<NewSubmission, 'reference' | 'sentAt' | 'check'> {
  form: FormName;
  /** All data that was sent: a form sent twice is accepted once. */
  data: FormData;
  /** The attached file. */
  file?: Uint8Array;
  /** Seats that the form requests. */
  seat?: SeatRequest;
  /** True when a sender has one place in a session: a new form replaces the earlier one. */
  replaces?: boolean;
  /** The sender's invitation code. */
  invitation?: { key: string; code: string };
  mails(links: Links): Mails;
}

/**
 * `full`: no seat is left, and the sender does not join the waiting list. `not-stored`: the store is unavailable.
 * `too-often`: this sender has to wait a number of seconds. `refused`: the form failed the bot check. `uninvited`: the
 * code is not valid.
 */
export type Taken =
  | { kind: 'taken'; reference: string }
  | { kind: 'too-often'; waitS: number }
  | { kind: 'not-stored' }
  | { kind: 'refused' }
  | { kind: 'uninvited' }
  | { kind: 'full' };

/** State of a sent form. */
export interface Receipt {
  submission: Submission;
  /** Null when the state of the copy is no longer known. */
  copy: 'none' | 'sent' | 'dead' | null;
  /** Null when the form requested none. */
  seat: Seat | null;
}

/** State of mails and answers at the last check. */
export interface DeskState {
  mail: MailState;
  /** Forms answered in the last quarter of a year, and how many of them by the promised day. */
  answers: { answered: number; inTime: number };
}

/** Accepts what readers send, and returns its state. */
export interface FormDesk {
  /** True when the site sends mails. */
  sendsMail: boolean;
  /** The check on the pages of forms that tells people from bots. */
  botCheck: BotCheck;
  take(form: TakenForm): Promise<Taken>;
  /** A reference for a form filled in by a bot: nothing is stored under it. */
  decoy(form: FormName): string;
  receipt(reference: string): Promise<Receipt | null>;
  byToken(kind: TokenKind, token: string): Promise<Submission | null>;
  /** Deletes the form; false when the token is no longer valid. */
  withdraw(token: string): Promise<boolean>;
  /** The seat of an offer's link; null when the token is no longer valid. */
  offered(token: string): Promise<Seat | null>;
  /** Takes an offered seat; false when the offer has ended. */
  accept(token: string): Promise<boolean>;
  /** Number of seats taken in a session, and of people waiting; null while the store is unavailable. */
  seats(session: string): Promise<SeatCount | null>;
  /** Marks the form as answered; `keepDays`: minimum number of days to store it afterwards. */
  answered(token: string, on: PlainDate, keepDays?: number): Promise<boolean>;
  /** Passes the form to another desk, with a mail that contains what was sent under a new token. */
  pass(token: string, desk: string, mail: (submission: Submission, token: string) => Mail | null): Promise<boolean>;
  /** Null before the first read of the store. */
  state(): DeskState | null;
}

export const formDeskContext = createContext<FormDesk>();
