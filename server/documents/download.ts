import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Refusal } from '#domain/document-facts.ts';
import { UnavailableDocument } from './faults.ts';
import type { KnownDocument } from './known-documents.ts';

const PDF_MAGIC = '%PDF-';
const PDF_END = '%%EOF';
/** Readers look for the end mark in so many last bytes: some programs write a little after it. */
const PDF_END_WITHIN_BYTES = 1_024;
/** However steadily a file comes, it is given up then. */
const FETCH_MAX_MS = 120_000;

/** False as soon as it is seen to be no PDF: the rest is not waited for. */
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

/** A body that is shorter than its Content-Length fails on its way here; one that a cache keeps cut short looks whole. */
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
