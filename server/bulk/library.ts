import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BulkColumn, BulkRow } from '#app/exports/bulk-file.ts';
import type { FileHead, WriteFile } from '#app/exports/file-job.ts';
import {
  BULK_CORRECTIONS,
  BULK_FORMATS,
  BULK_YEAR,
  bulkKey,
  type BulkFormat,
  type BulkYear,
  type Correction,
  type Corrections,
} from '#domain/bulk-file.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { Store } from '#store/store.ts';
import { DRAFT, roomIn } from '../disk-cache.ts';
import { semaphore, TooManyWaiting } from '../semaphore.ts';
import { singleFlight } from '../single-flight.ts';
import { zippedIn } from './zipped.ts';

/** Contents of a year's file: its rows are generated part by part. */
export interface BulkSource {
  columns: readonly BulkColumn[];
  parts: AsyncIterable<BulkRow[]>;
  /** Columns that identify a row, and columns derived from others. */
  key: readonly string[];
  derived: readonly string[];
  /** Metadata that the file carries. */
  about: Readonly<Record<string, string>>;
}

interface Options {
  dir: string;
  store: Pick<Store, 'documents'>;
  /** Null when the set does not exist or has no such year. A year without rows is also null. */
  source(set: string, year: number): Promise<BulkSource | null>;
  write: WriteFile;
  /** Current market time. */
  now(): Instant;
}

/** A file on disk with its stored description. */
export interface BulkFile {
  /** File name below the library's folder. */
  name: string;
  of: BulkYear;
}

const MIB = 1024 * 1024;
/**
 * Room for many years in every revision. The file written longest ago is deleted first, and is written again on
 * request.
 */
const ROOM_BYTES = 2_048 * MIB;
/** Requests that may wait for unwritten years; one year is written at a time. */
const WAITING_MOST = 8;

/**
 * Whole years as files. The bytes are on disk under their checksum; their description is in the store, whose history
 * has the earlier revisions. The same rows give the same bytes, so a node that lacks a file can write it again.
 */
