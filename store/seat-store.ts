import type { FormName } from '#domain/forms/reference.ts';
import type { Seat, SeatCount, SeatNews, SeatRequest, SeatState, ToldSeat } from '#domain/forms/seats.ts';
import type { Instant } from '#domain/time.ts';
import type { Writing } from './store.ts';

/** Places in what holds only so many. They are given back when what asked for them is deleted. */
export interface SeatStore {
  /** The reference under which that mailbox has a place of the session; nobody else takes one of it until the writing ends. */
  ofSender(writing: Writing, sender: { form: FormName; email: string; session: string }): Promise<string | undefined>;
  /**
   * Takes places beside the form that asks for them, or has it wait; null where none is left and its sender does not wait. A
   * form that has places asks for others in their stead: those that it has are not lost by it.
   */
  take(
    writing: Writing,
    reference: string,
    request: SeatRequest,
    further: { at: Instant; hash: string },
  ): Promise<SeatState | null>;
  find(reference: string): Promise<Seat | undefined>;
  findByOffer(hash: string): Promise<Seat | undefined>;
  count(session: string): Promise<SeatCount>;
  /** False where the offer has ended, or was taken before. */
  accept(hash: string, now: Instant): Promise<boolean>;
  /** Offers free places to those who wait, with the mails that waited for it, and answers to how many. */
  offerFree(now: Instant): Promise<number>;
  /** Places of those who are told what becomes of an event. */
  listTold(): Promise<ToldSeat[]>;
  /** Notes what was told and has the mail sent; once, whoever says it. */
  tell(news: SeatNews, at: Instant): Promise<boolean>;
}

/** Codes by which those who are invited register. */
export interface InvitationStore {
  add(key: string, hashes: readonly string[], at: Instant): Promise<void>;
  /** Gives the code to the form; false where there is none for that event, or another form has it. */
  use(writing: Writing, invitation: { key: string; hash: string }, reference: string): Promise<boolean>;
  /** How many were made for each event, and used. */
  count(): Promise<{ key: string; made: number; used: number }[]>;
  removeMadeBefore(before: Instant): Promise<void>;
}
