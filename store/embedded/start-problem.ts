import { statfsSync } from 'node:fs';
import { StoreError } from '../error.ts';

/** A new database is 30 MB, and its log grows with writes. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/** Why the embedded database does not start, in one sentence: the engine itself says only that it gave up. */
export function startProblem(dataDir: string, reason: string): StoreError {
  if (isFull(dataDir) || reason.includes('ENOSPC')) {
    const text = `The disk of the data folder ${dataDir} is full (${reason}): make room on it, or give another DATA_DIR.`;
    return new StoreError('unsuitable', text);
  }
  const text = `The embedded database in ${dataDir} cannot start, it may be damaged (${reason}): put back a copy of the folder, or give another DATA_DIR or a DATABASE_URL.`;
  return new StoreError('unsuitable', text);
}

function isFull(dataDir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}
