import type { Instant } from '#domain/time.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { isoMoment } from '#app/columns/file-formats.ts';
import { organization, type Reading } from './things.ts';

interface EventThing {
  name: string;
  parts: readonly { from: Instant; to: Instant }[];
  place: string;
  language: string;
  status: 'EventScheduled' | 'EventCancelled';
}

/** https://schema.org/Event, one for each day of a session. */
export function eventOf(reading: Reading, { name, parts, place, language, status }: EventThing, path: string) {
  const { origin, locale } = reading;
  return parts.map(({ from, to }) => ({
    '@type': 'Event',
    name,
    startDate: isoMoment(from),
    endDate: isoMoment(to),
    eventStatus: `https://schema.org/${status}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: language,
    isAccessibleForFree: true,
    location: { '@type': 'Place', name: place, address: organization(reading)['address'] },
    organizer: { '@id': `${origin}/#organization`, name: organization(reading)['name'] },
    url: origin + hrefIn(locale, path),
  }));
}
