import type { FileColumn } from './row-file.ts';

/** What stands in a cell for people; '' where nothing is known. */
export function cellText({ cell, words }: FileColumn<unknown>, row: unknown): string {
  return words ? words(row) : String(cell(row) ?? '');
}
