import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import type { Circular, CircularFile } from '#domain/circular.ts';
import type { SfCircular } from '../../contract.ts';
import { dayOfUtc, requiredText } from '../../fields.ts';
import { bilingual, bothLanguages, joinLanguages } from '../../languages.ts';
import { rowReader } from '../../rows.ts';
import { filesOfBoth, itemFields, resourceSchema } from './item.ts';
import type { SfFile } from './item.ts';
import { readEntity } from './odata.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const circularSchema = z.object({
  ...itemFields,
  Headline: requiredText,
  CircularNo: requiredText,
  CircularDate: dayOfUtc,
  Resources: z.array(resourceSchema).nullish(),
} satisfies FieldsOf<SfCircular>);
type Row = z.output<typeof circularSchema>;

function fileOf({ en, ar }: { en: SfFile; ar: SfFile | undefined }): CircularFile {
  return {
    id: en.Id,
    // A file's title is its name: the Arabic edition's often has no Arabic letter and is used nevertheless.
    title: { en: en.Title, ar: ar?.Title ?? null },
    url: en.Url,
    extension: en.Extension ?? '',
    bytes: en.TotalSize ?? 0,
  };
}

function circularOf(en: Row, ar: Row | undefined): Circular {
  return {
    id: en.Id,
    number: en.CircularNo,
    slug: en.UrlName,
    headline: bilingual(en.Headline, ar?.Headline),
    date: en.CircularDate,
    publishedAt: en.PublicationDate,
    modifiedAt: Math.max(en.LastModified, ar?.LastModified ?? 0),
    files: filesOfBoth(en.Resources ?? [], ar?.Resources ?? []).map(fileOf),
  };
}

/** Call 10, in both languages. */
export const circularsCall = defineCall({
  name: 'circulars',
  title: 'Circulars (call 10)',
  host: 'content',
  path: '/circulars',
  read:
    (client) =>
    async ({ signal }: CallOptions = {}): Promise<Batch<Circular>> => {
      const editions = await bothLanguages((lang) =>
        readEntity(client, {
          query: { $expand: 'Resources', sf_culture: lang },
          read: rowReader(circularSchema, (row) => row),
          signal,
        }),
      );
      return joinLanguages(editions, ({ Id }) => Id, circularOf);
    },
});
