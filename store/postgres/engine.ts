import pg from 'pg';
import type { Engine } from '../engine.ts';
import { StoreError } from '../error.ts';
import type { StoreLog } from '../log.ts';
import { guardedPool, listenForLoss, STORE_TYPES } from '../pool.ts';
import { explainer } from './errors.ts';
import { advisoryLeadership } from './leadership.ts';

/** A page asks the store about five things at once; more connections than this only queue inside PostgreSQL's two cores. */
const POOL_SIZE = 10;
const CONNECT_LIMIT_MS = 5_000;
const QUERY_LIMIT_MS = 60_000;
/** A leader that hears nothing for this long must assume that it leads no more. */
const PULSE_LIMIT_MS = 5_000;
const LEAST_VERSION = 150_000;

const NOT_AN_ADDRESS =
  'DATABASE_URL is not the address of a PostgreSQL database: it must look like postgres://user:password@host:5432/name.';

/** Host, port and name of the database: what may be shown of its address. */
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
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    types: STORE_TYPES,
  };
}

async function check(pool: pg.Pool, where: string): Promise<void> {
  const facts = `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
    current_setting('server_encoding') as encoding`;
  const { rows } = await pool.query<{ number: number; version: string; encoding: string }>(facts);
  const found = rows[0];
  if (!found || found.number < LEAST_VERSION) {
    const text = `The database at ${where} is PostgreSQL ${found?.version ?? 'of an unknown version'}: 15 or newer is needed.`;
    throw new StoreError('unsuitable', text);
  }
  if (found.encoding === 'UTF8') return;
  const text = `The database at ${where} keeps its texts in ${found.encoding}: create it anew with the encoding UTF8.`;
  throw new StoreError('unsuitable', text);
}

/** Connects to a PostgreSQL 15 or newer. Throws `StoreError` when it is unreachable or cannot be used. */
export async function openPostgres(databaseUrl: string, log: StoreLog): Promise<Engine> {
  const where = place(databaseUrl);
  const explain = explainer(where);
  const config = configure(databaseUrl);
  const pool = new pg.Pool({ ...config, max: POOL_SIZE, query_timeout: QUERY_LIMIT_MS });
  listenForLoss(pool, log);

  const connect = async () => {
    const client = new pg.Client({ ...config, query_timeout: PULSE_LIMIT_MS });
    client.on('error', () => undefined);
    return client.connect().then(
      () => client,
      (error: unknown) => {
        throw explain(error);
      },
    );
  };

  try {
    await check(pool, where);
  } catch (error) {
    await pool.end();
    throw explain(error);
  }
  return { pool: guardedPool(() => pool, explain), leadership: advisoryLeadership(connect), close: () => pool.end() };
}
