import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { singleFlight } from './single-flight.ts';
import { semaphore } from './semaphore.ts';

interface Options {
  dir: string;
  /** How many files are generated at the same time: each keeps a processor busy. */
  atOnce: number;
  /** Room on disk, bytes: when it is full, the oldest files are deleted. Without it nothing is deleted. */
  maxBytes?: number;
  /** Called when a file could not be stored: it is answered all the same, and generated again next time. */
  onFailure(error: unknown): void;
}

/** Returns the cached bytes of that name, or those that `make` returns, in a single flight. */
export type DiskCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Files that are generated at the first request and cached permanently: a name covers everything that its bytes depend
 * on (`nameFor`), so no file becomes stale. A file appears whole or not at all.
 */
export function diskCache({ dir, atOnce, maxBytes, onFailure }: Options): DiskCache {
  const shared = singleFlight<Buffer>();
  const acquire = semaphore(atOnce);
  const makeRoom = maxBytes === undefined ? async () => {} : roomIn(dir, maxBytes);

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = await readFile(join(dir, name)).catch(() => null);
    if (cached) return cached;
    const bytes = await acquire(make);
    await store(dir, name, bytes)
      .then(() => makeRoom(bytes.byteLength))
      .catch(onFailure);
    return bytes;
  }

  return (name, make) => shared(name, () => readOrMake(name, make));
}

/** Ending of a file that is being written. */
export const DRAFT = '.draft';

/** A file name determined by these parts alone. */
export function nameFor(parts: readonly (string | Uint8Array)[], ending: string): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return `${hash.digest('hex').slice(0, 32)}.${ending}`;
}

/** Share deleted beyond what is needed, so that cleaning up is rare. */
const TIDIED_SHARE = 0.1;

/**
 * Counts added bytes; when there are too many, deletes the files that were written, or marked as used, longest ago. The
 * folder is read once, and when it is full.
 */
export function roomIn(dir: string, maxBytes: number): (added: number) => Promise<void> {
  let left = 0;
  return async (added) => {
    left -= added;
    if (left >= 0) return;
    const files = await filesByAge(dir);
    let used = files.reduce((sum, { size }) => sum + size, 0);
    const aim = used > maxBytes ? maxBytes * (1 - TIDIED_SHARE) : maxBytes;
    for (const { path, size } of files) {
      if (used <= aim) break;
      await rm(path, { force: true });
      used -= size;
    }
    left = maxBytes - used;
  };
}

async function filesByAge(dir: string): Promise<{ path: string; size: number; madeAt: number }[]> {
  // A file being written has a draft name.
  const names = (await readdir(dir)).filter((name) => !name.endsWith(DRAFT));
  const paths = names.map((name) => join(dir, name));
  const files = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ size, mtimeMs: madeAt }) => ({ path, size, madeAt }),
        () => null,
      ),
    ),
  );
  return files.filter((file) => file !== null).sort((a, b) => a.madeAt - b.madeAt);
}

/** Removes drafts that an earlier process left when it ended. No other process may be writing there yet. */
export async function sweepDrafts(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  const drafts = names.filter((name) => name.endsWith(DRAFT));
  await Promise.all(drafts.map((name) => rm(join(dir, name), { force: true })));
}

async function store(dir: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(dir, { recursive: true });
  const draft = join(dir, `${name}.${randomUUID()}${DRAFT}`);
  await writeFile(draft, bytes);
  await rename(draft, join(dir, name)).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
}
