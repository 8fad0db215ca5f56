import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import { isEventKind, type ExchangeEvent } from '#domain/exchange-event.ts';
import { normaliseLink } from '#domain/link.ts';
import type { SfEvent } from '../../contract.ts';
import { flag, html, optionalCount, optionalText, optionalUtcTime, requiredText, utcTime } from '../../fields.ts';
import { bilingual, bilingualOrNull, bothLanguages, joinLanguages } from '../../languages.ts';
import { linkThat, plainTextOrNull } from '../../rich-text.ts';
import { RowFault, rowReader } from '../../rows.ts';
import { filesOfBoth, itemFields, resourceSchema } from './item.ts';
import { readEntity } from './odata.ts';
import type { FieldsOf } from '../../wire-fields.ts';

/** Far more than the number of companies of an exchange. */
const PARTICIPANTS_MOST = 500;
const SYMBOL_MAX = 40;

const eventSchema = z.object({
  ...itemFields,
  Title: requiredText,
  Content: html,
  Summary: html,
  EventStart: utcTime,
  EventEnd: optionalUtcTime,
  AllDayEvent: flag,
  Location: optionalText,
  City: optionalText,
  Country: optionalText,
  EventKind: optionalText,
  Companies: optionalCount,
  Meetings: optionalCount,
  Participants: z.array(z.string().max(SYMBOL_MAX)).max(PARTICIPANTS_MOST).nullish(),
  Resources: z.array(resourceSchema).nullish(),
} satisfies FieldsOf<SfEvent>);
type Row = z.output<typeof eventSchema>;

function eventOf(en: Row, ar: Row | undefined): ExchangeEvent {
  return {
    id: en.Id,
    slug: en.UrlName,
    title: bilingual(en.Title, ar?.Title),
    summary: bilingualOrNull(plainTextOrNull(en.Summary), plainTextOrNull(ar?.Summary ?? null)),
    content: bilingualOrNull(plainTextOrNull(en.Content), plainTextOrNull(ar?.Content ?? null)),
    startsAt: en.EventStart,
    endsAt: en.EventEnd,
    allDay: en.AllDayEvent ?? false,
    place: bilingualOrNull(placeOf(en, ', '), ar && placeOf(ar, '، ')),
    registration: registrationOf(en, ar),
    kind: kindOf(en),
    companies: en.Companies,
    meetings: en.Meetings,
    participants: en.Participants?.map((symbol) => symbol.trim().toUpperCase()).filter(Boolean) ?? null,
    images: filesOfBoth(en.Resources ?? [], ar?.Resources ?? []).map((file) => {
      return { title: bilingual(file.en.Title, file.ar?.Title), url: file.en.Url };
    }),
    modifiedAt: Math.max(en.LastModified, ar?.LastModified ?? 0),
  };
}

/** An unknown kind is left out. */
function kindOf({ EventKind }: Row): ExchangeEvent['kind'] {
  const kind = EventKind?.toLowerCase() ?? '';
  return isEventKind(kind) ? kind : null;
}

function placeOf({ Location, City, Country }: Row, separator: string): string | null {
  return [Location, City, Country].filter(Boolean).join(separator) || null;
}

/** The service has no field for the registration link: it is the link whose text mentions registering. */
const REGISTERS = /regist|sign-?up|rsvp|تسجيل|سج[ّ]?ل/i;

function registrationOf(en: Row, ar: Row | undefined): ExchangeEvent['registration'] {
  const linkOf = (row: Row | undefined) => normaliseLink(linkThat(row?.Content ?? '', REGISTERS));
  const [english, arabic] = [linkOf(en), linkOf(ar)];
  const either = english ?? arabic;
  return either === null ? null : { en: english ?? either, ar: arabic ?? either };
}

const readEvent = rowReader(eventSchema, (row) => {
  if (row.EventEnd !== null && row.EventEnd < row.EventStart) throw new RowFault('the event ends before it starts');
  return row;
});

/** Call 1, in both languages. */
export const eventsCall = defineCall({
  name: 'events',
  title: 'Events (call 1)',
  host: 'content',
  path: '/dfmevents',
  read:
    (client) =>
    async ({ signal }: CallOptions = {}): Promise<Batch<ExchangeEvent>> => {
      const editions = await bothLanguages((lang) =>
        readEntity(client, {
          query: { $expand: 'Resources', sf_culture: lang },
          read: readEvent,
          signal,
        }),
      );
      return joinLanguages(editions, ({ Id }) => Id, eventOf);
    },
});
