import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from './error.ts';

/** Throws when an operator's command would create an empty embedded database in place of reading the site's. */
export function requireExisting(databaseUrl: string | undefined, dataDir: string): void {
  if (databaseUrl || existsSync(join(dataDir, 'database'))) return;
  throw new StoreError(
    'unsuitable',
    `There is no database in ${dataDir}: set DATABASE_URL or DATA_DIR as the site has them.`,
  );
}
