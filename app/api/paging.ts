import { createHash } from 'node:crypto';
import type { Column } from '#app/columns/column.ts';
import type { PageRequested } from './resource.ts';

/** Maximum rows of one page, and of a list that is returned whole. */
export const PAGE_MAX = 1_000;
export const WHOLE_MAX = 10_000;

const MARK_LENGTH = 22;

/**
 * Identifies a row wherever it is in the list, by its id or, without one, by all its values: rows added before it move it,
 * but change no later page.
 */
export function markOf<Row>(row: Row, columns: readonly Column<Row>[]): string {
  const id = columns.find((column) => column.id === 'id')?.value(row) ?? null;
  const said = id ?? columns.map(({ value }) => value(row));
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, MARK_LENGTH);
}

export interface ListPage<Row> {
  rows: readonly Row[];
  /** The mark of the last row, when there are more rows. */
  next: string | null;
}

/** The rows after the marked one; null when no row has that mark any more. */
export function pageAfter<Row>(
  all: readonly Row[],
  columns: readonly Column<Row>[],
  { after, limit }: PageRequested,
): ListPage<Row> | null {
  const from = after === undefined ? 0 : all.findIndex((row) => markOf(row, columns) === after) + 1;
  if (after !== undefined && from === 0) return null;
  const rows = all.slice(from, from + limit);
  const last = rows.at(-1);
  return { rows, next: last && from + limit < all.length ? markOf(last, columns) : null };
}
