import type { Bilingual } from './bilingual.ts';
import type { Locale } from './locale.ts';
import { marketDate } from './market-time.ts';
import type { Instant, PlainDate, WallTime } from './time.ts';

/** Events that readers register for. Each has a page of its own. */
export const REGISTRATION_KEYS = ['derivatives-training', 'dubai-reit-market', 'suhoor-gathering'] as const;
export type RegistrationKey = (typeof REGISTRATION_KEYS)[number];

/** Document kind of registrations in the store, keyed by id. */
export const REGISTRATION_DOCUMENTS = 'registration';
/** Document kind of the document 'all' with the ids that the exchange's service currently lists. */
export const REGISTRATIONS_LISTED = 'registrations-listed';

/** Kinds of material shown or written at an event. */
export const MATERIAL_KINDS = ['slides', 'recording', 'summary'] as const;

export interface EventMaterial {
  kind: (typeof MATERIAL_KINDS)[number];
  language: Locale;
  url: string;
}

/** A part of a session without a night in between. */
export interface SessionPart {
  from: Instant;
  to: Instant;
}

/** One of the dates from which a reader chooses. */
export interface EventSession {
  id: string;
  /** In order; at least one. */
  parts: readonly SessionPart[];
  place: Bilingual;
  language: Locale;
  /** Seats in the room. Free seats are computed from those taken. */
  seats: number;
}

/** An event that readers register for. */
export interface Registration {
  id: string;
  key: RegistrationKey;
  /** Id among the exchange's events; null when it is not one of them. */
  event: string | null;
  title: Bilingual;
  /** Intended participants. */
  audience: Bilingual;
  byInvitation: boolean;
  opens: Instant;
  closes: Instant;
  sessions: readonly EventSession[];
  /** Maximum number of guests. */
  guestsMost: number;
  programme: readonly { day: number; at: WallTime; what: Bilingual }[];
  /** True when the days depend on something not known yet, such as the sighting of the moon. */
  isExpected: boolean;
  cancelled: { on: PlainDate; why: Bilingual } | null;
  /**
   * Empty when none was published; null, or absent in records from before this field existed, when the service does not
   * say.
   */
  materials?: readonly EventMaterial[] | null;
}

export type RegistrationState = 'not-open' | 'open' | 'closed' | 'over' | 'cancelled';

/** The beginning of the first session and the end of the last one. */
export function spanOf(sessions: readonly EventSession[]): SessionPart {
  const parts = sessions.flatMap((session) => session.parts);
  return {
    from: Math.min(...parts.map(({ from }) => from)),
    to: Math.max(...parts.map(({ to }) => to)),
  };
}

/** The state at that moment; a cancelled event is never shown as over. */
export function registrationState(
  { sessions, cancelled, opens, closes }: Registration,
  now: Instant,
): RegistrationState {
  if (cancelled) return 'cancelled';
  if (spanOf(sessions).to <= now) return 'over';
  if (now < opens) return 'not-open';
  return now < closes ? 'open' : 'closed';
}

/** Sessions that have not begun, which are open to new participants. */
export function sessionsToCome({ sessions }: Registration, now: Instant): EventSession[] {
  return sessions.filter((session) => spanOf([session]).from > now);
}

/** The registration that a page shows: the next that is not over, or the last one. */
export function currentRegistration(all: readonly Registration[], key: RegistrationKey, now: Instant) {
  const own = all.filter((each) => each.key === key);
  const to = (each: Registration) => spanOf(each.sessions).to;
  const inTime = own.toSorted((a, b) => to(a) - to(b));
  return inTime.find((each) => to(each) > now) ?? inTime.at(-1) ?? null;
}

/** The last registration whose event took place. */
export function lastOver(all: readonly Registration[], key: RegistrationKey, now: Instant): Registration | null {
  const over = all.filter((each) => each.key === key && registrationState(each, now) === 'over');
  return over.toSorted((a, b) => spanOf(a.sessions).to - spanOf(b.sessions).to).at(-1) ?? null;
}

/** The session that a stored form refers to; null when it no longer exists. */
export function sessionOf(all: readonly Registration[], stored: unknown) {
  for (const registration of all)
    for (const session of registration.sessions)
      if (sessionKey(registration, session) === stored) return { registration, session };
  return null;
}

/** Key of a session among those of all events, under which seats are counted. */
export function sessionKey({ id }: Pick<Registration, 'id'>, session: Pick<EventSession, 'id'>): string {
  return `${id}/${session.id}`;
}

/** Facts about which participants must be notified when they change. */
export function notifiableFacts({ cancelled, isExpected }: Registration, { parts, place }: EventSession): string {
  return JSON.stringify([parts.map(({ from, to }) => [from, to]), place, isExpected, cancelled !== null]);
}

/** True when a part ends on another day of Dubai than it begins. */
export function endsOnAnotherDay({ from, to }: SessionPart): boolean {
  return marketDate(from) !== marketDate(to);
}
