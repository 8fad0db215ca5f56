import type { Locale } from '#domain/locale.ts';
import { cellTexts } from './cell-text.ts';
import { csvOf } from './csv.ts';
import type { FileTexts, Table } from './file-job.ts';
import { asOfText } from '#app/columns/file-formats.ts';
import type { Provenance } from './table.ts';

/** The rows under headings in the reader's language; each row has its own source and date. */
export function asCsv({ columns, rows }: Table, from: Provenance, texts: FileTexts): string {
  const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no);
  const about = [
    [texts.asOf, asOfText(from.asOf) ?? ''],
    [texts.delayed, yesOrNo(from.delayed)],
    [texts.simulated, yesOrNo(from.simulated)],
    [texts.source, from.source],
  ] as const;
  return csvOf([
    [...columns.map(({ heading }) => heading), ...about.map(([heading]) => heading)],
    ...rows.map((row) => [...cellTexts(columns, row), ...about.map(([, said]) => said)]),
  ]);
}

/** The rows as objects with keys that are the same in both languages, below the metadata. */
export function asJson(
  { title, view, ignored, columns, rows, id, others = [], missing }: Table,
  { asOf, delayed, simulated, source, page }: Provenance,
  locale: Locale,
): string {
  const file = {
    title,
    language: locale,
    source,
    page,
    asOf: asOfText(asOf),
    delayed,
    simulated,
    view,
    ignored,
    columns: headingsOf(columns),
    rows: objectsOf(columns, rows),
    ...(id !== undefined && {
      sections: Object.fromEntries(
        others.map((other) => [
          other.id,
          { title: other.title, columns: headingsOf(other.columns), rows: objectsOf(other.columns, other.rows) },
        ]),
      ),
      missing,
    }),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

function headingsOf(columns: Table['columns']) {
  return Object.fromEntries(columns.map(({ key, heading }) => [key, heading]));
}

function objectsOf(columns: Table['columns'], rows: Table['rows']) {
  return rows.map(({ cells }) => Object.fromEntries(columns.map(({ key }, at) => [key, cells[at]])));
}
