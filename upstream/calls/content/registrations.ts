import { z } from 'zod';
import type { Bilingual } from '#domain/bilingual.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { MATERIAL_KINDS, REGISTRATION_KEYS, type EventSession, type Registration } from '#domain/registration.ts';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { SfRegistration } from '../../contract.ts';
import { certainCount, day, fewOf, flag, identifier, requiredText, utcTime, webAddress } from '../../fields.ts';
import { bilingual, bothLanguages, joinLanguages } from '../../languages.ts';
import { RowFault, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';
import { itemFields } from './item.ts';
import { readEntity } from './odata.ts';

const SEATS_MOST = 100_000;
const GUESTS_MOST = 3;
const DAYS_MOST = 14;
const MATERIALS_MOST = 50;

const sessionSchema = z.object({
  Id: identifier,
  Parts: z
    .array(z.object({ From: utcTime, To: utcTime }))
    .min(1)
    .max(DAYS_MOST),
  Place: requiredText,
  Language: z.enum(LOCALE_CODES),
  Seats: fewOf(SEATS_MOST),
});

const registrationSchema = z.object({
  ...itemFields,
  Key: z.enum(REGISTRATION_KEYS),
  Event: identifier.nullable(),
  Title: requiredText,
  For: requiredText,
  ByInvitation: flag,
  Opens: utcTime,
  Closes: utcTime,
  Sessions: z.array(sessionSchema).min(1).max(DAYS_MOST),
  GuestsMost: fewOf(GUESTS_MOST),
  Programme: z.array(
    z.object({ Day: certainCount, At: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), What: requiredText }),
  ),
  Expected: flag,
  Cancelled: z.object({ On: day, Why: requiredText }).nullable(),
  Materials: z
    .array(z.object({ Kind: z.enum(MATERIAL_KINDS), Language: z.enum(LOCALE_CODES), Url: webAddress }))
    .max(MATERIALS_MOST)
    .nullish(),
} satisfies FieldsOf<SfRegistration>);
type Row = z.output<typeof registrationSchema>;
type SessionRow = Row['Sessions'][number];

function registrationOf(en: Row, ar: Row | undefined): Registration {
  return {
    id: en.Id,
    key: en.Key,
    event: en.Event,
    title: bilingual(en.Title, ar?.Title),
    audience: bilingual(en.For, ar?.For),
    byInvitation: en.ByInvitation ?? false,
    opens: en.Opens,
    closes: en.Closes,
    sessions: en.Sessions.map((session) => sessionOf(session, ar)),
    guestsMost: en.GuestsMost,
    programme: en.Programme.map(({ Day, At, What }, place) => {
      return { day: Day, at: At, what: bilingual(What, ar?.Programme[place]?.What) };
    }),
    isExpected: en.Expected ?? false,
    cancelled: en.Cancelled && { on: en.Cancelled.On, why: whyOf(en.Cancelled.Why, ar) },
    materials: materialsOf(en.Materials),
  };
}

/** Null when none of the listed addresses can be opened: an empty list would mean that there are no materials. */
function materialsOf(rows: Row['Materials']): Registration['materials'] {
  if (!rows) return null;
  const materials = rows.flatMap(({ Kind, Language, Url }) =>
    Url === null ? [] : [{ kind: Kind, language: Language, url: Url }],
  );
  return materials.length === 0 && rows.length > 0 ? null : materials;
}

const whyOf = (why: string, ar: Row | undefined): Bilingual => bilingual(why, ar?.Cancelled?.Why);

function sessionOf({ Id, Parts, Place, Language, Seats }: SessionRow, ar: Row | undefined): EventSession {
  return {
    id: Id,
    parts: Parts.map(({ From, To }) => ({ from: From, to: To })),
    place: bilingual(Place, ar?.Sessions.find((session) => session.Id === Id)?.Place),
    language: Language,
    seats: Seats,
  };
}

const readRegistration = rowReader(registrationSchema, (row) => {
  const parts = row.Sessions.flatMap(({ Parts }) => Parts);
  if (parts.some(({ From, To }) => To <= From)) throw new RowFault('a session ends before it begins');
  if (row.Closes <= row.Opens) throw new RowFault('registration closes before it opens');
  if (new Set(row.Sessions.map(({ Id }) => Id)).size < row.Sessions.length)
    throw new RowFault('two sessions have one id');
  return row;
});

/** Events with registration, in both languages (our addition). An empty list means that nothing is planned. */
export const registrationsCall = defineCall({
  name: 'registrations',
  title: 'Registrations',
  host: 'content',
  path: '/registrations',
  read:
    (client) =>
    async ({ signal }: CallOptions = {}): Promise<Batch<Registration>> => {
      const editions = await bothLanguages((lang) =>
        readEntity(client, { query: { sf_culture: lang }, read: readRegistration, signal }),
      );
      return joinLanguages(editions, ({ Id }) => Id, registrationOf);
    },
});
