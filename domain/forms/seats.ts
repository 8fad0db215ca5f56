import type { Locale } from '../locale.ts';
import type { Instant } from '../time.ts';
import type { Mail } from './mail.ts';

/** `held` and `offered` take places; `waiting` is in the queue; `lapsed` was offered one and did not take it in time. */
export type SeatState = 'held' | 'waiting' | 'offered' | 'lapsed';

/** What a form asks for of a session that holds only so many. */
export interface SeatRequest {
  session: string;
  /** How many the session holds. */
  capacity: number;
  /** How many of them the form asks for. */
  places: number;
  /** Its sender agreed to wait where none is left. */
  waits: boolean;
  /** What its sender is told of it now: told anew when that changes. Absent where nothing can. */
  told?: string;
  /** After so many milliseconds free places are offered to nobody. */
  offersForMs?: number;
}

/** A place that a form has or waits for. */
export interface Seat extends Pick<SeatRequest, 'session' | 'capacity' | 'places'> {
  reference: string;
  state: SeatState;
  offeredUntil: Instant | null;
}

/** A place whose holder may have to be told something. */
export interface ToldSeat {
  reference: string;
  session: string;
  state: SeatState;
  email: string;
  locale: Locale;
  /** What was told last; null where nothing is ever told. */
  told: string | null;
  isReminded: boolean;
}

/** What is told to the holder of a place. */
export interface SeatNews {
  reference: string;
  kind: 'change' | 'reminder';
  mail: Mail;
  /** What is told with it. */
  told: string;
}

/** How a session stands. */
export interface SeatCount {
  /** Held or offered. */
  taken: number;
  waiting: number;
}

/** Who is offered a place has so long to take it. */
export const OFFER_MS = 86_400_000;

/** Places that nobody has yet; nobody passes those who wait. */
export function placesLeft(capacity: number, { taken, waiting }: SeatCount): number {
  return waiting > 0 ? 0 : Math.max(0, capacity - taken);
}
