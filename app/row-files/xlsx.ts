import writeExcelFile, { type Cell, type Sheet } from 'write-excel-file/node';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import { cellText } from './cell-text.ts';
import { isoMoment } from './moment.ts';
import type { FileColumn, Provenance, Rows } from './row-file.ts';

/** What the cells of a column are, told by what stands in them: whoever adds rows has nothing more to say. */
type Kind = 'amount' | 'count' | 'number' | 'moment' | 'day' | 'text';

const AMOUNT = /^-?\d+\.\d{3}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+04:00$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** A spreadsheet program keeps so many digits of a number; one with more stays a text, to its last digit. */
const DIGITS_KEPT = 15;
/** Longest name of a sheet, and what none may have in it. */
const SHEET_NAME_MAX = 31;
const NOT_IN_SHEET_NAMES = /[[\]:*?/\\']/g;
const WIDTH = { least: 10, most: 44, spare: 3 };

const FORMATS: Record<Kind, string> = {
  amount: '#,##0.000',
  count: '#,##0',
  number: '0.###############',
  moment: 'yyyy-mm-dd hh:mm:ss',
  day: 'yyyy-mm-dd',
  text: '@',
};

/** The rows as a workbook: typed cells below a head that stays in sight, and a second sheet that says where they come from. */
export function asXlsx(made: Rows<unknown>, from: Provenance, locale: Locale): Promise<Buffer> {
  const sheets = [rowSheet(made), aboutSheet(made.title, from, locale)];
  const rightToLeft = LOCALES[locale].dir === 'rtl';
  return writeExcelFile(sheets.map((sheet) => ({ ...sheet, rightToLeft }))).toBuffer();
}

function rowSheet({ title, columns, rows }: Rows<unknown>): Sheet<Buffer> {
  const filled = columns.map((column) => columnCells(column, rows));
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

function columnCells(column: FileColumn<unknown>, rows: readonly unknown[]): { cells: Cell[]; width: number } {
  const texts = rows.map((row) => cellText(column, row));
  const kind = column.words ? 'text' : kindOf(rows.map((row) => column.cell(row)));
  const longest = Math.max(column.heading.length, ...texts.map(({ length }) => length));
  return {
    cells: texts.map((text) => (text === '' ? null : typedCell(text, kind))),
    width: Math.min(WIDTH.most, Math.max(WIDTH.least, longest + WIDTH.spare)),
  };
}

function kindOf(cells: readonly (string | number | null)[]): Kind {
  const known = cells.filter((cell) => cell !== null);
  if (known.length === 0) return 'text';
  if (known.every((cell) => typeof cell === 'number')) return known.every(Number.isInteger) ? 'count' : 'number';
  const all = (form: RegExp) => known.every((cell) => typeof cell === 'string' && form.test(cell));
  const areReal = () => known.every((cell) => !Number.isNaN(wallClock(String(cell)).getTime()));
  if (all(AMOUNT)) return 'amount';
  if (all(MOMENT) && areReal()) return 'moment';
  return all(DAY) && areReal() ? 'day' : 'text';
}

function typedCell(text: string, kind: Kind): Cell {
  const format = FORMATS[kind];
  if (kind === 'text' || (kind === 'amount' && text.replace(/\D/g, '').length > DIGITS_KEPT)) return textCell(text);
  if (kind === 'moment' || kind === 'day') return { type: Date, value: wallClock(text), format };
  return { type: Number, value: Number(text), format };
}

/** Declared a text, so that no program begins to calculate it, whatever it begins with. */
function textCell(value: string) {
  return { type: String, value, format: FORMATS.text };
}

/** A workbook knows no zones: its days and times are those of Dubai's clock. */
function wallClock(text: string): Date {
  return new Date(`${text.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}${text.includes('T') ? '' : 'T00:00:00'}Z`);
}

function aboutSheet(
  title: string,
  { source, page, asOf, delayed, simulated }: Provenance,
  locale: Locale,
): Sheet<Buffer> {
  const t = textOf(locale);
  const yesOrNo = (is: boolean) => textCell(t(is ? 'files.yes' : 'files.no'));
  const said: [string, Cell][] = [
    [t('files.rows'), textCell(title)],
    [t('files.source'), textCell(source)],
    [t('files.page'), textCell(page)],
    [t('files.asOf'), asOf === null ? null : typedCell(isoMoment(asOf), 'moment')],
    [t('files.delayed'), yesOrNo(delayed)],
    [t('files.simulated'), yesOrNo(simulated)],
    ...(simulated ? [[t('files.notice'), textCell(t('files.simulatedNotice'))] satisfies [string, Cell]] : []),
  ];
  return {
    sheet: sheetName(t('files.about')),
    columns: [{ width: 28 }, { width: 90 }],
    data: said.map(([label, cell]) => [{ ...textCell(label), fontWeight: 'bold' as const }, cell]),
  };
}

function sheetName(title: string): string {
  return title.replace(NOT_IN_SHEET_NAMES, ' ').slice(0, SHEET_NAME_MAX).trim();
}
