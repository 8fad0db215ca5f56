import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { createPdfEngine, type PdfEngine } from './pdf.ts';
import type { Done, Job } from './pdf-reader.ts';

const engine = createPdfEngine();

/** One job after the other. An exception ends this thread; its reader starts another. */
parentPort?.on('message', (job: Job) => void answer(job));

async function answer(job: Job): Promise<void> {
  try {
    const done = work(await engine, job);
    parentPort?.postMessage(done, transferOf(done));
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies Done);
  }
}

function work(pdf: PdfEngine, job: Job): Done {
  const bytes = readFileSync(job.path);
  return job.kind === 'read' ? { facts: pdf.read(bytes) } : { page: pdf.draw(bytes, job.page, job.width) };
}

/** Pixels are transferred, not copied. */
function transferOf(done: Done): ArrayBuffer[] {
  return 'page' in done && done.page ? [done.page.pixels.buffer as ArrayBuffer] : [];
}
