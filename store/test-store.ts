import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from './open.ts';
import type { Store } from './store.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const EMPTY_STORES = join(ROOT, '.cache', 'test', 'empty-stores');
/** Sources that determine an empty store. */
const SOURCES = ['store/migrations/*.ts', 'store/migrate.ts', 'store/embedded/cluster.ts', 'package-lock.json'];

export interface TestStore {
  store: Store;
  dataDir: string;
  /** Closes and removes the store. */
  end(): Promise<void>;
}

/**
 * An embedded store for one test: a copy of an empty one, which is created once and cached until the sources change.
 */
export async function openTestStore(): Promise<TestStore> {
  const empty = await emptyStore();
  const dataDir = mkdtempSync(join(tmpdir(), 'manara-test-'));
  cpSync(empty, dataDir, { recursive: true });
  const store = await openStore({ dataDir });
  return {
    store,
    dataDir,
    async end() {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Two processes that create it at the same time create the same; the second one's is discarded. */
async function emptyStore(): Promise<string> {
  const place = join(EMPTY_STORES, sourceHash());
  if (existsSync(place)) return place;
  mkdirSync(EMPTY_STORES, { recursive: true });
  const draft = mkdtempSync(join(EMPTY_STORES, 'draft-'));
  await (await openStore({ dataDir: draft })).close();
  try {
    renameSync(draft, place);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return place;
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}
