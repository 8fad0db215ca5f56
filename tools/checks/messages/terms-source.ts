import { parse } from 'yaml';
import { z } from 'zod';

export const TERMS_FILE = 'messages/terms.yaml';

const renderings = z.union([z.string(), z.array(z.string()).min(1)]).transform((one) => [one].flat());
const table = z.strictObject({
  terms: z.record(z.string(), renderings),
  labels: z.record(z.string(), renderings),
  also: z.record(z.string(), renderings),
  except: z.record(z.string(), z.string()),
});

/** Arabic renderings by English term: `terms` and `also` inside any text, `labels` as a whole label; `except` by id. */
export type Terms = z.infer<typeof table>;

/** Parses the table of terms; throws when it has another shape. */
export function readTerms(source: string): Terms {
  return table.parse(parse(source));
}
