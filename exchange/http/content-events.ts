import type { Locale } from '#domain/locale.ts';
import { marketDate } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import type { SfEvent } from '#upstream/wire/content.ts';
import { entriesOf } from '../issuers/seeded.ts';
import { eventsUpTo } from '../publications/events.ts';
import type { World } from '../world.ts';
import { item, utc } from './content-item.ts';

const CITY = { en: 'Dubai', ar: 'دبي' };
const COUNTRY = { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' };

export function eventItems(world: World, lang: Locale, expanded: boolean): SfEvent[] {
  return eventsUpTo(world.now()).map((event) => {
    const online = event.place.en === 'Online';
    const { city, country } = event.abroad ?? { city: CITY, country: COUNTRY };
    return {
      ...item({ id: event.id, slug: event.slug, published: event.published }),
      Title: event.title[lang],
      Summary: event.summary[lang],
      Content: event.content[lang],
      EventStart: utc(event.starts),
      EventEnd: utc(event.ends),
      AllDayEvent: event.allDay,
      Location: event.place[lang],
      City: online ? '' : city[lang],
      Country: online ? '' : country[lang],
      EventKind: event.kind ?? 'other',
      Companies: event.companies ?? null,
      // Meetings are counted when the whole event is over.
      Meetings: event.ends <= world.now() ? (event.meetings ?? null) : null,
      Participants: event.companies === undefined ? null : participantsOf(world, event.starts, event.companies),
      ...(expanded && { Resources: [] }),
    };
  });
}

/** Returns the companies that travel to all cities of a year; only companies that foreigners may buy. */
function participantsOf(world: World, starts: Instant, companies: number): string[] {
  const year = marketDate(starts).slice(0, 4);
  const listed = world
    .issuers()
    .filter(({ kind, facts }) => kind === 'equity' && facts.foreignLimit !== 0 && facts.listed < `${year}-01-01`)
    .map(({ symbol }) => symbol);
  return entriesOf(`roadshow/${year}`, listed, companies).sort();
}
