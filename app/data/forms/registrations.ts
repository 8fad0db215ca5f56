import { placesLeft } from '#domain/forms/seats.ts';
import {
  currentRegistration,
  REGISTRATION_DOCUMENTS,
  REGISTRATION_KEYS,
  REGISTRATIONS_LISTED,
  registrationState,
  sessionKey,
  sessionsToCome,
  spanOf,
  type EventSession,
  type Registration,
  type RegistrationKey,
} from '#domain/registration.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Revisions } from '#store/store.ts';
import type { Site } from '#app/context.ts';
import type { FormDesk } from '#app/form-desk.ts';
import { isUnread } from '#app/data/status/stale-data.ts';
import type { RouteName } from '#app/site-map.ts';

/** An event in its current state, with the seats of its sessions. */
export interface FoundRegistration {
  key: RegistrationKey;
  /** Every event ever stored: submissions about earlier ones name them. */
  all: readonly Registration[];
  /** The event that the page shows; null when no date is set. */
  current: Registration | null;
  /** Why there is no event: no date is set, none was read yet, or the exchange gives none. */
  missing: 'none' | 'unread' | 'not-offered';
  /** Seats left, by session; null while the store is unavailable, absent for sessions that cannot be chosen. */
  left: ReadonlyMap<string, number | null>;
  revisions: Revisions;
}

export const registrationPage = (key: RegistrationKey): RouteName => `registrations-${key}`;

/** Every event that was ever announced. */
export async function readRegistrations({ store }: Pick<Site, 'store'>): Promise<Registration[]> {
  const held = await store.documents.list<Registration>(REGISTRATION_DOCUMENTS);
  return held.map(({ value }) => value);
}

/** The event of a page, as long as its service lists it; materials of a past event stay. */
export async function findRegistration(site: Site, key: RegistrationKey, desk?: FormDesk): Promise<FoundRegistration> {
  const [all, listed, revisions] = await Promise.all([
    readRegistrations(site),
    site.store.documents.find<readonly string[]>(REGISTRATIONS_LISTED, 'all'),
    site.store.documents.revisions(REGISTRATION_DOCUMENTS),
  ]);
  const now = site.now();
  const named = all.filter(({ id }) => listed?.value.includes(id));
  const current = currentRegistration(named, key, now);
  const unread = isUnread(site, 'registrations');
  const missing = unread === true ? 'unread' : unread || 'none';
  return {
    key,
    all,
    current,
    missing,
    revisions,
    left: desk && current ? await seatsLeft(current, desk, now) : new Map(),
  };
}

async function seatsLeft(registration: Registration, desk: FormDesk, now: number) {
  const counted = sessionsToCome(registration, now).map(async (session) => {
    const id = sessionKey(registration, session);
    const count = await desk.seats(id);
    return [id, count && placesLeft(session.seats, count)] as const;
  });
  return new Map(await Promise.all(counted));
}

/** Sessions open for registration, with their seats. */
export function openSessions(
  { current, left }: FoundRegistration,
  now: number,
): { session: EventSession; id: string; left: number | null }[] {
  if (!current || registrationState(current, now) !== 'open') return [];
  return sessionsToCome(current, now).map((session) => {
    const id = sessionKey(current, session);
    return { session, id, left: left.get(id) ?? null };
  });
}

/** Days from now until the end of its last session, rounded up; 0 once it is over. */
export const daysUntilOver = (registration: Registration, now: number): number =>
  Math.max(0, Math.ceil((spanOf(registration.sessions).to - now) / DAY_MS));

/** Returns the key of the event that a page is about: the last part of its path. */
export function keyOfPath(path: string): RegistrationKey {
  const last = path.replace(/\/$/, '').split('/').at(-1);
  const key = REGISTRATION_KEYS.find((each) => each === last?.toLowerCase());
  if (!key) throw new RangeError(`'${path}' is no page of an event.`);
  return key;
}
