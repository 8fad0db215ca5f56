import { Worker } from 'node:worker_threads';
import type { DocumentFacts } from '#domain/document-facts.ts';
import { semaphore } from '../semaphore.ts';
import type { DrawnPage } from './pdf.ts';

export type { DrawnPage };

export type Job = { kind: 'read'; path: string } | { kind: 'draw'; path: string; page: number; width: number };
export type Done = { facts: DocumentFacts } | { page: DrawnPage | null } | { error: string };

const PROGRAM = new URL('./pdf-worker.ts', import.meta.url);
/** Reading a document of a thousand pages takes less, and so does drawing the first page of any document. */
const JOB_MAX_MS = 20_000;
/** An idle thread is ended to free its memory, which never shrinks while the thread lives. */
const IDLE_MS = 300_000;
/** Jobs that may wait: the last of them waits some ten seconds if those before it are usual letters. */
const WAITING_MOST = 64;
/** Heap for texts and copies of the bytes; PDFium's own memory has a limit of its own (pdfium.ts). */
const HEAP = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** A job that was not done: the document took too long, too much memory, or broke the thread. */
export class PdfFault extends Error {}

/** The document took too long: the cause may be the document or other load on the machine. */
export class PdfTooSlow extends PdfFault {}

export interface PdfReader {
  /** Starts the thread ahead of an expected document. */
  wake(): void;
  /** Throws `PdfFault`, or `TooManyWaiting`. */
  read(path: string): Promise<DocumentFacts>;
  /** Page `page` (from 1) of the document at `path`, in pixels; null when there is none. Throws as `read` does. */
  draw(path: string, page: number, width: number): Promise<DrawnPage | null>;
  close(): Promise<void>;
}

interface Limits {
  jobMs: number;
  idleMs: number;
}

/**
 * Reads documents on a thread of its own, one at a time; after a fault, and after it was idle, a new thread is started.
 */
export function createPdfReader({ jobMs = JOB_MAX_MS, idleMs = IDLE_MS }: Partial<Limits> = {}): PdfReader {
  const acquire = semaphore(1, WAITING_MOST);
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = thread;
    thread = undefined;
    await ended?.worker.terminate();
  }

  /** Returns the thread, which ends when it is idle. */
  function wake(): Thread {
    clearTimeout(idle);
    idle = setTimeout(() => void end(), idleMs).unref();
    return (thread ??= startThread((ended) => {
      if (thread === ended) thread = undefined;
    }));
  }

  async function run(job: Job): Promise<Answer> {
    const current = wake();
    clearTimeout(idle);
    const late = setTimeout(() => current.fail(new PdfTooSlow(`The document was not read within ${jobMs} ms.`)), jobMs);
    try {
      const done = await current.run(job);
      wake();
      return done;
    } catch (error) {
      await end();
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  return {
    wake: () => void wake(),
    async read(path) {
      const done = await acquire(() => run({ kind: 'read', path }));
      if (!('facts' in done)) throw new PdfFault('The thread that reads gave a page for facts.');
      return done.facts;
    },
    async draw(path, page, width) {
      const done = await acquire(() => run({ kind: 'draw', path, page, width }));
      if (!('page' in done)) throw new PdfFault('The thread that reads gave facts for a page.');
      return done.page;
    },
    close: end,
  };
}

type Answer = Exclude<Done, { error: string }>;

interface Thread {
  worker: Worker;
  run(job: Job): Promise<Answer>;
  /** Aborts the job under way. */
  fail(fault: PdfFault): void;
}

function startThread(onExit: (ended: Thread) => void): Thread {
  let underWay: PromiseWithResolvers<Answer> | undefined;
  // PDFium's messages about a broken document are kept out of the site's own output.
  const worker = new Worker(PROGRAM, { resourceLimits: HEAP, stdout: true, stderr: true });
  worker.stdout.resume();
  worker.stderr.resume();
  const fail = (fault: PdfFault) => underWay?.reject(fault);
  worker.on('message', (done: Done) => ('error' in done ? fail(new PdfFault(done.error)) : underWay?.resolve(done)));
  worker.on('error', (cause) => fail(new PdfFault('The thread that reads broke.', { cause })));
  worker.on('exit', () => {
    fail(new PdfFault('The thread that reads ended.'));
    onExit(thread);
  });
  worker.unref();
  const thread: Thread = {
    worker,
    run(job) {
      underWay = Promise.withResolvers();
      worker.postMessage(job);
      return underWay.promise;
    },
    fail,
  };
  return thread;
}
