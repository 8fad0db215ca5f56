import { parentPort } from 'node:worker_threads';
import type { FileDone, FileHead, FileOrder } from '#app/exports/file-job.ts';
import { typesetPaper } from './typeset-paper.ts';

const begun = new Map<number, FileHead>();

/** Typesets papers on a thread of its own, so that pages are answered meanwhile. */
parentPort?.on('message', (order: FileOrder) => {
  const { id } = order;
  if (order.kind === 'begin') begun.set(id, order.head);
  if (order.kind !== 'drop' && order.kind !== 'end') return;
  const head = begun.get(id);
  begun.delete(id);
  if (head && order.kind === 'end') void done(id, head).then((answer) => parentPort?.postMessage(answer));
});

async function done(id: number, head: FileHead): Promise<FileDone> {
  if (head.format !== 'pdf') return { id, error: 'Only papers are set here.' };
  try {
    // Copied, because the compiler's result may be part of a pool.
    return { id, bytes: new Uint8Array(await typesetPaper(head.paper)) };
  } catch (error) {
    return { id, error: String(error) };
  }
}
