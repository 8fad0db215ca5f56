import { createContext } from 'react-router';
import type { BotCheck } from '#domain/forms/bot-check.ts';
import type { Mail, MailKind, MailState } from '#domain/forms/mail.ts';
import type { FormName } from '#domain/forms/reference.ts';
import type { Seat, SeatCount, SeatRequest, SeatState } from '#domain/forms/seats.ts';
import type { NewSubmission, Submission } from '#domain/forms/submission.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { TokenKind } from '#store/store.ts';

/** What the mails about a form may name. */
export interface Links {
  reference: string;
  /** Tokens of the links to withdraw it and to say that it is answered: they are known at this moment alone. */
  withdraw: string;
  desk: string;
  /** Of the link to take a seat that is offered. */
  offer: string;
  /** What became of the seats that it asks for; null where it asks for none. */
  seat: SeatState | null;
  deleteAfter: Instant;
}
export type Mails = Partial<Record<MailKind, Mail>>;

/** A form without faults, as its page hands it over. */
export interface TakenForm extends Omit<NewSubmission, 'reference' | 'sentAt' | 'check'> {
  form: FormName;
  /** All that was sent: sent twice, it is taken once. */
  data: FormData;
  /** The file that came with it. */
  file?: Uint8Array;
  /** Seats that it asks for. */
  seat?: SeatRequest;
  /** A sender has one place of a session: what is sent again takes the place of what was sent before. */
  replaces?: boolean;
  /** The code by which its sender was invited. */
  invitation?: { key: string; code: string };
  mails(links: Links): Mails;
}

/** `full`: no seat is left, and its sender does not wait for one. `not-stored`: the store is away. `too-often`: this sender has to wait so many seconds. `refused`: it did not pass the bot check. `uninvited`: its code is not valid. */
export type Taken =
  | { kind: 'taken'; reference: string }
  | { kind: 'too-often'; waitS: number }
  | { kind: 'not-stored' }
  | { kind: 'refused' }
  | { kind: 'uninvited' }
  | { kind: 'full' };

/** What became of a form. */
export interface Receipt {
  submission: Submission;
  /** Null where it is no longer known what became of it. */
  copy: 'none' | 'sent' | 'dead' | null;
  /** Null where it asked for none. */
  seat: Seat | null;
}

/** How mails and answers fare, as last looked at. */
export interface DeskState {
  mail: MailState;
  /** Of the forms that were answered in the last quarter of a year, those by the day that was named. */
  answers: { answered: number; inTime: number };
}

/** Takes what readers send, and hands out what is known of it. */
export interface FormDesk {
  /** Whether mails are sent at all. */
  sendsMail: boolean;
  /** What tells people from programs on the pages of forms. */
  botCheck: BotCheck;
  take(form: TakenForm): Promise<Taken>;
  /** A reference for what a program filled in: nothing is stored under it. */
  decoy(form: FormName): string;
  receipt(reference: string): Promise<Receipt | null>;
  byToken(kind: TokenKind, token: string): Promise<Submission | null>;
  /** Deletes it; false where there is nothing under that token any more. */
  withdraw(token: string): Promise<boolean>;
  /** The seat of an offer's link; null where there is nothing under it any more. */
  offered(token: string): Promise<Seat | null>;
  /** Takes a seat that was offered; false where the offer has ended. */
  accept(token: string): Promise<boolean>;
  /** How many seats of a session are taken, and how many wait; null while the store is away. */
  seats(session: string): Promise<SeatCount | null>;
  /** Marks it as answered; `keepDays`: for so many days it is then kept at least. */
  answered(token: string, on: PlainDate, keepDays?: number): Promise<boolean>;
  /** Hands it to another desk, with a mail that has what was sent under a new token. */
  pass(token: string, desk: string, mail: (submission: Submission, token: string) => Mail | null): Promise<boolean>;
  /** Null before the store was asked for the first time. */
  state(): DeskState | null;
}

export const formDeskContext = createContext<FormDesk>();
