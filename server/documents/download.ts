import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Refusal } from '#domain/document-facts.ts';
import { UnavailableDocument } from './faults.ts';
import type { KnownDocument } from './known-documents.ts';

const PDF_MAGIC = '%PDF-';
const PDF_END = '%%EOF';
/** Readers look for the end mark in this many last bytes: some programs write a little after it. */
const PDF_END_WITHIN_BYTES = 1_024;
/** The fetch is given up after this time, however steadily the file arrives. */
const FETCH_MAX_MS = 120_000;

/** Returns false as soon as the file is seen not to be a PDF; the rest is not awaited. */
export async function download({ key, open: begin }: KnownDocument, path: string): Promise<boolean> {
  const signal = AbortSignal.timeout(FETCH_MAX_MS);
  const draft = await open(path, 'wx');
  try {
    let head = '';
    for await (const chunk of (await begin(signal)).body) {
      head += Buffer.from(chunk.subarray(0, PDF_MAGIC.length - head.length)).toString('latin1');
      if (!PDF_MAGIC.startsWith(head)) return false;
      await draft.write(chunk);
    }
    return head === PDF_MAGIC;
  } catch (error) {
    if (signal.aborted) throw new UnavailableDocument(`The file at '${key}' did not come within ${FETCH_MAX_MS} ms.`);
    throw error;
  } finally {
    await draft.close();
  }
}

/**
 * Returns the fault of a file's beginning or end, or null. A body shorter than its Content-Length fails in transit; one
 * that a cache stored truncated looks whole.
 */
export async function wrongEnds(path: string): Promise<Refusal | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (length: number, position: number) =>
      (await file.read(Buffer.alloc(length), 0, length, position)).buffer.toString('latin1');
    if ((await read(PDF_MAGIC.length, 0)) !== PDF_MAGIC) return 'not-pdf';
    const end = await read(PDF_END_WITHIN_BYTES, Math.max(0, size - PDF_END_WITHIN_BYTES));
    return end.includes(PDF_END) ? null : 'no-end';
  } finally {
    await file.close();
  }
}

/** SHA-256 of a file. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
