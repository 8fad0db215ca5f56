import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MIB = 1024 * 1024;

/** Memory of one process, in MiB. */
export interface MemoryUsed {
  rss: number;
  heap: number;
  /** Buffers and memory of engine objects outside the heap. */
  external: number;
}

/** Reports the memory use of this process on request of the parent; with `collected`, after garbage collection. */
export function answerMemoryUsed(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  process.on('message', (question) => {
    // The second collection frees what a finalizer released.
    if (question === 'collected') [1, 2].forEach(() => collect());
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ rss: rss / MIB, heap: heapUsed / MIB, external: external / MIB } satisfies MemoryUsed);
  });
  // The parent is gone and cannot stop this process.
  process.once('disconnect', () => process.exit(1));
}

/** Memory use of such a process, as it is or after garbage collection. */
export async function memoryUsed(server: ChildProcess, state: 'as it is' | 'collected'): Promise<MemoryUsed> {
  const said = once(server, 'message');
  server.send(state);
  const [used] = (await said) as [MemoryUsed];
  return used;
}
