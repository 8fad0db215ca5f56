import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import {
  lastOver,
  registrationState,
  sessionKey,
  spanOf,
  type Registration,
  type SessionPart,
} from '#domain/registration.ts';
import { textOf } from '#messages/text.tsx';
import type { EventFacts, EventMaterials, EventProgramme } from '#app/blocks/registrations/event-facts.tsx';
import { pathOf } from '#app/page-path.ts';
import type { Site } from '#app/context.ts';
import type { FoundRegistration } from './registrations.ts';
import { languageWords, partWords, placeWords, seatWords } from './registration-texts.ts';

/** Facts about an event around its form. */
export function eventFacts(
  site: Pick<Site, 'locale' | 'now'>,
  { current, left, missing }: FoundRegistration,
): EventFacts {
  const { locale } = site;
  const t = textOf(locale);
  const others = { to: pathOf('discover-news-media-events'), label: t('registrations.others') };
  if (current === null) {
    const none = t(`registrations.state.${missing}`);
    return { none, status: null, isExpected: false, facts: [], sessions: [], hasCalendar: false, others };
  }
  const state = registrationState(current, site.now());
  const isToCome = state !== 'over' && state !== 'cancelled';
  return {
    none: null,
    status: t(`registrations.status.${state}`),
    isExpected: current.isExpected && isToCome,
    facts: [
      { label: t('registrations.for'), value: pick(current.audience, locale) },
      { label: t('registrations.cost'), value: t('registrations.free') },
      ...(current.guestsMost > 0
        ? [{ label: t('registrations.guests'), value: t('registrations.guestsMost', { count: current.guestsMost }) }]
        : []),
    ],
    sessions: current.sessions.map((session) => ({
      id: session.id,
      when: session.parts.map((part) => ({ words: partWords(part, locale), ...part })),
      place: placeWords(session, locale),
      language: languageWords(session, locale),
      seats: state === 'open' ? seatWords(left.get(sessionKey(current, session)) ?? null, locale) : null,
    })),
    hasCalendar: isToCome,
    others: isToCome ? null : others,
  };
}

/** Published materials of the last event that took place; null when there is nothing to say about it. */
export function eventMaterials(
  site: Pick<Site, 'locale' | 'now'>,
  { key, all, current }: FoundRegistration,
): EventMaterials | null {
  const past = lastOver(all, key, site.now());
  const materials = past?.materials ?? [];
  // Beside the next event, only available materials are shown.
  if (past === null || (past.id !== current?.id && materials.length === 0)) return null;
  const t = textOf(site.locale);
  return {
    title: t('registrations.materials', { day: formatDate(spanOf(past.sessions).from, site.locale) }),
    none: materials.length > 0 ? null : t(`registrations.materials.${past.materials ? 'none' : 'unknown'}`),
    list: materials.map(({ kind, language, url }) => ({
      label: t(`registrations.material.${kind}`, { language: t(`registrations.language.${language}`) }),
      url,
    })),
  };
}

/** The programme by day. */
export function eventProgramme({ locale }: Site, { current }: FoundRegistration): EventProgramme {
  const days = [...new Set(current?.programme.map(({ day }) => day))];
  return days.map((day) => ({
    title: days.length > 1 ? textOf(locale)('registrations.programmeDay', { day }) : null,
    rows: current!.programme
      .filter((each) => each.day === day)
      .map(({ at, what }) => ({ at, what: pick(what, locale) })),
  }));
}

/** Structured data of a session for search engines. */
export interface EventThing {
  name: string;
  parts: readonly SessionPart[];
  place: string;
  language: string;
  status: 'EventScheduled' | 'EventCancelled';
}

export function eventThings({ locale }: Site, current: Registration | null): EventThing[] {
  if (current === null) return [];
  return current.sessions.map((session) => ({
    name: pick(current.title, locale),
    parts: session.parts,
    place: placeWords(session, locale),
    language: session.language,
    status: current.cancelled ? 'EventCancelled' : 'EventScheduled',
  }));
}
