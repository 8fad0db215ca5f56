import { Worker } from 'node:worker_threads';

export type Format = 'br' | 'gzip';

export interface Job {
  id: number;
  format: Format;
  quality: number;
  bytes: Uint8Array;
}

export interface Done {
  id: number;
  bytes: Uint8Array;
}

/** Quality while a reader waits: a few milliseconds per page. */
const QUICK = { br: 5, gzip: 6 } as const;
/** A tenth smaller, at some hundred milliseconds per page. */
const BEST_BROTLI = 11;
const PROGRAM = new URL('./compress-worker.ts', import.meta.url);

export interface Compressor {
  /** Compresses for a waiting reader. */
  quick(format: Format, bytes: Uint8Array): Promise<Buffer>;
  /** The smallest encoding, produced when its turn in the queue comes. */
  best(bytes: Uint8Array): Promise<Buffer>;
  close(): Promise<void>;
}

/** Returns a compressor with two threads, so that readers never wait behind slow work. */
export function createCompressor(): Compressor {
  const [waited, patient] = [createThread(), createThread()];
  return {
    quick: (format, bytes) => waited.run({ format, quality: QUICK[format], bytes }),
    best: (bytes) => patient.run({ format: 'br', quality: BEST_BROTLI, bytes }),
    close: async () => void (await Promise.all([waited.close(), patient.close()])),
  };
}

/** A thread that is started with its first job and restarted if it dies; jobs under way are then rejected. */
function createThread() {
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  let worker: Worker | undefined;
  let last = 0;

  function start(): Worker {
    const thread = new Worker(PROGRAM);
    thread.unref();
    thread.on('message', ({ id, bytes }: Done) => {
      waiting.get(id)?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      waiting.delete(id);
    });
    thread.on('error', (error) => fail(thread, error));
    thread.on('exit', () => fail(thread, new Error('The thread that compresses ended.')));
    return thread;
  }

  function fail(thread: Worker, error: Error): void {
    if (worker !== thread) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    run(job: Omit<Job, 'id'>): Promise<Buffer> {
      worker ??= start();
      const done = Promise.withResolvers<Buffer>();
      waiting.set((last += 1), done);
      worker.postMessage({ id: last, ...job } satisfies Job);
      return done.promise;
    },
    close: async () => void (await worker?.terminate()),
  };
}
