import { BULK_FORMATS, BULK_YEAR, bulkKey, type BulkYear } from '#domain/bulk-file.ts';
import type { Site } from '#app/context.ts';
import { HISTORY_S, NotYet } from '#app/api/not-yet.ts';
import { shownValue, type Refusal } from '#app/api/refused.ts';
import { yearIn } from './price-set.ts';
import { bulkSet } from './sets.ts';
import { bulkOffered, isComing } from './source.ts';

const FILE = new RegExp(`^/bulk/([^/]+)/(\\d{4})\\.(?:${BULK_FORMATS.join('|')})$`);
const REVISION = 'revision';

/**
 * Why the address of an existing file is refused: files accept a revision and no other parameter. Null for every other
 * address.
 */
export async function fileRefused(path: string, query: URLSearchParams, site: Site): Promise<Refusal | null> {
  const [, set, year] = FILE.exec(path) ?? [];
  if (set === undefined) return null;
  if (query.size === 0) return refuseComing(set, Number(year), site);
  const offered = await bulkOffered(site);
  if (!offered.some((one) => one.set === set && one.year === Number(year))) return null;
  const other = [...query.keys()].find((name) => name !== REVISION);
  if (other !== undefined) return { name: 'unknown-parameter', values: { name: shownValue(other) }, known: [REVISION] };
  const key = bulkKey({ set, year: Number(year) });
  const value = query.getAll(REVISION).join(', ');
  const last = (await site.store.documents.find<BulkYear>(BULK_YEAR, key))?.value.revision ?? 0;
  const known = Array.from({ length: last }, (_, at) => String(at + 1));
  // An earlier revision may have been removed for newer files.
  if (known.includes(value)) return null;
  return { name: 'unknown-value', values: { name: REVISION, value: shownValue(value) }, known };
}

/** Files are written once all rows of the year have been read. */
async function refuseComing(name: string, year: number, site: Site): Promise<null> {
  const set = bulkSet(name);
  // The set's years are unknown until all rows are read.
  if (set && year <= yearIn(site.today()) && (await isComing(site, set, year)))
    throw new NotYet(HISTORY_S, 'file-not-yet');
  return null;
}
