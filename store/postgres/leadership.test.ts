import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOON, quote } from '../contract/samples.ts';
import { PATIENCE, watchedDatabase, type WatchedDatabase } from './test-watched-database.ts';

const LEADER = fileURLToPath(new URL('./test-leader.ts', import.meta.url));
const databaseUrl = process.env.TEST_DATABASE_URL;

describe.skipIf(!databaseUrl)('the store on a PostgreSQL server', { timeout: 90_000 }, () => {
  let database: WatchedDatabase;
  beforeAll(async () => {
    database = await watchedDatabase(databaseUrl!);
  });
  afterAll(() => database?.drop());

  const cut = () =>
    database.watcher.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

  it('lets one of two nodes lead, and the other when the first is closed', async () => {
    const [first, second] = await Promise.all([database.open(), database.open()]);
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
    const store = await database.open();
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
    const next = await database.open();
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
      const [first, second] = await Promise.all([database.open(), database.open()]);
      const write = (volume: number) =>
        how === 'by itself'
          ? first.quotes.save([quote({ symbol: 'FENCED', volume })])
          : first.once(`${how} ${volume}`, NOON, async () => ({ volume }));
      const written = async () => [
        (await second.quotes.find('FENCED'))?.volume,
        (await database.watcher.query('select key from answers order by key')).rows.length,
      ];
      await first.withLeadership('ingest', async (_, holds) => {
        await write(1);
        const before = await written();
        // Like a holder whose connection the server closed while its statement was on its way.
        await database.watcher.query(`update leaderships set term = term + 1 where name = 'ingest'`);
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
    const [first, second] = await Promise.all([database.open(), database.open()]);
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
    await database.watcher
      .query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`);
    const next = second.withLeadership('ingest', async () => void order.push('led'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    finish.resolve();
    expect(String(await failed)).toContain('The leadership was lost');
    expect(await next).toBe(true);
    expect(order).toEqual(['written', 'led']);
    const idle = `select count(*)::int as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect((await database.watcher.query(idle)).rows).toEqual([{ open: 0 }]);
    expect((await database.watcher.query(`select key from answers where key = 'half'`)).rows).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });
});
