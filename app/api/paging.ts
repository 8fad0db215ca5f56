import { createHash } from 'node:crypto';
import type { ApiCell } from './cells.ts';

/** Most rows of one page, and of a list that comes whole. */
export const PAGE_MAX = 1_000;
export const WHOLE_MAX = 10_000;

const MARK_LENGTH = 22;

/** What names a row wherever it stands in the list: rows that are added before it move it, and change no page after it. */
export function markOf(row: Readonly<Record<string, ApiCell>>): string {
  return createHash('sha256')
    .update(JSON.stringify(row['id'] ?? row))
    .digest('base64url')
    .slice(0, MARK_LENGTH);
}

export interface ListPage<Row> {
  rows: readonly Row[];
  /** The mark of the last row, where there are more. */
  next: string | null;
}

/** The rows behind the marked one; null where no row has that mark any more. */
export function pageAfter<Row extends Readonly<Record<string, ApiCell>>>(
  all: readonly Row[],
  after: string | undefined,
  limit: number,
): ListPage<Row> | null {
  const from = after === undefined ? 0 : all.findIndex((row) => markOf(row) === after) + 1;
  if (after !== undefined && from === 0) return null;
  const rows = all.slice(from, from + limit);
  const last = rows.at(-1);
  return { rows, next: last && from + limit < all.length ? markOf(last) : null };
}
