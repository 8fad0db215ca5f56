import type { Bilingual } from './bilingual.ts';
import type { Locale } from './locale.ts';
import { marketDate } from './market-time.ts';
import type { Instant, PlainDate, WallTime } from './time.ts';

/** What readers register for. Each has a page of its own. */
export const REGISTRATION_KEYS = ['derivatives-training', 'dubai-reit-market', 'suhoor-gathering'] as const;
export type RegistrationKey = (typeof REGISTRATION_KEYS)[number];

/** The kind of the store's documents that hold them, by id. */
export const REGISTRATION_DOCUMENTS = 'registration';
/** The kind of the document 'all' with the ids of those that the exchange's service names now. */
export const REGISTRATIONS_LISTED = 'registrations-listed';

/** What was shown at an event, or noted there. */
export const MATERIAL_KINDS = ['slides', 'recording', 'summary'] as const;

export interface EventMaterial {
  kind: (typeof MATERIAL_KINDS)[number];
  language: Locale;
  url: string;
}

/** A stretch of a session without a break of a night. */
export interface SessionPart {
  from: Instant;
  to: Instant;
}

/** One of the dates from which a reader chooses. */
export interface EventSession {
  id: string;
  /** In their order; at least one. */
  parts: readonly SessionPart[];
  place: Bilingual;
  language: Locale;
  /** Of the room. What is left of them is reckoned from those that are taken. */
  seats: number;
}

/** An event that readers register for. */
export interface Registration {
  id: string;
  key: RegistrationKey;
  /** Its id among the exchange's events; null where it is none of them. */
  event: string | null;
  title: Bilingual;
  /** Whom it is for. */
  audience: Bilingual;
  byInvitation: boolean;
  opens: Instant;
  closes: Instant;
  sessions: readonly EventSession[];
  /** How many one may bring along. */
  guestsMost: number;
  programme: readonly { day: number; at: WallTime; what: Bilingual }[];
  /** Its days rest on something that is not known yet, such as the sighting of the moon. */
  isExpected: boolean;
  cancelled: { on: PlainDate; why: Bilingual } | null;
  /** Empty where none was published; null, or absent in what was read before they were looked for, where it is not said. */
  materials?: readonly EventMaterial[] | null;
}

export type RegistrationState = 'not-open' | 'open' | 'closed' | 'over' | 'cancelled';

/** When the first of its sessions begins, and the last one ends. */
export function spanOf(sessions: readonly EventSession[]): SessionPart {
  const parts = sessions.flatMap((session) => session.parts);
  return {
    from: Math.min(...parts.map(({ from }) => from)),
    to: Math.max(...parts.map(({ to }) => to)),
  };
}

/** How it stands at that moment; what was called off is never merely over. */
export function registrationState(
  { sessions, cancelled, opens, closes }: Registration,
  now: Instant,
): RegistrationState {
  if (cancelled) return 'cancelled';
  if (spanOf(sessions).to <= now) return 'over';
  if (now < opens) return 'not-open';
  return now < closes ? 'open' : 'closed';
}

/** Sessions that have not begun: one can still take part in them. */
export function sessionsToCome({ sessions }: Registration, now: Instant): EventSession[] {
  return sessions.filter((session) => spanOf([session]).from > now);
}

/** The one that a page shows: the next that is not over, else the last that was. */
export function currentRegistration(all: readonly Registration[], key: RegistrationKey, now: Instant) {
  const own = all.filter((each) => each.key === key);
  const to = (each: Registration) => spanOf(each.sessions).to;
  const inTime = own.toSorted((a, b) => to(a) - to(b));
  return inTime.find((each) => to(each) > now) ?? inTime.at(-1) ?? null;
}

/** The last one that took place. */
export function lastOver(all: readonly Registration[], key: RegistrationKey, now: Instant): Registration | null {
  const over = all.filter((each) => each.key === key && registrationState(each, now) === 'over');
  return over.toSorted((a, b) => spanOf(a.sessions).to - spanOf(b.sessions).to).at(-1) ?? null;
}

/** The session of a form by what is stored of it; null where it is known no longer. */
export function sessionOf(all: readonly Registration[], stored: unknown) {
  for (const registration of all)
    for (const session of registration.sessions)
      if (sessionKey(registration, session) === stored) return { registration, session };
  return null;
}

/** A session's name among all of all events, as seats are counted under it. */
export function sessionKey({ id }: Pick<Registration, 'id'>, session: Pick<EventSession, 'id'>): string {
  return `${id}/${session.id}`;
}

/** What those who take part have to be told anew when it changes. */
export function factsToTell({ cancelled, isExpected }: Registration, { parts, place }: EventSession): string {
  return JSON.stringify([parts.map(({ from, to }) => [from, to]), place, isExpected, cancelled !== null]);
}

/** True where it ends on another day of Dubai than it begins. */
export function endsOnAnotherDay({ from, to }: SessionPart): boolean {
  return marketDate(from) !== marketDate(to);
}
