import type { Table, TableRow } from './file-job.ts';

/** What stands for people in a row's cells, in the order of the columns; '' where nothing is known. */
export function cellTexts(columns: Table['columns'], { cells, labels }: TableRow): string[] {
  let at = 0;
  return columns.map(({ isLabelled }, place) => (isLabelled ? labels[at++]! : String(cells[place] ?? '')));
}
