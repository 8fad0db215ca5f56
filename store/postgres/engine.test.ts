import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOON, quote } from '../contract/samples.ts';
import { StoreError } from '../error.ts';
import { openStore } from '../open.ts';
import { interruption } from './test-interruption.ts';
import { createDatabase } from './test-database.ts';
import { explainer } from './errors.ts';

const LEADER = fileURLToPath(new URL('./test-leader.ts', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const PATIENCE = { timeout: 60_000, interval: 100 };
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
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let watcher: pg.Client;
  beforeAll(async () => {
    database = await createDatabase(databaseUrl!);
    watcher = new pg.Client({ connectionString: database.url });
    await watcher.connect();
  });
  afterAll(async () => {
    await watcher?.end();
    await database?.drop();
  });

  const open = () => openStore({ databaseUrl: database.url, dataDir: '' });
  const cut = () =>
    watcher.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

  it('is migrated once when several nodes start at once', async () => {
    const nodes = await Promise.all([open(), open(), open()]);
    expect(await Promise.all(nodes.map((node) => node.ready()))).toEqual([true, true, true]);
    const { rows } = await watcher.query('select name from schema_migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual(migrationFiles());
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('lets one of two nodes lead, and the other when the first is closed', async () => {
    const [first, second] = await Promise.all([open(), open()]);
    const leading = Promise.withResolvers<void>();
    const lead = first.withLeadership('ingest', async (signal) => {
      leading.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    });
    await leading.promise;
    expect(await second.withLeadership('ingest', async () => expect.unreachable())).toBe(false);
    await first.close();
    await lead;
    expect(await second.withLeadership('ingest', async () => {})).toBe(true);
    await second.close();
  });

  it('takes leadership away when the connection is lost, and answers again by itself', async () => {
    const store = await open();
    const leading = Promise.withResolvers<void>();
    let reason: unknown;
    const lead = store.withLeadership('ingest', async (signal) => {
      leading.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      reason = signal.reason;
    });
    await leading.promise;
    await cut();
    expect(await lead).toBe(true);
    expect(reason).toMatchObject({ name: 'StoreError', code: 'interrupted' });
    expect(store.isAway()).toBe(false);
    await expect.poll(() => store.ready()).toBe(true);
    expect(await store.withLeadership('ingest', async () => {})).toBe(true);
    await store.close();
  });

  it('takes leadership away from a node that hangs, and what that one writes when it wakes is refused', async () => {
    const hanging = fork(LEADER, [database.url, 'HANGS'], { execArgv: [] });
    const messages: unknown[] = [];
    hanging.on('message', (message) => messages.push(message));
    await expect.poll(() => messages.length, PATIENCE).toBeGreaterThan(3);
    const next = await open();
    expect(await next.withLeadership('ingest', async () => expect.unreachable())).toBe(false);

    hanging.kill('SIGSTOP');
    const written = async () => (await next.quotes.find('HANGS'))?.volume;
    let before: number | undefined;
    const lead = () =>
      next.withLeadership('ingest', async () => {
        before = await written();
        hanging.kill('SIGCONT');
        await expect.poll(() => messages, PATIENCE).toContain('over');
      });
    await expect.poll(lead, PATIENCE).toBe(true);
    expect(await written()).toBe(before);
    expect(messages).toContain('led no more');
    const ended = once(hanging, 'exit');
    hanging.disconnect();
    await ended;
    await next.close();
  });

  it.each(['by itself', 'in a transaction'])(
    'writes nothing of an earlier leader once another has led, though its clock says that it still leads: %s',
    async (how) => {
      const [first, second] = await Promise.all([open(), open()]);
      const write = (volume: number) =>
        how === 'by itself'
          ? first.quotes.save([quote({ symbol: 'FENCED', volume })])
          : first.once(`${how} ${volume}`, NOON, async () => ({ volume }));
      const written = async () => [
        (await second.quotes.find('FENCED'))?.volume,
        (await watcher.query('select key from answers order by key')).rows.length,
      ];
      await first.withLeadership('ingest', async (_, holds) => {
        await write(1);
        const before = await written();
        // Like a holder whose connection the server closed while its statement was on its way.
        await watcher.query(`update leaderships set term = term + 1 where name = 'ingest'`);
        expect(holds()).toBe(true);
        await expect(write(2)).rejects.toThrow('The leadership was lost');
        expect(await written()).toEqual(before);
        // It may read, and its connections remain usable.
        expect((await first.quotes.list()).length).toBeGreaterThanOrEqual(0);
      });
      await second.withLeadership(
        'ingest',
        async () => void (await second.quotes.save([quote({ symbol: 'FENCED', volume: 3 })])),
      );
      expect((await first.quotes.find('FENCED'))?.volume).toBe(3);
      await Promise.all([first.close(), second.close()]);
    },
  );

  it('is led by nobody else while an earlier leader’s transaction is open, and gets its connection back whole', async () => {
    const [first, second] = await Promise.all([open(), open()]);
    const [writing, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const order: string[] = [];
    const half = async () => {
      writing.resolve();
      await finish.promise;
      order.push('written');
      return {};
    };
    const lead = first.withLeadership('ingest', async () => void (await first.once('half', NOON, half)));
    const failed = lead.catch((error: unknown) => error);
    await writing.promise;
    // The server releases the lock.
    await watcher.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`);
    const next = second.withLeadership('ingest', async () => void order.push('led'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    finish.resolve();
    expect(String(await failed)).toContain('The leadership was lost');
    expect(await next).toBe(true);
    expect(order).toEqual(['written', 'led']);
    const idle = `select count(*)::int as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect((await watcher.query(idle)).rows).toEqual([{ open: 0 }]);
    expect((await watcher.query(`select key from answers where key = 'half'`)).rows).toEqual([]);
    await Promise.all([first.close(), second.close()]);
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
    await (await open()).close();
    await watcher.query(`insert into schema_migrations (name, timestamp) values ('999-later', '2030')`);
    const refusal = await refusalOf(database.url);
    expect(refusal.message).toMatch(/they were made by a newer release: start that one\.$/);
    await watcher.query(`delete from schema_migrations where name = '999-later'`);
  });

  it('refuses a database that does not exist', async () => {
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    expect((await refusalOf(url.href)).message).toMatch(
      /that database does not exist: create it or correct DATABASE_URL\.$/,
    );
  });
});
