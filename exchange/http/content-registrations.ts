import type { EventSession } from '#domain/registration.ts';
import type { Locale } from '#domain/locale.ts';
import type { SfRegistration, SfSession } from '#upstream/wire/registration.ts';
import { registrationsAt, type PlannedRegistration } from '../publications/registrations.ts';
import type { World } from '../world.ts';
import { item, utc } from './content-item.ts';

/** Ours: events that need registration, as of now. */
export function registrationItems(world: World, lang: Locale): SfRegistration[] {
  return registrationsAt(world.now()).map((registration) => registrationItem(registration, lang));
}

function registrationItem(registration: PlannedRegistration, lang: Locale): SfRegistration {
  const { id, slug, published, changed, cancelled, programme } = registration;
  return {
    ...item({ id, slug, published, modified: changed }),
    Key: registration.key,
    Event: registration.event,
    Title: registration.title[lang] ?? '',
    For: registration.audience[lang] ?? '',
    ByInvitation: registration.byInvitation,
    Opens: utc(registration.opens),
    Closes: utc(registration.closes),
    Sessions: registration.sessions.map((session) => sessionItem(session, lang)),
    GuestsMost: registration.guestsMost,
    Programme: programme.map(({ day, at, what }) => ({ Day: day, At: at, What: what[lang] ?? '' })),
    Expected: registration.isExpected,
    Cancelled: cancelled && { On: cancelled.on, Why: cancelled.why[lang] ?? '' },
    Materials:
      registration.materials?.map(({ kind, language, url }) => ({ Kind: kind, Language: language, Url: url })) ?? null,
  };
}

function sessionItem({ id, parts, place, language, seats }: EventSession, lang: Locale): SfSession {
  return {
    Id: id,
    Parts: parts.map(({ from, to }) => ({ From: utc(from), To: utc(to) })),
    Place: place[lang] ?? '',
    Language: language,
    Seats: seats,
  };
}
