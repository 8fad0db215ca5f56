import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreError } from '../error.ts';
import { startProblem } from './start-problem.ts';

/** Creates the data folder if there is none. Throws a `StoreError` that says why it cannot be used. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
}

export function unusableFolder(dataDir: string, error: unknown): StoreError {
  const reason = (error as Error).message;
  if (reason.includes('ENOSPC')) return startProblem(dataDir, reason);
  return new StoreError('unsuitable', `The data folder ${dataDir} cannot be used (${reason}): give another DATA_DIR.`);
}

/**
 * Creates one folder after the other from the top: Node's `recursive` takes ENOENT for a missing parent, and retries
 * for ever where the parent exists but accepts no folder, such as /proc.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created the folder meanwhile.
    if (!existsSync(path)) throw error;
  }
}
