import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { Column } from '#app/columns/column.ts';
import type { Paper } from './paper.ts';

export type { CalendarDay };

/** What an address asks of a page's rows. */
export interface RowsRequest {
  query: URLSearchParams;
  /** Of the address, by name. */
  params: Readonly<Record<string, string | undefined>>;
  /** No more rows are needed, though more may be given. */
  most?: number | undefined;
}

/** What a page lists just now, as it shows it. */
export interface Rows<Row = unknown> {
  title: string;
  /** The symbol of the only issuer of the rows: those who follow several lists tell them apart by it. */
  issuer?: string | null;
  columns: readonly Column<Row>[];
  /** In the page's order. */
  rows: readonly Row[];
  /** The day of figures that do not move; those of the market's moment have none. */
  asOf?: PlainDate | null;
  /** What was asked for and is followed, by the names of the query. */
  view: Readonly<Record<string, string | null>>;
  /** What was asked for and means nothing here. */
  ignored: readonly Ignored[];
  /** What a row is to those who follow the list as a feed; null where it has no day. */
  item?(row: Row): FeedItem | null;
  /** What a feed tells instead, where news are other than rows: what changed in the list. */
  items?(): Promise<FeedItem[]> | FeedItem[];
  /** What of it is in a calendar. */
  days?(): Promise<CalendarDay[]>;
  /** Other tables of the same page: further sheets of a workbook, and `sections` of JSON. `id` names this one there. */
  others?: readonly OtherTable[];
  id?: string;
  /** What the sheet of these rows is called, where that is not the title. */
  sheet?: string;
  /** Tables that could not be made for want of their data, by id. */
  missing?: readonly string[];
  /** It will never be anything else: whoever has it may keep it. */
  isFrozen?: boolean;
  /** The name of its files, where it is not made of the address and the moment. */
  fileName?: string;
  /** The page as a document of A4 pages; null where there is none. */
  paper?(): Paper | null;
}

/** A table beside a page's rows. */
export interface OtherTable {
  id: string;
  title: string;
  // Each has rows of its own kind.
  // oxlint-disable-next-line no-explicit-any
  columns: readonly Column<any>[];
  rows: readonly unknown[];
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

/** Where the rows come from, and of when they are. */
export interface Provenance {
  /** The exchange. */
  source: string;
  /** Address of the page that shows the same rows. */
  page: string;
  /** A moment of the market, or the day of figures that do not move; null where the market was never heard. */
  asOf: Instant | PlainDate | null;
  /** Whether the figures have stopped, so that they are older than now. */
  delayed: boolean;
  simulated: boolean;
}

/** Of a page without filters. */
export const NO_FILTERS = { view: {}, ignored: [] };
