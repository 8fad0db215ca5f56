import { BULK_FORMATS, BULK_YEAR, bulkKey, type BulkFormat, type BulkYear } from '#domain/bulk-file.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { BULK_SETS } from '#app/api/bulk/sets.ts';
import { bulkOffered } from '#app/api/bulk/source.ts';
import { yearAmong } from '#app/api/known-values.ts';
import { choice } from '#app/api/param.ts';
import type { Resource, Wanted } from '#app/api/resource.ts';
import { CORRECTIONS } from './corrections.ts';

const SETS = BULK_SETS.map(({ name }) => name);

/** A file that can be fetched; `written` is missing when nobody has requested it yet. */
interface BulkFile {
  set: string;
  year: number;
  format: BulkFormat;
  written: BulkYear | undefined;
}

function bulkColumns(t: Text, base: string): Column<BulkFile>[] {
  const own = (name: string) => t(`api.column.${name}`);
  return [
    column('code', 'set', own('set'), ({ set }) => set),
    column('year', 'year', t('bulletins.year'), ({ year }) => year),
    column('code', 'format', own('format'), ({ format }) => format),
    column('count', 'rows', own('rows'), ({ written }) => written?.rows),
    column('count', 'bytes', own('bytes'), ({ written, format }) => written?.files[format].bytes),
    column('code', 'sha256', 'SHA-256', ({ written, format }) => written?.files[format].sha256),
    column('count', 'revision', own('revision'), ({ written }) => written?.revision),
    column('day', 'from', t('history.from'), ({ written }) => written?.from),
    column('day', 'to', t('history.until'), ({ written }) => written?.to),
    column('moment', 'written-at', own('writtenAt'), ({ written }) => written?.writtenAt),
    column('address', 'url', own('url'), ({ set, year, format }) => `${base}/bulk/${set}/${year}.${format}`),
  ];
}

async function bulkFiles(site: Site, asked: Wanted): Promise<BulkFile[]> {
  const [offered, documents] = await Promise.all([bulkOffered(site), site.store.documents.list<BulkYear>(BULK_YEAR)]);
  const written = new Map(documents.map(({ key, value }) => [key, value]));
  const isRequested = ({ set, year, format }: BulkFile) =>
    (asked['set'] ?? set) === set &&
    (asked['year'] ?? String(year)) === String(year) &&
    (asked['format'] ?? format) === format;
  return offered
    .sort((a, b) => SETS.indexOf(a.set) - SETS.indexOf(b.set) || b.year - a.year)
    .flatMap((of) => BULK_FORMATS.map((format) => ({ ...of, format, written: written.get(bulkKey(of)) })))
    .filter(isRequested);
}

async function offeredYears(site: Site): Promise<number[]> {
  return (await bulkOffered(site)).map(({ year }) => year);
}

/** Whole years as files, and the corrections in them. */
export const BULK: readonly Resource[] = [
  {
    name: 'bulk',
    path: '/bulk',
    tag: 'bulk',
    lifetime: 'day',
    params: [choice('set', SETS), yearAmong(offeredYears), choice('format', BULK_FORMATS)],
    columns: (t) => bulkColumns(t, ''),
    load: async (site, asked) => ({
      columns: bulkColumns(textOf(site.locale), `${site.origin}/api/v1`),
      rows: await bulkFiles(site, asked),
      ...NO_FILTERS,
    }),
  },
  CORRECTIONS,
];
