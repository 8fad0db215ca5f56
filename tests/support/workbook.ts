import { inflateRawSync } from 'node:zlib';
import { decoded } from './html.ts';

/** Reads a workbook by its formats (ZIP, Office Open XML), independently of the code that wrote it. */
export interface ReadSheet {
  name: string;
  isRightToLeft: boolean;
  /** Number of frozen rows at the top. */
  frozenRows: number;
  /** Cells by row and column: a text, a number with its format, or undefined when there is none. */
  rows: (ReadCell | undefined)[][];
}
export type ReadCell = { text: string } | { number: number; format: string };

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const DAY_MS = 86_400_000;
/** Day 0 of the workbook's calendar, as all programs have counted since. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** The files of an archive, read through its central directory. */
function unzipped(archive: Buffer): Map<string, string> {
  let end = archive.length - 22;
  while (archive.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('The directory of the archive is broken.');
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + size);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, (method === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
const inner = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, text]) => text!);

/** Column of a cell's reference: 'AB12' → 27. */
function columnOf(reference: string): number {
  return [.../^[A-Z]+/.exec(reference)![0]].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The sheets of a workbook. Throws when it contains a formula: this site writes none. */
export function readWorkbook(archive: Buffer): ReadSheet[] {
  const files = unzipped(archive);
  const texts = inner(files.get('xl/sharedStrings.xml') ?? '', 'si').map((si) => decoded(inner(si, 't').join('')));
  const styles = files.get('xl/styles.xml')!;
  const formats = new Map(
    [...styles.matchAll(/<numFmt [^>]*>/g)].map(([tag]) => [
      attribute(tag, 'numFmtId'),
      decoded(attribute(tag, 'formatCode')!),
    ]),
  );
  const cellFormats = [...inner(styles, 'cellXfs')[0]!.matchAll(/<xf [^>]*>/g)].map(
    ([tag]) => formats.get(attribute(tag, 'numFmtId')) ?? '',
  );
  const names = [...files.get('xl/workbook.xml')!.matchAll(/<sheet [^>]*>/g)].map(([tag]) =>
    decoded(attribute(tag, 'name')!),
  );
  return names.map((name, i) => {
    const xml = files.get(`xl/worksheets/sheet${i + 1}.xml`)!;
    if (/<f\b/.test(xml)) throw new Error(`There is a formula in '${name}'.`);
    const rows = inner(xml, 'row').map((row) => {
      const cells: (ReadCell | undefined)[] = [];
      for (const [, tag, content] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
        const value = content && inner(content, 'v')[0];
        if (value === undefined || value === '') continue;
        const style = Number(attribute(` ${tag}`, 's') ?? 0);
        cells[columnOf(attribute(` ${tag}`, 'r')!)] =
          attribute(` ${tag}`, 't') === 's'
            ? { text: texts[Number(value)]! }
            : { number: Number(value), format: cellFormats[style]! };
      }
      return cells;
    });
    return {
      name,
      isRightToLeft: /<sheetView [^>]*rightToLeft="1"/.test(xml),
      frozenRows: Number(/<pane ySplit="(\d+)"[^>]*state="frozen"/.exec(xml)?.[1] ?? 0),
      rows,
    };
  });
}

/** A cell's exact value in the form of the other files, from its number format. */
export function asWritten(cell: ReadCell | undefined): string {
  if (!cell) return '';
  if ('text' in cell) return cell.text;
  const { number, format } = cell;
  if (format === '#,##0.000') return number.toFixed(3);
  if (!format.startsWith('yyyy')) return String(number);
  const moment = new Date(Math.round((DAY_ZERO + number * DAY_MS) / 1000) * 1000).toISOString();
  return format.includes('hh') ? `${moment.slice(0, 19)}+04:00` : moment.slice(0, 10);
}
