import type { Instant, PlainDate } from './time.ts';

/** The forms in which a year of a set is given. */
export const BULK_FORMATS = ['csv', 'parquet'] as const;
export type BulkFormat = (typeof BULK_FORMATS)[number];

/** A year of a set as it was written: `revision` rises whenever its rows differ from those before. */
export interface BulkYear {
  set: string;
  year: number;
  revision: number;
  rows: number;
  /** The first and the last day of its rows; null where it has none. */
  from: PlainDate | null;
  to: PlainDate | null;
  /** On the market's clock. */
  writtenAt: Instant;
  files: Record<BulkFormat, { bytes: number; sha256: string }>;
}

/** A figure of a finished row that a later revision gives otherwise; '' where there was none. */
export interface Correction {
  /** Of an index its code. */
  symbol: string | null;
  date: PlainDate | null;
  field: string;
  old: string;
  new: string;
}

/** What a revision changed of the rows that were there before. */
export interface Corrections {
  set: string;
  year: number;
  revision: number;
  at: Instant;
  /** The first of them, where there are very many. */
  rows: Correction[];
}

/** Under which name the store has the years, and what was corrected in them. */
export const BULK_YEAR = 'bulk-year';
export const BULK_CORRECTIONS = 'bulk-corrections';

/** The key of a year of a set. */
export function bulkKey({ set, year }: Pick<BulkYear, 'set' | 'year'>): string {
  return `${set}/${year}`;
}

type Row = Readonly<Record<string, string>>;

interface Compared {
  /** Columns that tell which row it is. */
  key: readonly string[];
  /** Columns that follow from others, and change with them. */
  derived: readonly string[];
  most: number;
}

/** The fields in which rows differ from those of the same key before. A row that is new, or gone, is no correction. */
export function correctionsBetween(
  before: readonly Row[],
  after: readonly Row[],
  { key, derived, most }: Compared,
): Correction[] {
  const keyOf = (row: Row) => key.map((name) => row[name]).join('\0');
  const earlier = new Map(before.map((row) => [keyOf(row), row]));
  const found: Correction[] = [];
  for (const row of after) {
    const old = earlier.get(keyOf(row));
    if (!old) continue;
    for (const [field, value] of Object.entries(row)) {
      if (derived.includes(field) || old[field] === value || old[field] === undefined) continue;
      if (found.length >= most) return found;
      found.push({
        symbol: row['symbol'] || row['code'] || null,
        date: row['date'] || null,
        field,
        old: old[field],
        new: value,
      });
    }
  }
  return found;
}
