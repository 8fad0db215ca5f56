import type { Locale } from '#domain/locale.ts';
import type { CellKind, FileCell } from '#app/columns/file-formats.ts';
import type { BulkColumn, BulkRow } from './bulk-file.ts';
import type { Paper } from './paper.ts';
import type { CalendarDay, Provenance, Rows } from './table.ts';

/** Rows as data, as passed to the thread that writes files. */
export interface Table extends Pick<Rows, 'title' | 'view' | 'ignored'> {
  columns: readonly { key: string; heading: string; kind: CellKind; isLabelled: boolean }[];
  rows: readonly TableRow[];
  /** The table's name among others of the same page, and the name of its sheet. */
  id?: string | undefined;
  sheet?: string | undefined;
  others?: readonly Section[];
  missing?: readonly string[] | undefined;
}

/** A table besides the rows. */
export interface Section extends Pick<Table, 'title' | 'columns' | 'rows'> {
  id: string;
}

/** A row's cells in the order of the columns, and the labels of cells whose value is a code. */
export interface TableRow {
  cells: readonly FileCell[];
  /** In the order of the columns with labels. */
  labels: readonly string[];
}

/** Texts of a file's metadata, in its reader's language. */
export type FileTexts = Readonly<
  Record<
    | 'about'
    | 'asOf'
    | 'delayed'
    | 'no'
    | 'notice'
    | 'page'
    | 'rows'
    | 'simulated'
    | 'simulatedNotice'
    | 'source'
    | 'yes',
    string
  >
>;

/** Source of a calendar. */
export interface CalendarSource extends Pick<Provenance, 'source' | 'page'> {
  search: string;
  domain: string;
  /** Language of the entries. */
  locale: Locale;
}

/** The head of a file to be written, without its rows or days, which follow in parts. */
export type FileHead =
  | {
      format: 'csv' | 'json' | 'xlsx';
      table: Omit<Table, 'rows'>;
      from: Provenance;
      locale: Locale;
      texts: FileTexts;
    }
  | { format: 'ics'; title: string; from: CalendarSource }
  | { format: 'bulk-csv'; columns: readonly BulkColumn[] }
  | { format: 'parquet'; columns: readonly BulkColumn[]; about: Readonly<Record<string, string>> }
  | {
      /** As JSON: corrections that the rows make to a file written before. */
      format: 'corrections';
      columns: readonly BulkColumn[];
      key: readonly string[];
      derived: readonly string[];
      before: string;
    }
  | { format: 'pdf'; paper: Paper };

export type FilePart = readonly TableRow[] | readonly CalendarDay[] | readonly BulkRow[];

/** Messages to the thread. Each part and the end belong to the file that was begun under their id. */
export type FileOrder =
  | { id: number; kind: 'begin'; head: FileHead }
  | { id: number; kind: 'part'; part: FilePart }
  | { id: number; kind: 'end' }
  | { id: number; kind: 'drop' };

/** The thread's answers. */
export type FileDone =
  | { id: number; bytes: Uint8Array<ArrayBuffer> }
  /** Error message when the file could not be written. */
  | { id: number; error: string };

/** Writes a file from parts that are built meanwhile; null when too many files are already waiting. */
export type WriteFile = (head: FileHead, parts: AsyncIterable<FilePart>) => Promise<Uint8Array<ArrayBuffer> | null>;
