import { fork, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bar, NOON, quote, security } from '../contract/samples.ts';
import { StoreError } from '../error.ts';
import { SILENT } from '../log.ts';
import { openStore } from '../open.ts';
import type { Store } from '../store.ts';
import { openEmbedded } from './engine.ts';
import { tidy } from './upkeep.ts';

const WRITER = fileURLToPath(new URL('./test-writer.ts', import.meta.url));
const PATIENCE = { timeout: 60_000, interval: 50 };
const LIMIT_MS = 180_000;
const KILLS = 2;

/** The database process writes its process number into its own lock. */
function databasePid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'database.lock'), 'utf8').split('\n')[0]);
}

describe('the embedded database', { timeout: LIMIT_MS }, () => {
  let root: string;
  /** For tests that need only one open store. */
  let dataDir: string;
  let store: Store;
  /** A copy that the other tests open and close in turn: creating a database takes seconds, copying one does not. */
  let folder: string;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'manara-embedded-'));
    folder = join(root, 'made');
    dataDir = join(root, 'shared');
    leaveHalfDatabase(folder);
    await (await openStore({ dataDir: folder })).close();
    cpSync(folder, dataDir, { recursive: true });
    store = await openStore({ dataDir });
  }, LIMIT_MS);
  afterAll(async () => {
    await store.close();
    rmSync(root, { recursive: true });
  });

  it('refuses a second start on its folder in one sentence that names the process', async () => {
    const refusal = await openStore({ dataDir }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreError);
    expect((refusal as StoreError).code).toBe('in-use');
    expect((refusal as StoreError).message).toBe(
      `The data folder ${dataDir} is in use by process ${process.pid}: stop that one, or give this one another DATA_DIR.`,
    );
    expect(await store.ready()).toBe(true);
  });

  it('refuses a folder that cannot be made', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    await expect(openStore({ dataDir: file })).rejects.toThrow(
      /^The data folder .+ cannot be used \(.+\): give another DATA_DIR\.$/,
    );
  });

  it('comes back after its process is killed, with all that was saved', async () => {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await store.quotes.save([quote({ symbol: 'KILL', volume: kill })]);
      process.kill(databasePid(dataDir), 'SIGKILL');
      await vi.waitFor(async () => expect(await store.ready()).toBe(false), PATIENCE);
      await vi.waitFor(async () => expect(await store.ready()).toBe(true), PATIENCE);
      expect((await store.quotes.find('KILL'))?.volume).toBe(kill);
    }
  });

  it('fails a request that is under way when its process dies, in one sentence, and takes leadership away', async () => {
    let reason: unknown;
    const lead = store.withLeadership('ingest', (signal) => {
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(void (reason = signal.reason))));
    });
    const batch = Array.from({ length: 20_000 }, (_, i) => bar({ symbol: `K${i}` }));
    const saving = store.bars.save(batch, NOON).catch((error: unknown) => error);
    process.kill(databasePid(dataDir), 'SIGKILL');
    expect(await saving).toMatchObject({ name: 'StoreError', code: 'interrupted' });
    await lead;
    expect(reason).toBeInstanceOf(StoreError);
    await vi.waitFor(async () => expect(await store.ready()).toBe(true), PATIENCE);
    expect(await store.bars.save(batch.slice(0, 10), NOON)).toHaveProperty('changed');
  });

  it('fails whatever waits for its turn when its process dies, before it is back', async () => {
    const pending = Array.from({ length: 200 }, () => store.securities.list().catch((error: unknown) => error));
    process.kill(databasePid(dataDir), 'SIGKILL');
    const settled = Promise.all(pending).then((answers) => answers.filter((answer) => answer instanceof Error));
    await vi.waitFor(() => expect(store.isAway()).toBe(true), PATIENCE);
    const back = vi.waitFor(() => store.securities.list(), PATIENCE).then(() => 'the database first');
    const failures = await Promise.race([settled, back]);
    expect(failures).toContainEqual(expect.objectContaining({ name: 'StoreError', code: 'interrupted' }));
    await back;
    expect(store.isAway()).toBe(false);
  });

  it('counts without reading every row after its upkeep', async () => {
    const engine = await openEmbedded(folder, SILENT);
    const client = await engine.pool.connect();
    const query = (statement: string) => client.query<{ seen: number }>(statement, []);
    await query(`insert into quotes select 'T' || n, '{}' from generate_series(1, 1000) as n`);
    await tidy(query);
    const { rows } = await query(`select relallvisible as seen from pg_class where relname = 'quotes'`);
    client.release();
    await engine.close();
    expect(rows[0]?.seen).toBeGreaterThan(0);
  });

  it('does not answer once it is closed', async () => {
    const other = await openStore({ dataDir: folder });
    const pid = databasePid(folder);
    await Promise.all([other.close(), other.close()]);
    expect(await other.ready()).toBe(false);
    await expect(other.quotes.list()).rejects.toThrow();
    expect(() => process.kill(pid, 0)).toThrow();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('starts whole after its parent was killed in the middle of writing, again and again', async () => {
    let acknowledged = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const writer = fork(WRITER, [folder, String(kill)], { execArgv: [] });
      const counts = countsOf(writer);
      await vi.waitFor(() => expect(counts.length).toBeGreaterThan(3), PATIENCE);
      writer.kill('SIGKILL');
      acknowledged += counts.at(-1)!;
    }
    const after = await openStore({ dataDir: folder });
    const kept = await after.securities.list();
    await after.close();
    expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
    expect(kept[0]).toEqual(security({ symbol: kept[0]!.symbol }));
  });

  it('is made anew when its first start was killed half-way', async () => {
    expect(existsSync(join(folder, 'database.new'))).toBe(false);
    expect(await store.securities.save([security({ symbol: 'ANEW' })], NOON)).toMatchObject({ changed: 1 });
  });
});

/** The database of every test here is created in a folder where a first start was killed. */
function leaveHalfDatabase(folder: string): void {
  const draft = join(folder, 'database.new');
  mkdirSync(join(draft, 'global'), { recursive: true });
  writeFileSync(join(draft, 'PG_VERSION'), '17\n');
}

/** Counts of safely saved records that the writer has reported so far. */
function countsOf(writer: ChildProcess): number[] {
  const counts: number[] = [];
  writer.on('message', (count: number) => counts.push(count));
  return counts;
}
