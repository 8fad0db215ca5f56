import { Worker } from 'node:worker_threads';
import type { FileDone, FileOrder, WriteFile } from '#app/exports/file-job.ts';
import { TooManyWaiting, semaphore } from './semaphore.ts';

const PROGRAM = new URL('../app/exports/write-worker.ts', import.meta.url);
/** Papers have a thread of their own: the typesetter is native code. */
const PAPER_PROGRAM = new URL('./papers/paper-worker.ts', import.meta.url);
/** Time limit: writing a list of a hundred thousand rows takes less. */
const FILE_MAX_MS = 60_000;
/** Files that may wait: the last of them waits some seconds if the files before it are usual ones. */
const WAITING_MOST = 32;
/** Heap for rows and the file written from them; a file that needs more is abandoned, and the site continues. */
const HEAP = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

export interface FileWriter {
  write: WriteFile;
  close(): Promise<void>;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Writes tables and calendars on one thread and papers on another. */
export function createFileWriter(limits: { fileMs?: number; waitingMost?: number } = {}): FileWriter {
  const [files, papers] = [PROGRAM, PAPER_PROGRAM].map((program) => createThreadWriter(program, limits)) as [
    FileWriter,
    FileWriter,
  ];
  return {
    write: (head, parts) => (head.format === 'pdf' ? papers : files).write(head, parts),
    async close() {
      await Promise.all([files.close(), papers.close()]);
    },
  };
}

/** Writes files on a thread of its own, one at a time; after a fault a new thread is started. */
function createThreadWriter(program: URL, { fileMs = FILE_MAX_MS, waitingMost = WAITING_MOST }): FileWriter {
  const acquire = semaphore(1, waitingMost);
  let thread: Thread | undefined;
  let last = 0;

  function start(): Thread {
    const started = startThread(program, () => {
      if (thread === started) thread = undefined;
    });
    return started;
  }

  async function end(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.worker.terminate();
  }

  const writeNow: (...args: Parameters<WriteFile>) => Promise<Bytes> = async (head, parts) => {
    const { worker, wait } = (thread ??= start());
    const id = (last += 1);
    const post = (order: FileOrder) => worker.postMessage(order);
    const done = wait();
    // When its parts cannot be generated, nobody awaits the file.
    done.catch(() => undefined);
    const late = setTimeout(() => void end(), fileMs);
    try {
      post({ id, kind: 'begin', head });
      for await (const part of parts) post({ id, kind: 'part', part });
      post({ id, kind: 'end' });
      return await done;
    } catch (error) {
      post({ id, kind: 'drop' });
      throw error;
    } finally {
      clearTimeout(late);
    }
  };

  return {
    async write(head, parts) {
      try {
        return await acquire(() => writeNow(head, parts));
      } catch (error) {
        if (error instanceof TooManyWaiting) return null;
        throw error;
      }
    },
    close: end,
  };
}

interface Thread {
  worker: Worker;
  /** Resolves with the next file that the thread has written. */
  wait(): Promise<Bytes>;
}

function startThread(program: URL, onExit: () => void): Thread {
  let underWay: PromiseWithResolvers<Bytes> | undefined;
  const fail = (error: Error) => underWay?.reject(error);
  const worker = new Worker(program, { resourceLimits: HEAP });
  worker.unref();
  worker.on('message', (done: FileDone) =>
    'error' in done ? fail(new Error(`A file could not be written: ${done.error}`)) : underWay?.resolve(done.bytes),
  );
  worker.on('error', (cause) => fail(new Error('The thread that writes files broke.', { cause })));
  worker.on('exit', () => {
    fail(new Error('The thread that writes files ended.'));
    onExit();
  });
  return {
    worker,
    wait() {
      underWay = Promise.withResolvers();
      return underWay.promise;
    },
  };
}
