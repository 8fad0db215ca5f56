import { textsOf } from '#domain/bilingual.ts';
import { normaliseArabic } from '#domain/arabic.ts';
import { WORDS_MAX } from '#domain/search.ts';
import { sectorSlug } from '#domain/security.ts';
import type { ListedRow } from './listed-row.ts';
import { COLUMN_IDS, sortValue, type ColumnId } from './columns.ts';

/** What a reader requested of the list, as far as it is valid. */
export interface Listing<Id extends string = ColumnId> {
  words: string;
  sector: string | null;
  sort: Id | 'symbol';
  descending: boolean;
  /** Invalid values, which were not followed. */
  ignored: { parameter: 'sector' | 'sort' | 'order'; value: string }[];
}

/** Reads the list's address. An invalid value is replaced by the default, and is named in `ignored`. */
export function parseListing<Id extends string = ColumnId>(
  query: URLSearchParams,
  sectors: readonly string[],
  columns: readonly (Id | 'symbol')[] = COLUMN_IDS as readonly Id[],
): Listing<Id> {
  const ignored: Listing['ignored'] = [];
  const oneOf = <T extends string>(
    parameter: Listing['ignored'][number]['parameter'],
    known: readonly T[],
  ): T | null => {
    const value = query.get(parameter)?.trim() ?? '';
    const found = known.find((option) => option === value.toLowerCase());
    if (value && !found) ignored.push({ parameter, value: value.slice(0, WORDS_MAX) });
    return found ?? null;
  };
  const sector = oneOf('sector', sectors);
  const sort = oneOf('sort', columns) ?? 'symbol';
  const order = oneOf('order', ['ascending', 'descending']);
  return {
    words: (query.get('q') ?? '').trim().slice(0, WORDS_MAX),
    sector,
    sort,
    descending: order === 'descending',
    ignored,
  };
}

/** The query of a listing: only what differs from the plain list. */
export function listingQuery({ words, sector, sort, descending }: Omit<Listing<string>, 'ignored'>): string {
  const query = new URLSearchParams();
  if (words) query.set('q', words);
  if (sector) query.set('sector', sector);
  if (sort !== 'symbol') query.set('sort', sort);
  if (descending) query.set('order', 'descending');
  return query.size ? `?${query}` : '';
}

export function isFiltered({ words, sector }: Pick<Listing<string>, 'words' | 'sector'>): boolean {
  return words !== '' || sector !== null;
}

type ValueOf<Row, Id> = (row: Row, id: Id) => string | number | null;

/** The rows that match a listing, in its order; rows without a value are last in both directions. */
export function applyListing<Row extends ListedRow, Id extends string = ColumnId>(
  rows: readonly Row[],
  listing: Listing<Id>,
  valueOf: ValueOf<Row, Id | 'symbol'> = sortValue as ValueOf<Row, string>,
): Row[] {
  const words = folded(listing.words).split(/\s+/).filter(Boolean);
  const kept = rows.filter((row) => inSector(row, listing.sector) && words.every((word) => textOf(row).includes(word)));
  return kept.sort((a, b) => compareRows(a, b, listing, valueOf));
}

function inSector({ sector }: ListedRow, slug: string | null): boolean {
  return slug === null || (sector !== null && sectorSlug(sector) === slug);
}

function textOf({ symbol, isin, name }: ListedRow): string {
  return folded([symbol, isin ?? '', ...textsOf(name)].join(' '));
}

function folded(text: string): string {
  return normaliseArabic(text).toLowerCase();
}

function compareRows<Row extends ListedRow, Id extends string>(
  a: Row,
  b: Row,
  { sort, descending }: Pick<Listing<Id>, 'sort' | 'descending'>,
  valueOf: ValueOf<Row, Id | 'symbol'>,
): number {
  const [left, right] = [valueOf(a, sort), valueOf(b, sort)];
  if (left === null || right === null)
    return Number(left === null) - Number(right === null) || compare(a.symbol, b.symbol);
  return (descending ? -1 : 1) * compare(left, right) || compare(a.symbol, b.symbol);
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : Number(a > b);
}
