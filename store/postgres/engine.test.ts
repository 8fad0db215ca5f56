import { readdirSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreError } from '../error.ts';
import { openStore } from '../open.ts';
import { explainer } from './errors.ts';
import { interruption } from './test-interruption.ts';
import { PATIENCE, watchedDatabase, type WatchedDatabase } from './test-watched-database.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const databaseUrl = process.env.TEST_DATABASE_URL;

async function refusalOf(url: string): Promise<StoreError> {
  const refusal = await openStore({ databaseUrl: url, dataDir: '' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StoreError);
  return refusal as StoreError;
}

/** Each migration has a file of its own, tests aside. */
function migrationFiles(): string[] {
  const files = readdirSync(MIGRATIONS).filter((name) => !name.endsWith('.test.ts'));
  return files.map((name) => name.replace('.ts', '')).sort();
}

function everythingIn(error: unknown): string {
  return error instanceof Error
    ? `${error.message} ${error.stack} ${JSON.stringify(error)} ${everythingIn(error.cause)}`
    : '';
}

describe('a database that cannot be reached', () => {
  it('is told in one sentence with its place, and never with its password', async () => {
    const refusal = await refusalOf('postgres://manara:s3cret-word@127.0.0.1:9/site');
    expect(refusal.code).toBe('unreachable');
    expect(refusal.message).toBe(
      'The database at 127.0.0.1:9/site cannot be used, nothing listens there: start it or correct DATABASE_URL.',
    );
    expect(everythingIn(refusal)).not.toContain('s3cret-word');
  });

  it.each(['not an address', 'mysql://user:s3cret-word@host/name', 'postgres://user:s3cret-word@host:port/name'])(
    'is told from an address that is none: %s',
    async (url) => {
      const refusal = await refusalOf(url);
      expect(refusal.message).toMatch(/^DATABASE_URL is not the address of a PostgreSQL database: it must look like/);
      expect(everythingIn(refusal)).not.toContain('s3cret-word');
    },
  );

  it('is told when something else listens there', async () => {
    const server: Server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const refusal = await refusalOf(`postgres://127.0.0.1:${(server.address() as AddressInfo).port}/site`);
    server.close();
    expect(refusal.message).toMatch(/^The database at 127\.0\.0\.1:\d+\/site /);
  });

  it('leaves what the engine says of a statement as it is', () => {
    const error = Object.assign(new Error('division by zero'), { code: '22012' });
    expect(explainer('host:5432/name')(error)).toBe(error);
  });
});

describe.skipIf(!databaseUrl)('the store on a PostgreSQL server', { timeout: 90_000 }, () => {
  let database: WatchedDatabase;
  beforeAll(async () => {
    database = await watchedDatabase(databaseUrl!);
  });
  afterAll(() => database?.drop());

  it('is migrated once when several nodes start at once', async () => {
    const nodes = await Promise.all([database.open(), database.open(), database.open()]);
    expect(await Promise.all(nodes.map((node) => node.ready()))).toEqual([true, true, true]);
    const { rows } = await database.watcher.query('select name from schema_migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual(migrationFiles());
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('says once that the database is away and once that it answers again, whatever is asked meanwhile', async () => {
    const lines: string[] = [];
    const note = ({ event }: { event?: string }) => void lines.push(event ?? '');
    const between = await interruption(database.url);
    const store = await openStore({
      databaseUrl: between.url,
      dataDir: '',
      log: { info: note, warn: note, error: note },
    });
    const ask = () => store.securities.list();
    await Promise.all(Array.from({ length: 20 }, ask));
    await between.cut();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => ask().catch((error: unknown) => error)));
    for (const error of outcomes) expect(error).toBeInstanceOf(StoreError);
    expect(store.isAway()).toBe(true);
    await between.mend();
    await expect.poll(() => ask().catch(() => null), PATIENCE).toEqual([]);
    expect(lines).toEqual(['store-open', 'database-away', 'database-back']);
    await store.close();
    await between.cut();
  });

  it('gives up connections on which no answer comes, and goes on with new ones', async () => {
    const between = await interruption(database.url);
    const store = await openStore({ databaseUrl: between.url, dataDir: '' });
    await store.securities.list();
    between.swallow();
    const pending = store.securities.list().catch((error: unknown) => error);
    expect(await pending).toMatchObject({ name: 'StoreError', code: 'interrupted' });
    expect(await store.securities.list()).toEqual([]);
    expect(store.isAway()).toBe(false);
    await store.close();
    await between.cut();
  });

  it('refuses tables of a newer release', async () => {
    await (await database.open()).close();
    await database.watcher.query(`insert into schema_migrations (name, timestamp) values ('999-later', '2030')`);
    const refusal = await refusalOf(database.url);
    expect(refusal.message).toMatch(/they were made by a newer release: start that one\.$/);
    await database.watcher.query(`delete from schema_migrations where name = '999-later'`);
  });

  it('refuses a database that does not exist', async () => {
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    expect((await refusalOf(url.href)).message).toMatch(
      /that database does not exist: create it or correct DATABASE_URL\.$/,
    );
  });
});
