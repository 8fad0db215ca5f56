import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Engine } from '../engine.ts';
import { StoreError } from '../error.ts';
import { processLeadership } from '../leadership.ts';
import type { StoreLog } from '../log.ts';
import { guardedPool, listenForLoss, STORE_TYPES } from '../pool.ts';
import { awaitLock, LockHeldError, type Lock } from './lock.ts';
import type { Address } from './protocol.ts';
import { supervise } from './supervisor.ts';
import { keepTidy } from './upkeep.ts';

/**
 * One connection. PGlite has one backend session and runs one statement at a time, so more would gain nothing; and
 * pglite-socket hands on single protocol messages, so the settings, the unnamed statement and the advisory locks of all
 * connections are the same ones.
 */
const POOL_SIZE = 1;
/** A process that was killed a moment ago still counts as living until the system has cleared it away. */
const LOCK_PATIENCE_MS = 500;
const CONNECT_LIMIT_MS = 60_000;
const QUERY_LIMIT_MS = 60_000;
/** A socket's path may have 107 bytes on Linux and 103 on macOS, with its name `.s.PGSQL.5432`. */
const SOCKET_DIR_LIMIT_BYTES = 88;

const DOWN = 'The embedded database has ended and is being started again: the request can be made again in a moment.';

const BROKEN_OFF = /^(Connection terminated|Query read timeout|Client has encountered|timeout)|ECONN|EPIPE|ENOENT/;

function explain(error: unknown): unknown {
  const broken = error instanceof Error && !(error instanceof StoreError) && BROKEN_OFF.test(error.message);
  return broken ? new StoreError('interrupted', DOWN, { cause: error }) : error;
}

async function claim(dataDir: string): Promise<Lock> {
  try {
    mkdirSync(dataDir, { recursive: true });
    return await awaitLock(join(dataDir, 'lock'), LOCK_PATIENCE_MS);
  } catch (error) {
    if (!(error instanceof LockHeldError)) {
      const reason = (error as Error).message;
      throw new StoreError(
        'unsuitable',
        `The data folder ${dataDir} cannot be used (${reason}): give another DATA_DIR.`,
      );
    }
    const text = `The data folder ${dataDir} is in use by process ${error.pid}: stop that one, or give this one another DATA_DIR.`;
    throw new StoreError('in-use', text);
  }
}

/** A private folder for the socket: nobody else on the machine can reach the database, which asks no password. */
function socketFolder(dataDir: string): string {
  if (process.platform === 'win32') return '';
  const own = join(dataDir, 'socket');
  return Buffer.byteLength(own) <= SOCKET_DIR_LIMIT_BYTES ? own : mkdtempSync(join(tmpdir(), 'manara-'));
}

function openPool(address: Address, log: StoreLog): pg.Pool {
  const pool = new pg.Pool({
    ...address,
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    max: POOL_SIZE,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
    types: STORE_TYPES,
  });
  listenForLoss(pool, log);
  return pool;
}

/**
 * The embedded PostgreSQL in `dataDir`, in a process of its own.
 * Throws `StoreError` when the folder cannot be used, belongs to a running process, or the database cannot start.
 */
export async function openEmbedded(folder: string, log: StoreLog): Promise<Engine> {
  const dataDir = resolve(folder);
  const lock = await claim(dataDir);
  const socketDir = socketFolder(dataDir);
  const leadership = processLeadership();
  let pool: pg.Pool | undefined;

  const release = () => {
    if (socketDir) rmSync(socketDir, { recursive: true, force: true });
    lock.release();
  };
  const down = () => {
    const ended = pool;
    pool = undefined;
    leadership.stepDown(new StoreError('interrupted', DOWN));
    void ended?.end().catch(() => undefined);
  };
  const up = (address: Address) => {
    pool = openPool(address, log);
  };
  const current = () => {
    if (!pool) throw new StoreError('interrupted', DOWN);
    return pool;
  };

  const stop = await supervise({ dataDir, socketDir, log, up, down }).catch((error: Error) => {
    release();
    throw new StoreError(
      'unsuitable',
      `The embedded database in ${dataDir} cannot start (${error.message}): give another DATA_DIR, or a DATABASE_URL.`,
    );
  });
  const stopTidying = keepTidy((statement) => current().query(statement), log);
  return {
    pool: guardedPool(current, explain),
    leadership,
    async close() {
      stopTidying();
      await pool?.end();
      await stop();
      release();
    },
  };
}
