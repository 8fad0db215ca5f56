import type { Locale } from '#domain/locale.ts';
import type { PlainDate, Instant } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import type { Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import type { WriteFile } from '#app/exports/file-job.ts';
import type { Rows } from '#app/exports/table.ts';
import type { Param } from './param.ts';

/**
 * How long others may keep an answer: by what it is made of. `now`: it says what time it is. `fixed`: it will never be another
 * one.
 */
export type Lifetime = 'now' | 'moment' | 'day' | 'long' | 'fixed';

/** The groups of resources, in the order in which the description names them. */
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

/** What an address asks of a resource: its values as they were understood, parts of the path among them. */
export type Wanted = Readonly<Record<string, string | undefined>>;

// A resource makes rows of its own kind, and writes them by columns of the same kind.
// oxlint-disable-next-line no-explicit-any
type AnyRow = any;

/** The rows of a resource, as the pages of the site make them. */
export interface ApiRows extends Omit<Rows<AnyRow>, 'title' | 'asOf' | 'missing'> {
  asOf?: Instant | PlainDate | null;
  /** Figures that are older than now on purpose: when they were true. */
  delayedTo?: Instant;
  /** Which revision it is, of what is published in several. */
  revision?: number;
  /** Of a list that is read page by page: the rows are the asked page, and this is what the next one is asked by, if there is one. */
  next?: string | null;
  /** Trading days of a series that were asked for and are not held. */
  missingDays?: readonly PlainDate[];
}

/** What rows are made with beside the site. */
export interface Means {
  /** The site in another language: rows have their words in each. */
  siteIn(locale: Locale): Site;
  /** Writes a file on a thread of its own. */
  write: WriteFile;
}

/** Which page of a list is asked for: so many rows behind the one that `after` names. */
export interface PageRequested {
  after: string | undefined;
  limit: number;
}

/** The names in a path: 'symbol' of '/securities/:symbol/prices'. */
export function partsOf({ path }: Pick<Resource, 'path'>): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, part]) => part!);
}

/** One address of the API. Its words stand in the texts, under `api.resource.` and its name. */
export interface Resource {
  /** In kebab-case, the same for ever: its operation in the description. */
  name: string;
  /** Below the version, in React Router's notation: `/securities/:symbol/prices`. */
  path: string;
  tag: Tag;
  lifetime: Lifetime;
  /** What may be asked for, beside the parts of the path. */
  params: readonly Param[];
  /** Long lists come in pages; what lies within days comes whole. */
  isPaged?: boolean;
  /** Published in each language by itself: the rows are those of `lang`. */
  isPerLanguage?: boolean;
  /** One thing, not a list. */
  isSingle?: boolean;
  /** Every column that it may have. */
  columns(t: Text): readonly Column<AnyRow>[];
  /** Null where what the path names does not exist. */
  load(site: Site, asked: Wanted, means: Means, page: PageRequested): Promise<ApiRows | null> | ApiRows | null;
}

/** What was asked, as a page's query: exports read the same names. */
export function queryOf(asked: Wanted): URLSearchParams {
  const given = Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return new URLSearchParams(given);
}