export function createLibrary({ dir, store, source, write, now }: Options) {
  const shared = singleFlight<BulkYear | null>();
  const acquire = semaphore(1, WAITING_MOST);
  const makeRoom = roomIn(dir, ROOM_BYTES);

  async function fileOf(head: FileHead, rows: readonly BulkRow[][]): Promise<Buffer> {
    const bytes = await write(head, inTurn(rows));
    if (!bytes) throw new TooManyWaiting('Other files are written first.');
    return Buffer.from(bytes);
  }

  async function writeNow(set: string, year: number): Promise<BulkYear | null> {
    const made = await source(set, year);
    if (!made) return null;
    const { columns, about } = made;
    const rows = await collected(made.parts);
    // An empty file would claim that there are no rows when they were not read yet.
    if (rows.every((part) => part.length === 0)) return null;
    const csv = await fileOf({ format: 'bulk-csv', columns }, rows);
    const before = (await store.documents.find<BulkYear>(BULK_YEAR, bulkKey({ set, year })))?.value;
    const isSame = before?.files.csv.sha256 === sha256Of(csv);
    if (isSame && (await Promise.all(BULK_FORMATS.map((format) => holds(before, format)))).every(Boolean))
      return before;
    const parquet = await fileOf({ format: 'parquet', columns, about }, rows);
    const files = { csv: await keep(dir, csv, 'csv'), parquet: await keep(dir, parquet, 'parquet') };
    await makeRoom(files.csv.bytes + files.parquet.bytes);
    if (isSame) return before;
    const written = {
      set,
      year,
      revision: (before?.revision ?? 0) + 1,
      ...extent(columns, rows),
      writtenAt: now(),
      files,
    };
    if (before) await noteCorrections(before, written, made, rows);
    await store.documents.save(BULK_YEAR, [{ key: bulkKey(written), value: written }], now());
    return written;
  }

  async function noteCorrections(
    before: BulkYear,
    { set, year, revision, writtenAt }: BulkYear,
    made: BulkSource,
    rows: BulkRow[][],
  ) {
    const { columns, key, derived } = made;
    const earlier = await readFile(join(dir, nameOf(before, 'csv')), 'utf8').catch(() => null);
    if (earlier === null) return;
    const found = await fileOf({ format: 'corrections', columns, key, derived, before: earlier }, rows);
    const corrected = JSON.parse(found.toString()) as Correction[];
    if (corrected.length === 0) return;
    const value: Corrections = { set, year, revision, at: writtenAt, rows: corrected };
    await store.documents.save(BULK_CORRECTIONS, [{ key: `${bulkKey(value)}/${revision}`, value }], now());
  }

  function holds(of: BulkYear, format: BulkFormat): Promise<boolean> {
    return stat(join(dir, nameOf(of, format))).then(Boolean, () => false);
  }

  async function revisionOf(set: string, year: number, revision: number | null): Promise<BulkYear | undefined> {
    const key = bulkKey({ set, year });
    const latest = await store.documents.find<BulkYear>(BULK_YEAR, key);
    if (revision === null || latest?.value.revision === revision) return latest?.value;
    const history = await store.documents.history<BulkYear>(BULK_YEAR, key);
    return history.find(({ value }) => value.revision === revision)?.value;
  }

  const writeYear = (set: string, year: number) => shared(`${set}/${year}`, () => acquire(() => writeNow(set, year)));

  return {
    dir,
    /** Writes a year, unless its rows equal those written last. */
    write: writeYear,
    /** The compressed form of a file, written at the first request. */
    zipped: zippedIn(dir, makeRoom),
    /**
     * Finds the file of a year, and writes it first if it was never written. Null when there is no such file, or none
     * of that revision any longer.
     */
    async find(
      set: string,
      year: number,
      format: BulkFormat,
      revision: number | null = null,
    ): Promise<BulkFile | null> {
      const known = await revisionOf(set, year, revision);
      if (known && (await holds(known, format))) return { name: nameOf(known, format), of: known };
      if (revision !== null && !known) return null;
      const written = await writeYear(set, year);
      if (!written || (revision !== null && written.revision !== revision)) return null;
      return { name: nameOf(written, format), of: written };
    },
  };
}

export type Library = ReturnType<typeof createLibrary>;

function nameOf({ files }: BulkYear, format: BulkFormat): string {
  return `${files[format].sha256}.${format}`;
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Writes a file so that it appears whole or not at all. */
async function keep(dir: string, bytes: Buffer, format: BulkFormat): Promise<BulkYear['files'][BulkFormat]> {
  const sha256 = sha256Of(bytes);
  await mkdir(dir, { recursive: true });
  const draft = join(dir, `${sha256}.${randomUUID()}${DRAFT}`);
  await writeFile(draft, bytes);
  await rename(draft, join(dir, `${sha256}.${format}`)).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
  return { bytes: bytes.byteLength, sha256 };
}

async function collected<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

async function* inTurn<T>(parts: readonly T[]): AsyncGenerator<T> {
  for (const part of parts) {
    yield part;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The number of rows, and their first and last day. */
function extent(columns: readonly BulkColumn[], parts: readonly BulkRow[][]): Pick<BulkYear, 'rows' | 'from' | 'to'> {
  const at = columns.findIndex(({ kind }) => kind === 'day' || kind === 'moment');
  let [rows, from, to]: [number, PlainDate | null, PlainDate | null] = [0, null, null];
  for (const part of parts) {
    rows += part.length;
    for (const row of part) {
      const day = typeof row[at] === 'string' ? row[at].slice(0, 10) : null;
      if (day === null) continue;
      if (from === null || day < from) from = day;
      if (to === null || day > to) to = day;
    }
  }
  return { rows, from, to };
}
