import type { FormName } from '#domain/forms/reference.ts';
import type { Seat, SeatCount, SeatNews, SeatRequest, SeatState, SeatToNotify } from '#domain/forms/seats.ts';
import type { Instant } from '#domain/time.ts';
import type { Writing } from './store.ts';

/** Places in sessions of limited capacity. They are released when the form that took them is deleted. */
export interface SeatStore {
  /**
   * The reference under which that mailbox has a place in the session; the session is locked until the transaction
   * ends.
   */
  ofSender(writing: Writing, sender: { form: FormName; email: string; session: string }): Promise<string | undefined>;
  /**
   * Takes places beside the form that requests them, or puts it on the waiting list; null when none is left and its
   * sender does not wait. A form that has places requests others in their stead: it does not lose its own by that.
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
  /** False when the offer has ended or was accepted before. */
  accept(hash: string, now: Instant): Promise<boolean>;
  /**
   * Offers free places to those who wait, queues the mails that waited for it, and returns how many offers were made.
   */
  offerFree(now: Instant): Promise<number>;
  /** Places of people who are sent news of their event. */
  listToNotify(): Promise<SeatToNotify[]>;
  /** Notes the news and queues its mail; once, even when called repeatedly. */
  recordNotice(news: SeatNews, at: Instant): Promise<boolean>;
}

/** Codes with which invited people register. */
export interface InvitationStore {
  add(key: string, hashes: readonly string[], at: Instant): Promise<void>;
  /** Assigns the code to the form; false when that event has no such code, or another form has it. */
  use(writing: Writing, invitation: { key: string; hash: string }, reference: string): Promise<boolean>;
  /** How many codes were made for each event, and used. */
  count(): Promise<{ key: string; made: number; used: number }[]>;
  removeMadeBefore(before: Instant): Promise<void>;
}
