import type { Locale } from '../locale.ts';
import type { Instant } from '../time.ts';
import type { Mail } from './mail.ts';

/** `held` and `offered` take places; `waiting` is in the queue; `lapsed` did not accept an offered place in time. */
export type SeatState = 'held' | 'waiting' | 'offered' | 'lapsed';

/** A form's request for places in a session of limited capacity. */
export interface SeatRequest {
  session: string;
  /** Number of places in the session. */
  capacity: number;
  /** Number of places requested. */
  places: number;
  /** True when the sender agreed to wait if no place is left. */
  waits: boolean;
  /**
   * Session details as last sent to the sender: when they change, a new mail is sent. Absent when no mail is ever sent.
   */
  told?: string;
  /** After this many milliseconds free places are no longer offered. */
  offersForMs?: number;
}

/** A place that a form has or is waiting for. */
export interface Seat extends Pick<SeatRequest, 'session' | 'capacity' | 'places'> {
  reference: string;
  state: SeatState;
  offeredUntil: Instant | null;
}

/** A place whose holder may have to be notified. */
export interface SeatToNotify {
  reference: string;
  session: string;
  state: SeatState;
  email: string;
  locale: Locale;
  /** Session details last sent; null when no mail is ever sent. */
  told: string | null;
  isReminded: boolean;
}

/** A notification to the holder of a place. */
export interface SeatNews {
  reference: string;
  kind: 'change' | 'reminder';
  mail: Mail;
  /** Session details that the mail contains. */
  told: string;
}

/** Occupancy of a session. */
export interface SeatCount {
  /** Places held or offered. */
  taken: number;
  waiting: number;
}

/** Time in which an offered place must be accepted. */
export const OFFER_MS = 86_400_000;

/** Places that are free; 0 while others are waiting, so that nobody overtakes them. */
export function placesLeft(capacity: number, { taken, waiting }: SeatCount): number {
  return waiting > 0 ? 0 : Math.max(0, capacity - taken);
}
