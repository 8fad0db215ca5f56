import { parentPort } from 'node:worker_threads';
import { asBulkCsv, correctedIn, type BulkRow } from './bulk-file.ts';
import type { FileDone, FileHead, FileOrder, FilePart, TableRow } from './file-job.ts';
import type { CalendarDay } from './table.ts';
import { asCalendar } from './serialize-calendar.ts';
import { asParquet } from './parquet.ts';
import { asCsv, asJson } from './serialize.ts';
import { asXlsx } from './xlsx.ts';

/** Files that were begun, with the parts received so far. */
const begun = new Map<number, { head: FileHead; parts: FilePart[] }>();

/** Writes files on a separate thread, so that the process can answer requests meanwhile. */
parentPort?.on('message', (order: FileOrder) => {
  const { id } = order;
  if (order.kind === 'begin') begun.set(id, { head: order.head, parts: [] });
  else if (order.kind === 'part') begun.get(id)?.parts.push(order.part);
  else {
    const file = begun.get(id);
    begun.delete(id);
    if (file && order.kind === 'end') void answer(id, file.head, file.parts);
  }
});

async function answer(id: number, head: FileHead, parts: FilePart[]): Promise<void> {
  try {
    const bytes = await written(head, parts);
    parentPort?.postMessage({ id, bytes } satisfies FileDone, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies FileDone);
  }
}

async function written(head: FileHead, parts: FilePart[]): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  if (head.format === 'ics')
    return encoder.encode(asCalendar(head.title, (parts as CalendarDay[][]).flat(), head.from));
  if (head.format === 'bulk-csv' || head.format === 'parquet' || head.format === 'corrections')
    return bulkFile(head, (parts as BulkRow[][]).flat());
  if (head.format === 'pdf') throw new Error('Papers are set elsewhere (server/papers).');
  const { from, locale, texts } = head;
  const table = { ...head.table, rows: (parts as TableRow[][]).flat() };
  if (head.format === 'csv') return encoder.encode(asCsv(table, from, texts));
  if (head.format === 'json') return encoder.encode(asJson(table, from, locale));
  // A copy: a transferred buffer must not be part of a pool.
  return new Uint8Array(await asXlsx(table, from, { locale, texts }));
}

function bulkFile(head: Extract<FileHead, { columns: unknown }>, rows: BulkRow[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const { columns } = head;
  if (head.format === 'parquet') return asParquet(columns, rows, head.about);
  if (head.format === 'bulk-csv') return encoder.encode(asBulkCsv(columns, rows));
  return encoder.encode(JSON.stringify(correctedIn(head.before, { columns, rows }, head)));
}
