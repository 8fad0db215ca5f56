import pg from 'pg';
import { openStore } from '../open.ts';
import { createDatabase } from './test-database.ts';

export const PATIENCE = { timeout: 60_000, interval: 100 };

export type WatchedDatabase = Awaited<ReturnType<typeof watchedDatabase>>;

/** A test watches an empty database beside the stores that it opens on it. */
export async function watchedDatabase(databaseUrl: string) {
  const { url, drop } = await createDatabase(databaseUrl);
  const watcher = new pg.Client({ connectionString: url });
  await watcher.connect();
  return {
    url,
    watcher,
    open: () => openStore({ databaseUrl: url, dataDir: '' }),
    async drop() {
      await watcher.end();
      await drop();
    },
  };
}
