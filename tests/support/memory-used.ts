import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MIB = 1024 * 1024;

/** Of one process, in MiB. */
export interface MemoryUsed {
  rss: number;
  heap: number;
  /** Buffers and what belongs to objects of the engine outside its heap. */
  external: number;
}

/** From now on this process says what it holds, whenever its parent asks: `collected` once what nobody needs is given back. */
export function answerMemoryUsed(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  process.on('message', (question) => {
    // What a finalizer lets go of is given back by the second.
    if (question === 'collected') [1, 2].forEach(() => collect());
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ rss: rss / MIB, heap: heapUsed / MIB, external: external / MIB } satisfies MemoryUsed);
  });
  // Nobody is there any more to end it.
  process.once('disconnect', () => process.exit(1));
}

/** What such a process holds, as it is or once what nobody needs is given back. */
export async function memoryUsed(server: ChildProcess, state: 'as it is' | 'collected'): Promise<MemoryUsed> {
  const said = once(server, 'message');
  server.send(state);
  const [used] = (await said) as [MemoryUsed];
  return used;
}
