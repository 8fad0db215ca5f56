import type { ListedRow } from '#app/blocks/security-list/listed-row.ts';
import type { FileCell, FileColumn, Rows } from './table.ts';

/** A column of rows that are no securities. */
export interface OwnColumn<Row> {
  key: string;
  heading: string;
  cell(row: Row): FileCell;
  words?(row: Row): string;
}

/** Rows of another kind with their columns: what writes files hands each row to the columns it came with, and looks into none. */
export function ownRows<Row>(columns: readonly OwnColumn<Row>[], rows: readonly Row[]): Pick<Rows, 'columns' | 'rows'> {
  return {
    columns: columns as unknown as readonly FileColumn[],
    rows: rows as unknown as readonly ListedRow[],
  };
}
