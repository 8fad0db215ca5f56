import type { Table, TableRow } from './file-job.ts';

/** The readable text of a row's cells, in the order of the columns; '' when unknown. */
export function cellTexts(columns: Table['columns'], { cells, labels }: TableRow): string[] {
  let at = 0;
  return columns.map(({ isLabelled }, place) => (isLabelled ? labels[at++]! : String(cells[place] ?? '')));
}
