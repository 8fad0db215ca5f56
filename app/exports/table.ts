import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { Column } from '#app/columns/column.ts';
import type { JobName } from '#app/data/status/stale-data.ts';
import type { Paper } from './paper.ts';

export type { CalendarDay };

/** The request of an address for a page's rows. */
export interface RowsRequest {
  query: URLSearchParams;
  /** Path parameters of the address, by name. */
  params: Readonly<Record<string, string | undefined>>;
  /** No more rows than this are needed, though more may be returned. */
  most?: number | undefined;
}

/** The current rows of a page, as it shows them. */
export interface Rows<Row = unknown> {
  title: string;
  /** The symbol of the only issuer of the rows: those who follow several lists tell them apart by it. */
  issuer?: string | null;
  columns: readonly Column<Row>[];
  /** In the page's order. */
  rows: readonly Row[];
  /** The day of figures that do not move; absent for current figures of the market and for lists with `feeds`. */
  asOf?: PlainDate | null;
  /** Ingest jobs that a list without a day of its own comes from: its files have the day of their last reading. */
  feeds?: readonly JobName[];
  /** The filters in effect, by parameter name. */
  view: Readonly<Record<string, string | null>>;
  /** Parameters and values without meaning here. */
  ignored: readonly Ignored[];
  /** A row as a feed item; null when it has no day. */
  item?(row: Row): FeedItem | null;
  /** Feed items when news are not rows: changes of the list. */
  items?(): Promise<FeedItem[]> | FeedItem[];
  /** The list's days for a calendar. */
  days?(): Promise<CalendarDay[]>;
  /** Other tables of the same page: further sheets of a workbook, and `sections` of JSON. `id` names this one there. */
  others?: readonly OtherTable[];
  id?: string;
  /** The name of these rows' sheet, when it is not the title. */
  sheet?: string;
  /** Tables that could not be built because their data was missing, by id. */
  missing?: readonly string[];
  /** True when the file never changes: clients can cache it for good. */
  isFrozen?: boolean;
  /** The name of its files, when it is not built from the address and the time. */
  fileName?: string;
  /** The page as a document of A4 pages; null where there is none. */
  paper?(): Paper | null;
}

/** A table besides a page's rows. */
export interface OtherTable {
  id: string;
  title: string;
  // Each has rows of its own kind.
  // oxlint-disable-next-line no-explicit-any
  columns: readonly Column<any>[];
  rows: readonly unknown[];
}

/** A row as a feed item. Plain text. */
export interface FeedItem {
  /** Never changes. */
  id: string;
  title: string;
  /** Absolute address of the item's page or document. */
  url: string;
  publishedAt: Instant;
  summary?: string;
  category?: string;
}

/** Source and time of the rows. */
export interface Provenance {
  /** The exchange. */
  source: string;
  /** Address of the page that shows the same rows. */
  page: string;
  /**
   * A moment of the market, the day of figures that do not move, or the day on which a list was last read; null when
   * nothing was ever received.
   */
  asOf: Instant | PlainDate | null;
  /** True when the figures have stopped, so that they are older than now, or when the list is late. */
  delayed: boolean;
  simulated: boolean;
}

/** For a page without filters. */
export const NO_FILTERS = { view: {}, ignored: [] };
