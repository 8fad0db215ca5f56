import type { EventMarker } from '#domain/corporate-action.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import type { ListedRow } from '#app/blocks/security-list/listed-row.ts';

/** An amount is its exact decimal digits, a count a number, a moment ISO 8601; null where nothing is known. */
export type FileCell = string | number | null;

/** A column of a file: what programs call it, what people do, and what stands in it. */
export interface FileColumn<Row = ListedRow> {
  key: string;
  heading: string;
  cell(row: Row): FileCell;
  /** The cell in the reader's words, where programs get a code. */
  words?(row: Row): string;
}

/** What a page lists just now, as it shows it. */
export interface Rows<Row = ListedRow> {
  title: string;
  columns: readonly FileColumn<Row>[];
  /** In the page's order. */
  rows: readonly Row[];
  /** What was asked for and is followed, by the names of the query. */
  view: Readonly<Record<string, string | null>>;
  /** What was asked for and means nothing here. */
  ignored: readonly { parameter: string; value: string }[];
  /** What a row is to those who follow the list as a feed; null where it has no day. */
  item?(row: Row): FeedItem | null;
  /** What of it stands in a calendar. */
  days?(): Promise<CalendarDay[]>;
}

/** What a feed tells of a row. Plain text. */
export interface FeedItem {
  /** The same for ever. */
  id: string;
  title: string;
  /** Whole address of its page or its document. */
  url: string;
  publishedAt: Instant;
  summary?: string;
  category?: string;
}

/** One entry of a calendar (RFC 5545): a day, or hours of one. */
export interface CalendarDay {
  /** The same for ever. */
  id: string;
  title: string;
  /** A day, or the instant at which it begins. */
  from: PlainDate | Instant;
  /** The last day, or the instant at which it ends; null where nobody said. */
  to: PlainDate | Instant | null;
  marker: EventMarker;
  /** How often it was changed, and when last. */
  revision: { count: number; changedAt: Instant };
  place?: string | null;
  /** Whole address of the page that tells more. */
  url?: string;
  notes?: string;
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

/** Of a page without filters. */
export const NO_FILTERS = { view: {}, ignored: [] };

/** A column of codes, which people read as words. */
export function worded<Row>(
  key: string,
  heading: string,
  code: (row: Row) => string,
  texts: string,
  t: Text,
): FileColumn<Row> {
  return { key, heading, cell: code, words: (row) => t(`${texts}.${code(row)}`) };
}
