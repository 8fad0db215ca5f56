import type { BoardCode } from '#domain/security.ts';
import type { ColumnId } from '#app/blocks/security-list/columns.ts';
import { applyListing, isFiltered, parseListing, type Listing } from '#app/blocks/security-list/listing.ts';
import { USUAL_COLUMNS, WATCH_COLUMNS, type WatchColumn } from './watch-column.ts';
import type { WatchRow } from './watch-row.ts';
import { MARKET_VIEWS } from './watch-views.ts';

export const WATCH_BOARDS = ['510', '520', '505', '602', '200'] as const satisfies readonly BoardCode[];
/** Board of the other exchange's securities, which the upstream's feed also lists. */
export const SISTER_BOARD: BoardCode = '200';

/** What a reader requested of the market watch, as far as it is valid. */
export interface WatchView {
  listing: Pick<Listing, 'words' | 'sector' | 'sort' | 'descending'>;
  /** null for every board of this exchange. */
  board: BoardCode | null;
  columns: readonly WatchColumn[];
  /** The row that the side panel shows. */
  chosen: string | null;
}

export interface Ignored {
  parameter: 'sector' | 'sort' | 'order' | 'board' | 'symbol' | 'column' | 'view';
  value: string;
}

const VALUE_MAX = 80;
const USUAL_SORT = 'value';
/** Text columns start in ascending order, columns of figures with the largest. */
const WORDS: readonly ColumnId[] = ['symbol', 'sector', 'board', 'isin'];

export function beginsDescending(sort: ColumnId): boolean {
  return !WORDS.includes(sort);
}

/** Reads the market watch's address; an invalid value is replaced by the default and is named in `ignored`. */
export function parseView(
  query: URLSearchParams,
  sectors: readonly string[],
  symbols: readonly string[],
): WatchView & { ignored: Ignored[] } {
  const asked = parseListing(query, sectors);
  const ignored: Ignored[] = [...asked.ignored];
  const means = (parameter: 'sort' | 'order') =>
    Boolean(query.get(parameter)?.trim()) && !asked.ignored.some((each) => each.parameter === parameter);
  const oneOf = <T extends string>(parameter: Ignored['parameter'], value: string, known: readonly T[]): T | null => {
    const found = known.find((each) => each === value) ?? null;
    if (value && !found) ignored.push({ parameter, value: value.slice(0, VALUE_MAX) });
    return found;
  };
  const sort = means('sort') ? asked.sort : USUAL_SORT;
  const board = oneOf('board', trimmed(query.get('board')), WATCH_BOARDS);
  oneOf('view', trimmed(query.get('view')), MARKET_VIEWS);
  const chosen = oneOf('symbol', trimmed(query.get('symbol')).toUpperCase(), symbols);
  const wanted = query.getAll('column').map((value) => oneOf('column', trimmed(value).toLowerCase(), WATCH_COLUMNS));
  const columns = WATCH_COLUMNS.filter((column) => wanted.includes(column));
  return {
    listing: {
      words: asked.words,
      sector: asked.sector,
      sort,
      descending: means('order') ? asked.descending : beginsDescending(sort),
    },
    board,
    chosen,
    columns: columns.length > 0 ? columns : USUAL_COLUMNS,
    ignored,
  };
}

function trimmed(value: string | null): string {
  return value?.trim() ?? '';
}

/** The query of a view: only what differs from the plain one. */
export function viewQuery({ listing, board, columns, chosen }: WatchView): string {
  const query = new URLSearchParams();
  if (listing.words) query.set('q', listing.words);
  if (board) query.set('board', board);
  if (listing.sector) query.set('sector', listing.sector);
  if (listing.sort !== USUAL_SORT) query.set('sort', listing.sort);
  if (listing.descending !== beginsDescending(listing.sort)) query.set('order', orderWord(listing.descending));
  if (columns.join() !== USUAL_COLUMNS.join()) for (const column of columns) query.append('column', column);
  if (chosen) query.set('symbol', chosen);
  return query.size ? `?${query}` : '';
}

export function orderWord(descending: boolean): 'ascending' | 'descending' {
  return descending ? 'descending' : 'ascending';
}

export function isNarrowed({ listing, board }: Pick<WatchView, 'listing' | 'board'>): boolean {
  return isFiltered(listing) || board !== null;
}

/** The rows that match a view, in its order. */
export function watchRows(
  rows: readonly WatchRow[],
  { listing, board }: Pick<WatchView, 'listing' | 'board'>,
): WatchRow[] {
  const listed = rows.filter((row) => (board ? row.board === board : row.exchange === 'home'));
  return applyListing(listed, { ...listing, ignored: [] }) as WatchRow[];
}

/** The view after a click on a column's heading: its default order first, then the reverse. */
export function sortedBy(view: WatchView, sort: ColumnId): WatchView {
  const { listing } = view;
  const descending = listing.sort === sort ? !listing.descending : beginsDescending(sort);
  return { ...view, listing: { ...listing, sort, descending } };
}

/**
 * True when the other exchange's rows are requested. They are another list: switching to or from it reloads the rows.
 */
export function asksForSister(query: URLSearchParams): boolean {
  return query.get('board')?.trim() === SISTER_BOARD;
}
