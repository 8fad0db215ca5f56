import type { Table, TableRow } from './file-job.ts';

/** What stands for people in a row's cells, in the order of the columns; '' where nothing is known. */
export function cellTexts(columns: Table['columns'], { cells, words }: TableRow): string[] {
  let worded = 0;
  return columns.map(({ isWorded }, at) => (isWorded ? words[worded++]! : String(cells[at] ?? '')));
}
