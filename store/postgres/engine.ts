import { Socket } from 'node:net';
import pg from 'pg';
import { watchAnswers } from '../answering.ts';
import { createAwakeClock } from '../awake.ts';
import { createConnections, type Connections } from '../connections.ts';
import type { Engine } from '../engine.ts';
import { StoreError } from '../error.ts';
import type { StoreLog } from '../log.ts';
import { guardedPool } from '../pool.ts';
import { explainer } from './errors.ts';
import { advisoryLeadership, type LockConnection } from './leadership.ts';

/**
 * A page sends about five queries to the store at a time; more connections than this only queue for PostgreSQL's two
 * cores.
 */
const POOL_SIZE = 10;
/** Reaching the server takes milliseconds: a server not reached within this time is away. */
const CONNECT_LIMIT_MS = 2_000;
/** A leader without an answer for this long must assume that it no longer leads. */
const PULSE_LIMIT_MS = 6_000;
/** Longest wait for closing a connection to a server that does not answer. */
const GOODBYE_LIMIT_MS = 500;
const LEAST_VERSION = 150_000;

const NOT_AN_ADDRESS =
  'DATABASE_URL is not the address of a PostgreSQL database: it must look like postgres://user:password@host:5432/name.';

/** Host, port and name of the database: the part of its address that can be shown. */
function place(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) throw new StoreError('unsuitable', NOT_AN_ADDRESS);
  const { protocol, hostname, port, pathname, searchParams } = new URL(databaseUrl);
  if (!/^postgres(ql)?:$/.test(protocol)) throw new StoreError('unsuitable', NOT_AN_ADDRESS);
  return `${searchParams.get('host') ?? (hostname || 'localhost')}:${port || 5432}${pathname}`;
}

function configure(databaseUrl: string): pg.PoolConfig {
  return {
    connectionString: databaseUrl,
    application_name: 'manara',
    keepAlive: true,
  };
}

async function check(connections: Connections, where: string): Promise<void> {
  const facts = `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
    current_setting('server_encoding') as encoding`;
  const client = await connections.take();
  const { rows } = await client
    .query<{ number: number; version: string; encoding: string }>(facts)
    .finally(() => client.release());
  const found = rows[0];
  if (!found || found.number < LEAST_VERSION) {
    const text = `The database at ${where} is PostgreSQL ${found?.version ?? 'of an unknown version'}: 15 or newer is needed.`;
    throw new StoreError('unsuitable', text);
  }
  if (found.encoding === 'UTF8') return;
  const text = `The database at ${where} keeps its texts in ${found.encoding}: create it anew with the encoding UTF8.`;
  throw new StoreError('unsuitable', text);
}

/** A connection outside the pool, for a lock. */
async function connectForLock(config: pg.ClientConfig): Promise<LockConnection> {
  const socket = new Socket();
  const limits = { connectionTimeoutMillis: CONNECT_LIMIT_MS, query_timeout: PULSE_LIMIT_MS };
  const client = new pg.Client({ ...config, ...limits, stream: () => socket });
  client.on('error', () => undefined);
  await client.connect();
  return {
    client,
    async end() {
      const limit = setTimeout(() => socket.destroy(), GOODBYE_LIMIT_MS);
      await client.end().catch(() => undefined);
      clearTimeout(limit);
    },
  };
}

/** Connects to a PostgreSQL 15 or newer. Throws `StoreError` when it is unreachable or cannot be used. */
export async function openPostgres(databaseUrl: string, log: StoreLog): Promise<Engine> {
  const where = place(databaseUrl);
  const explain = explainer(where);
  const config = configure(databaseUrl);
  const interrupted = () => new StoreError('interrupted', `The database at ${where} does not answer.`);
  const awake = createAwakeClock();
  const connections = createConnections(interrupted, awake);
  const open = () => connections.open({ ...config, connectionTimeoutMillis: CONNECT_LIMIT_MS, max: POOL_SIZE });
  open();
  try {
    await check(connections, where);
  } catch (error) {
    await connections.close();
    awake.stop();
    throw explain(error);
  }

  // When a host vanished, or a network dropped our connections, no answer will ever arrive on them.
  const answering = watchAnswers(log, awake, () => {
    connections.cut(interrupted());
    open();
  });
  const connect = () =>
    connectForLock(config).catch((error: unknown) => {
      throw explain(error);
    });
  return {
    pool: guardedPool(connections, { explain, answering }),
    leadership: advisoryLeadership(connect),
    isAway: answering.isAway,
    async close() {
      answering.stop();
      awake.stop();
      await connections.close();
    },
  };
}
