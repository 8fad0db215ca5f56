import writeExcelFile, { type Cell, type Sheet } from 'write-excel-file/node';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { cellTexts } from './cell-text.ts';
import type { FileTexts, Table } from './file-job.ts';
import { asOfText, type CellKind } from '#app/columns/file-formats.ts';
import type { Provenance } from './table.ts';

/** The file's reader. */
interface Reader {
  locale: Locale;
  texts: FileTexts;
}

/**
 * A spreadsheet program keeps this many digits of a number; a longer number is written as text, to keep every digit.
 */
const DIGITS_KEPT = 15;
/** Maximum length of a sheet's name, and characters that it must not contain. */
const SHEET_NAME_MAX = 31;
const NOT_IN_SHEET_NAMES = /[[\]:*?/\\']/g;
const WIDTH = { least: 10, most: 44, spare: 3 };

const FORMATS: Record<CellKind, string> = {
  amount: '#,##0.000',
  count: '#,##0',
  number: '0.###############',
  decimal: '0.###############',
  moment: 'yyyy-mm-dd hh:mm:ss',
  day: 'yyyy-mm-dd',
  flag: '@',
  text: '@',
};

/** The rows as a workbook: typed cells below a frozen header, and a second sheet with their source. */
export function asXlsx(made: Table, from: Provenance, { locale, texts }: Reader): Promise<Buffer> {
  const own = { ...made, title: made.sheet ?? made.title };
  const others = (made.others ?? []).filter(({ rows }) => rows.length > 0);
  const sheets = [...[own, ...others].map(rowSheet), aboutSheet(made.title, from, texts)];
  const rightToLeft = LOCALES[locale].dir === 'rtl';
  return writeExcelFile(sheets.map((sheet) => ({ ...sheet, rightToLeft }))).toBuffer();
}

function rowSheet({ title, columns, rows }: Pick<Table, 'title' | 'columns' | 'rows'>): Sheet<Buffer> {
  const texts = rows.map((row) => cellTexts(columns, row));
  const filled = columns.map((column, at) =>
    columnCells(
      column,
      texts.map((row) => row[at]!),
    ),
  );
  return {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: filled.map(({ width }) => ({ width })),
    data: [
      columns.map(({ heading }) => ({ ...textCell(heading), fontWeight: 'bold' as const })),
      ...rows.map((_, i) => filled.map(({ cells }) => cells[i]!)),
    ],
  };
}

function columnCells(
  { heading, kind }: Table['columns'][number],
  texts: readonly string[],
): { cells: Cell[]; width: number } {
  // One by one: a call cannot take a hundred thousand arguments.
  const longest = texts.reduce((most, { length }) => Math.max(most, length), heading.length);
  return {
    cells: texts.map((text) => (text === '' ? null : typedCell(text, kind))),
    width: Math.min(WIDTH.most, Math.max(WIDTH.least, longest + WIDTH.spare)),
  };
}

function typedCell(text: string, kind: CellKind): Cell {
  const format = FORMATS[kind];
  const isTooLong = kind === 'amount' && text.replace(/\D/g, '').length > DIGITS_KEPT;
  if (kind === 'text' || kind === 'flag' || isTooLong) return textCell(text);
  if (kind === 'moment' || kind === 'day')
    return isReal(text) ? { type: Date, value: wallClock(text), format } : textCell(text);
  return { type: Number, value: Number(text), format };
}

/** Declared as text, so that no program evaluates it, whatever it begins with. */
function textCell(value: string) {
  return { type: String, value, format: FORMATS.text };
}

/** True when the date exists: an upstream may send one that does not. */
function isReal(text: string): boolean {
  return !Number.isNaN(wallClock(text).getTime());
}

/** A workbook has no time zones: its days and times are in Dubai time. */
function wallClock(text: string): Date {
  return new Date(`${text.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}${text.includes('T') ? '' : 'T00:00:00'}Z`);
}

function aboutSheet(
  title: string,
  { source, page, asOf, delayed, simulated }: Provenance,
  texts: FileTexts,
): Sheet<Buffer> {
  const yesOrNo = (is: boolean) => textCell(is ? texts.yes : texts.no);
  const said: [string, Cell][] = [
    [texts.rows, textCell(title)],
    [texts.source, textCell(source)],
    [texts.page, textCell(page)],
    [texts.asOf, asOf === null ? null : typedCell(asOfText(asOf)!, typeof asOf === 'number' ? 'moment' : 'day')],
    [texts.delayed, yesOrNo(delayed)],
    [texts.simulated, yesOrNo(simulated)],
    ...(simulated ? [[texts.notice, textCell(texts.simulatedNotice)] satisfies [string, Cell]] : []),
  ];
  return {
    sheet: sheetName(texts.about),
    columns: [{ width: 28 }, { width: 90 }],
    data: said.map(([label, cell]) => [{ ...textCell(label), fontWeight: 'bold' as const }, cell]),
  };
}

function sheetName(title: string): string {
  return title.replace(NOT_IN_SHEET_NAMES, ' ').slice(0, SHEET_NAME_MAX).trim();
}
