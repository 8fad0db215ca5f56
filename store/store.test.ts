import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeContract } from './contract.ts';
import { openStore } from './open.ts';
import { createDatabase } from './postgres/test-database.ts';
import type { Store } from './store.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;

/** The store, with what has to be removed after it. */
function disposable(store: Store, dispose: () => void | Promise<void>): Store {
  return {
    ...store,
    async close() {
      await store.close();
      await dispose();
    },
  };
}

storeContract('the embedded database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'manara-store-'));
  return disposable(await openStore({ dataDir }), () => rmSync(dataDir, { recursive: true }));
});

if (databaseUrl) {
  storeContract('PostgreSQL', async () => {
    const database = await createDatabase(databaseUrl);
    return disposable(await openStore({ databaseUrl: database.url, dataDir: '' }), database.drop);
  });
} else {
  console.info('The store on PostgreSQL is not tested: TEST_DATABASE_URL is not set.');
}
