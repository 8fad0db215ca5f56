import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joined } from './joined.ts';

interface Options {
  dir: string;
  /** How many are made at the same time: making one keeps a processor busy. */
  atOnce: number;
  /** Told when a file could not be kept: it was answered all the same, and is made again next time. */
  onTrouble(error: unknown): void;
}

/** The bytes of that name: kept ones, else those that `make` gives. Whoever asks while they are made waits for the same. */
export type KeptFiles = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Files that are made when they are first asked for and kept for good: a name says all that its bytes depend on
 * (`nameFor`), so that nothing kept ever grows old. A file appears whole or not at all.
 */
export function keptFiles({ dir, atOnce, onTrouble }: Options): KeptFiles {
  const shared = joined<Buffer>();
  const takeTurn = turns(atOnce);

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await readFile(join(dir, name)).catch(() => null);
    if (kept) return kept;
    const bytes = await takeTurn(make);
    await keep(dir, name, bytes).catch(onTrouble);
    return bytes;
  }

  return (name, make) => shared(name, () => readOrMake(name, make));
}

/** A file name for what is made of these parts, and of nothing else. */
export function nameFor(parts: readonly (string | Uint8Array)[], ending: string): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return `${hash.digest('hex').slice(0, 32)}.${ending}`;
}

async function keep(dir: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(dir, { recursive: true });
  const draft = join(dir, `${name}.${randomUUID()}.draft`);
  await writeFile(draft, bytes);
  await rename(draft, join(dir, name)).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
}

/** Runs at most so many at the same time; the others wait in the order in which they came. */
function turns(atOnce: number): <T>(run: () => Promise<T>) => Promise<T> {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
