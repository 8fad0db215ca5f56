import type { Instant, PlainDate } from './time.ts';

/** File formats of a year of a data set. */
export const BULK_FORMATS = ['csv', 'parquet'] as const;
export type BulkFormat = (typeof BULK_FORMATS)[number];

/** A published year of a data set: `revision` rises whenever its rows differ from those before. */
export interface BulkYear {
  set: string;
  year: number;
  revision: number;
  rows: number;
  /** The first and the last day of its rows; null when it has none. */
  from: PlainDate | null;
  to: PlainDate | null;
  /** On the market's clock. */
  writtenAt: Instant;
  files: Record<BulkFormat, { bytes: number; sha256: string }>;
}

/** A figure of a finished row that a later revision changes; '' where there was none. */
export interface Correction {
  /** For an index or a future, its code. */
  symbol: string | null;
  /** For a weekly figure, its week. */
  date: PlainDate | null;
  /** What else identifies the row: 'kind=regular nationality=uae'; absent when symbol and day do. */
  row?: string;
  field: string;
  old: string;
  new: string;
}

/** What a revision changed in rows that existed before. */
export interface Corrections {
  set: string;
  year: number;
  revision: number;
  at: Instant;
  /** The first corrections, when there are very many. */
  rows: Correction[];
}

/** Store keys of the published years and of their corrections. */
export const BULK_YEAR = 'bulk-year';
export const BULK_CORRECTIONS = 'bulk-corrections';

/** The key of a year of a data set. */
export function bulkKey({ set, year }: Pick<BulkYear, 'set' | 'year'>): string {
  return `${set}/${year}`;
}

type Row = Readonly<Record<string, string>>;

interface Compared {
  /** Columns that identify a row. */
  key: readonly string[];
  /** Columns derived from others; they change with them. */
  derived: readonly string[];
  most: number;
}

/** Columns that name the security, index or contract of a row, and those that name its day. */
const SERIES_KEYS: readonly string[] = ['symbol', 'code', 'contract'];
const DAY_KEYS: readonly string[] = ['date', 'week'];

function firstOf(row: Row, names: readonly string[]): string | null {
  return names.map((name) => row[name]).find(Boolean) ?? null;
}

/** The fields in which rows differ from earlier rows with the same key. A new or removed row is not a correction. */
export function correctionsBetween(
  before: readonly Row[],
  after: readonly Row[],
  { key, derived, most }: Compared,
): Correction[] {
  const keyOf = (row: Row) => key.map((name) => row[name]).join('\0');
  const others = key.filter((name) => !SERIES_KEYS.includes(name) && !DAY_KEYS.includes(name));
  const earlier = new Map(before.map((row) => [keyOf(row), row]));
  const found: Correction[] = [];
  for (const row of after) {
    const old = earlier.get(keyOf(row));
    if (!old) continue;
    for (const [field, value] of Object.entries(row)) {
      if (derived.includes(field) || old[field] === value || old[field] === undefined) continue;
      if (found.length >= most) return found;
      found.push({
        symbol: firstOf(row, SERIES_KEYS),
        date: firstOf(row, DAY_KEYS),
        ...(others.length > 0 && { row: others.map((name) => `${name}=${row[name]}`).join(' ') }),
        field,
        old: old[field],
        new: value,
      });
    }
  }
  return found;
}
