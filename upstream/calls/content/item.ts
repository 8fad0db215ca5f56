import { z } from 'zod';
import type { SfResource } from '../../contract.ts';
import { identifier, optionalText, path, quantity, requiredText, utcTime } from '../../fields.ts';
import type { FieldsOf } from '../../wire-fields.ts';

/** Fields of every item of the content service. */
export const itemFields = {
  Id: identifier,
  UrlName: requiredText,
  LastModified: utcTime,
  PublicationDate: utcTime,
};

/** A file of an item, at an address below the assets host. */
export const resourceSchema = z.object({
  Id: identifier,
  Title: requiredText,
  Extension: optionalText,
  TotalSize: quantity,
  Ordinal: z.number().catch(0),
  Url: path,
} satisfies FieldsOf<SfResource>);
export type SfFile = z.output<typeof resourceSchema>;

/** Files of both languages in order; a file in both is listed once. */
export function filesOfBoth(en: SfFile[], ar: SfFile[]): { en: SfFile; ar: SfFile | undefined }[] {
  const known = new Set(en.map(({ Id }) => Id));
  const shared = inOrder(en).map((file) => ({ en: file, ar: ar.find(({ Id }) => Id === file.Id) }));
  // A file of the Arabic edition only: its title is a file name, the only one it has.
  const arabicOnly = inOrder(ar).filter(({ Id }) => !known.has(Id));
  return [...shared, ...arabicOnly.map((file) => ({ en: file, ar: file }))];
}

function inOrder(files: SfFile[]): SfFile[] {
  return [...files].sort((a, b) => a.Ordinal - b.Ordinal);
}
