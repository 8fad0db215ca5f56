import type { Locale } from '#domain/locale.ts';
import type { PlainDate, Instant } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import type { Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import type { JobName } from '#app/data/status/stale-data.ts';
import type { WriteFile } from '#app/exports/file-job.ts';
import type { Rows } from '#app/exports/table.ts';
import type { Param } from './param.ts';

/** How long an answer can be cached, by its content. `now`: it contains the current time. `fixed`: it never changes. */
export type Lifetime = 'now' | 'moment' | 'day' | 'long' | 'fixed';

/** The groups of resources, in the order of the description. */
export const TAGS = [
  'service',
  'securities',
  'market',
  'issuers',
  'listing',
  'calculators',
  'publications',
  'members',
  'bulk',
] as const;
export type Tag = (typeof TAGS)[number];

/** The parsed values of a request to a resource, including parts of the path. */
export type Wanted = Readonly<Record<string, string | undefined>>;

// A resource makes rows of its own kind, and writes them by columns of the same kind.
// oxlint-disable-next-line no-explicit-any
type AnyRow = any;

/** The rows of a resource, as the pages of the site build them. */
export interface ApiRows extends Omit<Rows<AnyRow>, 'title' | 'asOf' | 'feeds' | 'missing'> {
  asOf?: Instant | PlainDate | null;
  /** The time of figures that are delayed on purpose. */
  delayedTo?: Instant;
  /** The revision, of data published in several. */
  revision?: number;
  /**
   * For a list that is read page by page: the rows are the requested page, and this is the cursor of the next page, if
   * there is one.
   */
  next?: string | null;
  /** Requested trading days of a series that are not stored. */
  missingDays?: readonly PlainDate[];
}

/** What rows are built with besides the site. */
export interface Means {
  /** Returns the site in another language: rows have their text in each language. */
  siteIn(locale: Locale): Site;
  /** Writes a file on a separate thread. */
  write: WriteFile;
}

/** The requested page of a list: a number of rows after the one that `after` names. */
export interface PageRequested {
  after: string | undefined;
  limit: number;
}

/** The names in a path: 'symbol' of '/securities/:symbol/prices'. */
export function partsOf({ path }: Pick<Resource, 'path'>): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, part]) => part!);
}

/** A list within a row, under a key of its own. */
export interface RowList {
  key: string;
  columns(t: Text): readonly Column<AnyRow>[];
  rows(site: Site): readonly AnyRow[];
}

/** One address of the API. Its texts are in the messages, under `api.resource.` and its name. */
export interface Resource {
  /** In kebab-case, never changed: its operation in the description. */
  name: string;
  /** Below the version, in React Router's notation: `/securities/:symbol/prices`. */
  path: string;
  tag: Tag;
  lifetime: Lifetime;
  /** Parameters besides the parts of the path. */
  params: readonly Param[];
  /** True for long lists, which are paged; lists within days are returned whole. */
  isPaged?: boolean;
  /** Published separately in each language: the rows are those of `lang`. */
  isPerLanguage?: boolean;
  /** A series of days: answers name the requested trading days that are not stored. */
  isSeries?: boolean;
  /** Ingest jobs that the rows come from: an answer tells how old their data is, and whether it is late. */
  feeds?: readonly JobName[];
  /** Lists within the row of a single object, in JSON. */
  lists?: readonly RowList[];
  /** A single object, not a list. */
  isSingle?: boolean;
  /** Every column that the resource can have. */
  columns(t: Text): readonly Column<AnyRow>[];
  /** Returns null when what the path names does not exist. */
  load(site: Site, asked: Wanted, means: Means, page: PageRequested): Promise<ApiRows | null> | ApiRows | null;
}

/** The request as a page's query: exports read the same names. */
export function queryOf(asked: Wanted): URLSearchParams {
  const given = Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return new URLSearchParams(given);
}
