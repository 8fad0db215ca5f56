import type { PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';

interface YearFile {
  href: string;
  /** Size as text; null where the file has not been written yet. */
  size: string | null;
  sha256: string | null;
}

/** The files of one year of a list. */
export interface BulkYearRow {
  year: number;
  /** null where nobody has requested the year yet. */
  rows: number | null;
  revision: number | null;
  csv: YearFile;
  parquet: YearFile;
}

export interface BulkYears {
  sets: readonly { name: string; title: string; years: readonly BulkYearRow[] }[];
  /** Address of the list of all files with their checksums. */
  manifest: string;
}

/** A corrected figure. */
export interface CorrectedRow {
  /** When. */
  day: PlainDate;
  list: string;
  symbol: string | null;
  /** Day of the figure. */
  date: PlainDate | null;
  field: string;
  old: string;
  new: string;
  revision: number;
}

export interface RecentCorrections {
  rows: readonly CorrectedRow[];
  /** Number of corrections, including those that are not shown. */
  count: number;
  since: PlainDate;
  /** Addresses of the list of all corrections, and of the feed that announces each. */
  all: string;
  feed: string;
}

const SHA_SHOWN = 12;
/** The beginning of a checksum, enough to tell files apart by eye. */
const shortened = (sha256: string | null) => sha256 && `${sha256.slice(0, SHA_SHOWN)}…`;

export function bulkYearColumns(t: Text): Column<BulkYearRow>[] {
  return [
    column('year', 'year', t('hub.year'), ({ year }) => year),
    column('count', 'rows', t('hub.rows'), ({ rows }) => rows, { zero: true }),
    column('text', 'csv', 'CSV', ({ csv }) => csv.href),
    column('code', 'csv-sha256', t('hub.sha256', { format: 'CSV' }), ({ csv }) => shortened(csv.sha256)),
    column('text', 'parquet', 'Parquet', ({ parquet }) => parquet.href),
    column('code', 'parquet-sha256', t('hub.sha256', { format: 'Parquet' }), ({ parquet }) =>
      shortened(parquet.sha256),
    ),
    column('count', 'revision', t('hub.revision'), ({ revision }) => revision),
  ];
}

export function correctedColumns(t: Text): Column<CorrectedRow>[] {
  return [
    column('day', 'day', t('hub.corrected'), ({ day }) => day),
    column('text', 'list', t('hub.list'), ({ list }) => list),
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('day', 'date', t('hub.date'), ({ date }) => date),
    column('code', 'field', t('hub.field'), ({ field }) => field),
    column('code', 'old', t('hub.old'), (row) => row.old || null, { align: 'end' }),
    column('code', 'new', t('hub.new'), (row) => row.new || null, { align: 'end' }),
    column('count', 'revision', t('hub.revision'), ({ revision }) => revision),
  ];
}
