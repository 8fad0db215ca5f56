import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { contactFields } from './support/contact-fields.ts';
import { failToStart } from './support/failed-start.ts';
import { boardOf } from './support/figures.ts';
import { startNetwork, type Network } from './support/network.ts';
import { NEXT_MIGRATION, nextRelease } from './support/next-release.ts';
import { READ_PATHS, startReaders } from './support/readers.ts';
import { eventsOf, timesOf } from './support/site-log.ts';
import { statusOf } from './support/site-status.ts';
import { startSite, type Site } from './support/site.ts';
import { CAN_RUN_TWO_NODES, startSharedServices, type SharedServices } from './support/two-nodes.ts';

const LIMIT = { timeout: 300_000 };
const SOON = { timeout: 60_000, interval: 100 };
/** Delay of each answer of the database. */
const SLOW_MS = 300;
const CONTACT = `/en${pathOf('discover-contact-us')}`;
const company = (symbol: string) => `/en${pathOf('the-exchange-company', { SecuritySymbol: symbol })}`;

describe.skipIf(!CAN_RUN_TWO_NODES)('two nodes on one database (TEST_DATABASE_URL and TEST_REDIS_URL)', () => {
  let shared: SharedServices;
  let network: Network;
  /** `far` reaches the database over the network, and leads from the start. */
  let far: Site;
  let near: Site;
  let database: pg.Client;

  beforeAll(async () => {
    shared = await startSharedServices();
    network = await startNetwork(shared.databaseUrl);
    far = await startSite({ env: { ...shared.env, DATABASE_URL: network.url } });
    near = await startSite({ env: shared.env });
    database = new pg.Client({ connectionString: shared.databaseUrl });
    await database.connect();
  }, LIMIT.timeout);
  afterAll(async () => {
    await database?.end();
    for (const node of [far, near]) await node?.stop({ faultsAreKnown: true });
    await network?.close();
    await shared?.stop();
  });

  const ask = async (node: Site, path: string) => {
    const at = performance.now();
    const answer = await fetch(node.url + path);
    const text = await answer.text();
    return {
      status: answer.status,
      retry: answer.headers.get('retry-after'),
      text,
      ms: performance.now() - at,
    };
  };
  const tradesOf = async (node: Site) => (await boardOf(node.url)).reduce((sum, { trades }) => sum + trades, 0);
  const untilMoved = async (node: Site) => {
    const before = await tradesOf(node);
    await expect.poll(() => tradesOf(node), SOON).toBeGreaterThan(before);
  };
  const isAway = async (node: Site) => (await statusOf(node.url)).store.isAway;

  it(
    'where each answer comes late, pages that are there are sent at once, and the leader leads on',
    LIMIT,
    async () => {
      await expect.poll(() => tradesOf(far), SOON).toBeGreaterThan(0);
      const led = timesOf(near, 'leading').length;
      for (const path of [...READ_PATHS, '/en/glossary']) await ask(far, path);
      const [{ symbol } = { symbol: '' }] = await boardOf(far.url);
      const readers = startReaders(far);
      network.slow(SLOW_MS);
      try {
        await untilMoved(far);
        // Rendered from memory, or cached: no answer of the database is needed.
        const took: number[] = [];
        for (let turn = 0; turn < 20; turn += 1) took.push((await ask(far, '/en/glossary')).ms);
        expect(took.toSorted((a, b) => a - b)[10]).toBeLessThan(SLOW_MS);
        // A page requested for the first time needs many answers: a retry is acceptable.
        const first = await ask(far, company(symbol));
        expect(first.status === 200 || first.retry === '5').toBe(true);
        await untilMoved(near);
        expect(await isAway(far)).toBe(false);
      } finally {
        network.heal();
      }
      expect(await readers(), eventsOf(far)).toEqual([200]);
      await expect.poll(async () => (await ask(far, company(symbol))).status, SOON).toBe(200);
      expect(timesOf(near, 'leading').length).toBe(led);
    },
  );

  it('where the way to it goes silent, the other leads, and both are read on', LIMIT, async () => {
    const readers = [far, near].map(startReaders);
    const led = timesOf(near, 'leading').length;
    const at = performance.now();
    network.silence();
    try {
      await expect.poll(() => timesOf(near, 'leading').length, { ...SOON, interval: 20 }).toBeGreaterThan(led);
      const tookMs = Math.round(performance.now() - at);
      process.stdout.write(`The next node led ${tookMs} ms after the network went silent; 10,000 are meant.\n`);
      await expect.poll(() => isAway(far), SOON).toBe(true);
      for (const node of [far, near]) await untilMoved(node);
      const unknown = (await boardOf(far.url)).at(-1)!.symbol;
      expect(await ask(far, company(unknown))).toMatchObject({ status: 503, retry: '5' });
      expect((await ask(near, company(unknown))).status).toBe(200);
    } finally {
      network.heal();
    }
    await expect.poll(() => isAway(far), SOON).toBe(false);
    await untilMoved(far);
    for (const stop of readers) expect(await stop(), eventsOf(far)).toEqual([200]);
    expect(timesOf(far, 'database-away')).toHaveLength(1);
    expect(timesOf(far, 'database-back')).toHaveLength(1);
    for (const node of [far, near]) expect(timesOf(node, 'page-failed')).toEqual([]);
  });

  /** Every column and index, and the migrations that ran. */
  async function tables(): Promise<unknown[]> {
    const statements = [
      `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
        where table_schema = 'public' order by 1, 2`,
      `select indexdef from pg_indexes where schemaname = 'public' order by 1`,
      'select name from schema_migrations order by 1',
      'select * from schema_migrations_lock',
    ];
    const told: unknown[] = [];
    for (const statement of statements) told.push((await database.query(statement)).rows);
    return told;
  }

  it(
    'where a migration of the next release fails half way, its start says so, and nothing is changed',
    LIMIT,
    async () => {
      const readers = startReaders(near);
      const before = await tables();
      const next = nextRelease([
        'create table half_way (id integer primary key)',
        'alter table quotes add column half text',
        'create index half_index on quotes (half)',
        'select 1 / 0',
      ]);
      const { code, errorOutput, left } = await failToStart(shared.env, next.root);
      next.remove();
      expect(errorOutput.trimEnd()).toBe(
        'The tables of the database cannot be brought up to date (division by zero); look into the reason and start again.',
      );
      expect([code, left]).toEqual([1, []]);
      expect(await tables()).toEqual(before);
      for (const node of [far, near]) await untilMoved(node);
      expect(await readers(), eventsOf(near)).toEqual([200]);
    },
  );

  it(
    'where the next release has brought a migration, the older one serves on, and is told when it starts',
    LIMIT,
    async () => {
      const next = nextRelease([
        'create table later (id integer primary key)',
        'alter table quotes add column later text',
      ]);
      const newer = await startSite({ env: shared.env, root: next.root });
      try {
        const readers = [near, newer].map(startReaders);
        for (const node of [near, newer]) await untilMoved(node);
        const body = new URLSearchParams(contactFields('en', 1));
        expect((await fetch(near.url + CONTACT, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
        expect((await fetch(`${near.url}/readyz`)).status).toBe(200);
        for (const stop of readers) expect(await stop(), eventsOf(near)).toEqual([200]);
        const { code, errorOutput } = await failToStart(shared.env);
        expect(errorOutput.trimEnd()).toMatch(
          new RegExp(`^The tables [^\n]*${NEXT_MIGRATION}[^\n]* newer release: start that one\\.$`),
        );
        expect(code).toBe(1);
      } finally {
        await newer.stop({ faultsAreKnown: true });
        next.remove();
      }
    },
  );
});
