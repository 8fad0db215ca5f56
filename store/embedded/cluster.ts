import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

/** An empty database that the build created (`tools/database`): it takes ten seconds, and to copy it a moment. */
export const EMPTY_CLUSTER = fileURLToPath(new URL('../../build/database', import.meta.url));

/**
 * Write-ahead log in small files: a new database is 9 MB smaller and created a quarter faster, and keeps 64 MB of log
 * at most.
 */
const CREATION_FLAGS = ['--wal-segsize=1'];

/** Opens the database below `dataDir`, and creates it the first time. */
export async function openCluster(dataDir: string): Promise<PGlite> {
  const place = join(dataDir, 'database');
  if (!existsSync(place)) await createCluster(place, existsSync(EMPTY_CLUSTER) ? EMPTY_CLUSTER : undefined);
  return PGlite.create(place);
}

/**
 * Creates an empty database, as a copy if there is one to copy. It is created under another name and then renamed: a
 * process killed in between leaves no partial database that later starts would take for a complete one.
 */
export async function createCluster(place: string, original?: string): Promise<void> {
  const draft = `${place}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  if (original) cpSync(original, draft, { recursive: true });
  else {
    const database = await PGlite.create(draft, { initDbStartParams: CREATION_FLAGS });
    await database.close();
  }
  renameSync(draft, place);
}
