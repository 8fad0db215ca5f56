import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { watchAnswers } from '../answering.ts';
import { createAwakeClock } from '../awake.ts';
import { createConnections, type ConnectionConfig } from '../connections.ts';
import type { Engine } from '../engine.ts';
import { StoreError } from '../error.ts';
import { processLeadership } from '../leadership.ts';
import type { StoreLog } from '../log.ts';
import { guardedPool } from '../pool.ts';
import { makeDataFolder, unusableFolder } from './data-folder.ts';
import { awaitLock, LockHeldError, type Lock } from './lock.ts';
import type { Address } from './protocol.ts';
import { startProblem } from './start-problem.ts';
import { supervise } from './supervisor.ts';
import { keepTidy } from './upkeep.ts';

/**
 * One connection. PGlite has one backend session and runs one statement at a time, so more would gain nothing; and
 * pglite-socket passes on single protocol messages, so all connections share the settings, the unnamed statement and
 * the advisory locks.
 */
const POOL_SIZE = 1;
/** A process killed a moment ago counts as living until the system has removed it. */
const LOCK_PATIENCE_MS = 500;
/**
 * The database process accepts no connection while a statement runs, and on a starved machine that takes seconds; when
 * the process ends, waiting callers are rejected immediately.
 */
const CONNECT_LIMIT_MS = 10_000;
/**
 * Limit of the folder's path: a socket's path can have 107 bytes on Linux and 103 on macOS, including the name
 * `.s.PGSQL.5432`.
 */
const SOCKET_DIR_LIMIT_BYTES = 88;

const DOWN = 'The embedded database has ended and is being started again: the request can be made again in a moment.';

const BROKEN_OFF = /^(Connection terminated|Query read timeout|Client has encountered|timeout)|ECONN|EPIPE|ENOENT/;

function explain(error: unknown): unknown {
  const broken = error instanceof Error && !(error instanceof StoreError) && BROKEN_OFF.test(error.message);
  return broken ? new StoreError('interrupted', DOWN, { cause: error }) : error;
}

async function claim(dataDir: string): Promise<Lock> {
  makeDataFolder(dataDir);
  try {
    return await awaitLock(join(dataDir, 'lock'), LOCK_PATIENCE_MS);
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw unusableFolder(dataDir, error);
    const text = `The data folder ${dataDir} is in use by process ${error.pid}: stop that one, or give this one another DATA_DIR.`;
    throw new StoreError('in-use', text);
  }
}

/** A private folder for the socket: nobody else on the machine can reach the database, which requires no password. */
function socketFolder(dataDir: string): string {
  if (process.platform === 'win32') return '';
  const own = join(dataDir, 'socket');
  return Buffer.byteLength(own) <= SOCKET_DIR_LIMIT_BYTES ? own : mkdtempSync(join(tmpdir(), 'manara-'));
}

function configOf(address: Address): ConnectionConfig {
  const account = { user: 'postgres', database: 'postgres', password: '', ssl: false };
  return { ...address, ...account, max: POOL_SIZE, idleTimeoutMillis: 0, connectionTimeoutMillis: CONNECT_LIMIT_MS };
}

/**
 * The embedded PostgreSQL in `dataDir`, in a process of its own. Throws `StoreError` when the folder cannot be used or
 * belongs to a running process, or when the database cannot start.
 */
export async function openEmbedded(folder: string, log: StoreLog): Promise<Engine> {
  const dataDir = resolve(folder);
  const lock = await claim(dataDir);
  const socketDir = socketFolder(dataDir);
  const leadership = processLeadership();
  const awake = createAwakeClock();
  const answering = watchAnswers(log, awake);
  const connections = createConnections(() => new StoreError('interrupted', DOWN), awake);

  const release = () => {
    answering.stop();
    awake.stop();
    if (socketDir) rmSync(socketDir, { recursive: true, force: true });
    lock.release();
  };
  const down = () => {
    const reason = new StoreError('interrupted', DOWN);
    answering.ended(DOWN);
    leadership.stepDown(reason);
    connections.cut(reason);
  };
  const up = (address: Address) => connections.open(configOf(address));

  const stop = await supervise({ dataDir, socketDir, log, up, down }).catch((error: Error) => {
    release();
    throw startProblem(dataDir, error.message.replace(/\s+/g, ' '));
  });
  const pool = guardedPool(connections, { explain, answering });
  const stopTidying = keepTidy(pool, log);
  return {
    pool,
    leadership,
    isAway: answering.isAway,
    async close() {
      stopTidying();
      await connections.close();
      await stop();
      release();
    },
  };
}
