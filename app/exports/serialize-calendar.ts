import { ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { EventMarker } from '#domain/corporate-action.ts';
import { DAY_MS, type PlainDate } from '#domain/time.ts';
import type { CalendarSource } from './file-job.ts';
import type { CalendarDay } from './table.ts';

/** How often a calendar client should fetch the calendar again, in seconds. */
const ASK_AGAIN_S = 3_600;

/** The calendar status of a marker (docs/market-rules.md, Files and feeds). */
const STATUS: Readonly<Record<EventMarker, ICalEventStatus>> = {
  proposed: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  withdrawn: ICalEventStatus.CANCELLED,
};

/** Days as a calendar (RFC 5545). An entry's UID never changes; its SEQUENCE rises with each change. */
export function asCalendar(
  title: string,
  entries: readonly CalendarDay[],
  { source, page, search, domain, locale }: CalendarSource,
): string {
  const calendar = new ICalCalendar({
    name: `${title} · ${source}`,
    // RFC 5545, section 3.7.3: the identifier ends in the language.
    prodId: { company: source, product: title, language: locale },
    method: ICalCalendarMethod.PUBLISH,
    url: page + search,
    ttl: ASK_AGAIN_S,
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry, domain));
  return calendar.toString();
}

function eventOf({ id, title, from, to, marker, revision, place, url, notes }: CalendarDay, domain: string) {
  const isDay = typeof from === 'string';
  const changed = new Date(revision.changedAt);
  return {
    id: `${id}@${domain}`,
    sequence: revision.count,
    status: STATUS[marker],
    stamp: changed,
    lastModified: changed,
    summary: title,
    allDay: isDay,
    start: new Date(isDay ? startOf(from) : from),
    // RFC 5545: whole days end on the day after the last one.
    end: isDay ? new Date(startOf((to as PlainDate | null) ?? from) + DAY_MS) : to === null ? null : new Date(to),
    transparency: isDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    ...(place && { location: place }),
    ...(url && { url }),
    ...(notes && { description: notes }),
  };
}

/** A whole day has no time zone: it is written from the parts of its UTC date. */
function startOf(day: PlainDate): number {
  return Date.parse(`${day}T00:00:00Z`);
}
