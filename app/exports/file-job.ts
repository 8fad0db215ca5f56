import type { Locale } from '#domain/locale.ts';
import type { CellKind, FileCell } from '#app/columns/file-formats.ts';
import type { BulkColumn, BulkRow } from './bulk-file.ts';
import type { Paper } from './paper.ts';
import type { CalendarDay, Provenance, Rows } from './table.ts';

/** Rows as data: what a thread that writes files is handed of them. */
export interface Table extends Pick<Rows, 'title' | 'view' | 'ignored'> {
  columns: readonly { key: string; heading: string; kind: CellKind; isLabelled: boolean }[];
  rows: readonly TableRow[];
  /** Its name among others of the same page, and that of its sheet. */
  id?: string | undefined;
  sheet?: string | undefined;
  others?: readonly Section[];
  missing?: readonly string[] | undefined;
}

/** A table beside the rows. */
export interface Section extends Pick<Table, 'title' | 'columns' | 'rows'> {
  id: string;
}

/** A row's cells in the order of the columns; and what people read where programs get a code. */
export interface TableRow {
  cells: readonly FileCell[];
  /** In the order of the columns that have them. */
  labels: readonly string[];
}

/** What a file says of itself, in its reader's language. */
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

/** Where a calendar comes from. */
export interface CalendarSource extends Pick<Provenance, 'source' | 'page'> {
  search: string;
  domain: string;
}

/** A file to be written, but for its rows or days: those come in parts. */
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
      /** As JSON: what the rows put right in a file that was written before. */
      format: 'corrections';
      columns: readonly BulkColumn[];
      key: readonly string[];
      derived: readonly string[];
      before: string;
    }
  | { format: 'pdf'; paper: Paper };

export type FilePart = readonly TableRow[] | readonly CalendarDay[] | readonly BulkRow[];

/** What is said to the thread. Each part and the end belong to the file that was begun under their id. */
export type FileOrder =
  | { id: number; kind: 'begin'; head: FileHead }
  | { id: number; kind: 'part'; part: FilePart }
  | { id: number; kind: 'end' }
  | { id: number; kind: 'drop' };

/** What it answers. */
export type FileDone =
  | { id: number; bytes: Uint8Array<ArrayBuffer> }
  /** What of the file could not be written, in words. */
  | { id: number; error: string };

/** Writes a file of parts that are made meanwhile; null where too many are waited for already. */
export type WriteFile = (head: FileHead, parts: AsyncIterable<FilePart>) => Promise<Uint8Array<ArrayBuffer> | null>;
