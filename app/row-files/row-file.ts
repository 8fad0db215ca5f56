import type { Instant } from '#domain/time.ts';
import type { ListedRow } from '../blocks/security-list/listed-row.ts';

/** An amount is its exact decimal digits, a count a number, a moment ISO 8601; null where nothing is known. */
export type FileCell = string | number | null;

/** A column of a file: what programs call it, what people do, and what stands in it. */
export interface FileColumn {
  key: string;
  heading: string;
  cell(row: ListedRow): FileCell;
  /** The cell in the reader's words, where programs get a code. */
  words?(row: ListedRow): string;
}

/** What a list or a board holds just now, as its page shows it. */
export interface Rows {
  title: string;
  columns: readonly FileColumn[];
  /** In the page's order. */
  rows: readonly ListedRow[];
  /** What was asked for and is followed, by the names of the query. */
  view: Readonly<Record<string, string | null>>;
  /** What was asked for and means nothing here. */
  ignored: readonly { parameter: string; value: string }[];
}

/** Where the rows come from, and of when they are. */
export interface Provenance {
  /** The exchange. */
  source: string;
  /** Address of the page that shows the same rows. */
  page: string;
  /** null where the market was never heard. */
  asOf: Instant | null;
  /** Whether the figures have stopped, so that they are older than now. */
  delayed: boolean;
  simulated: boolean;
}
