import {
  BULK_FORMATS,
  BULK_YEAR,
  bulkKey,
  type BulkFormat,
  type BulkYear,
  type Correction,
  type Corrections,
} from '#domain/bulk-file.ts';
import { addDays } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { BulkYearRow, BulkYears, RecentCorrections } from '#app/blocks/history-hub/bulk-rows.ts';
import type { Site } from '#app/context.ts';
import { sizeWords } from '#app/data/notices/text.ts';

const CORRECTED_DAYS = 90;
/** Beyond this number, the list is in the API. */
const SHOWN_MOST = 50;

/**
 * Every year of every list as files, newest year first in each list. `offered`: lists that the API has; `base`: base
 * address of the API.
 */
export async function loadBulkYears(
  site: Site,
  offered: readonly { set: string; year: number }[],
  base: string,
): Promise<BulkYears> {
  const t = textOf(site.locale);
  const written = new Map(
    (await site.store.documents.list<BulkYear>(BULK_YEAR)).map(({ key, value }) => [key, value] as const),
  );
  const row = (set: string, year: number): BulkYearRow => {
    const known = written.get(bulkKey({ set, year }));
    const file = (format: BulkFormat) => ({
      href: `${base}/bulk/${set}/${year}.${format}`,
      size: sizeWords(known?.files[format].bytes ?? null, site.locale),
      sha256: known?.files[format].sha256 ?? null,
    });
    const [csv, parquet] = BULK_FORMATS.map(file) as [BulkYearRow['csv'], BulkYearRow['parquet']];
    return { year, rows: known?.rows ?? null, revision: known?.revision ?? null, csv, parquet };
  };
  const sets = [...Map.groupBy(offered, ({ set }) => set)].map(([name, years]) => ({
    name,
    title: t(`api.bulk.${name}`),
    years: years.map(({ year }) => row(name, year)).sort((a, b) => b.year - a.year),
  }));
  return { sets, manifest: `${base}/bulk.csv` };
}

/** A correction as the API returns it. */
export type Corrected = Correction & Pick<Corrections, 'set' | 'at' | 'revision'>;

/** Day from which on corrections are listed. */
export const correctedSince = (site: Pick<Site, 'today'>): PlainDate => addDays(site.today(), -CORRECTED_DAYS);

/** Corrections of finished rows since that day, newest first. */
export function recentCorrections(
  { locale }: Pick<Site, 'locale'>,
  corrected: readonly Corrected[],
  { since, base }: { since: PlainDate; base: string },
): RecentCorrections {
  const t = textOf(locale);
  const rows = corrected.slice(0, SHOWN_MOST).map(({ set, at, symbol, row, date, field, old, new: now, revision }) => ({
    day: marketDate(at),
    list: t(`api.bulk.${set}`),
    symbol: [symbol, row].filter(Boolean).join(' ') || null,
    date,
    field,
    old,
    new: now,
    revision,
  }));
  return {
    rows,
    count: corrected.length,
    since,
    all: `${base}/corrections.csv?from=${since}`,
    feed: `${base}/corrections.feed.json`,
  };
}
