import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openCluster } from './cluster.ts';
import { awaitLock } from './lock.ts';
import { guardAgainstOrphanhood } from './orphan-guard.ts';
import type { Address, FromDatabase } from './protocol.ts';

/**
 * The embedded database as a process of its own: PGlite blocks the thread that calls it, which must not be the one that
 * answers pages. Arguments: the data folder, and the socket's folder ('' for a loopback port).
 */

const SOCKET_PORT = 5432;
/** The database process of a killed parent may not have ended yet; two processes on one folder would corrupt it. */
const LOCK_PATIENCE_MS = 15_000;
const STOP_LIMIT_MS = 5_000;

function sendToParent(message: FromDatabase, then = () => {}): void {
  if (process.connected) process.send?.(message, then);
  else then();
}

/** The engine also throws objects of its own file system, which have a number and no message. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.message !== '') return error.message;
  const { errno } = (error ?? {}) as { errno?: number };
  return errno === undefined ? 'an unknown fault' : `fault ${errno} in its files`;
}

function giveUp(error: unknown): void {
  sendToParent({ kind: 'failed', message: reasonOf(error) }, () => process.exit(1));
}

/** After a failure of the engine itself pglite-socket's queue never moves again: the process ends, to be restarted. */
function endOnEngineFailure(database: PGlite): void {
  const run = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (...parameters) => {
    try {
      await run(...parameters);
    } catch (error) {
      giveUp(error);
    }
  };
}

/** Listens for the one connection of the parent's pool; a few more may overlap while an old one is closing. */
async function serve(database: PGlite, socketDir: string): Promise<{ server: PGLiteSocketServer; address: Address }> {
  const overlap = { db: database, maxConnections: 8 };
  if (socketDir) {
    mkdirSync(socketDir, { recursive: true, mode: 0o700 });
    const path = join(socketDir, `.s.PGSQL.${SOCKET_PORT}`);
    rmSync(path, { force: true });
    const server = new PGLiteSocketServer({ ...overlap, path });
    await server.start();
    return { server, address: { host: socketDir, port: SOCKET_PORT } };
  }
  const server = new PGLiteSocketServer({ ...overlap, host: '127.0.0.1', port: 0 });
  await server.start();
  const [host = '', port] = server.getServerConn().split(':');
  return { server, address: { host, port: Number(port) } };
}

async function main(dataDir: string, socketDir: string): Promise<void> {
  const lock = await awaitLock(join(dataDir, 'database.lock'), LOCK_PATIENCE_MS);
  process.on('exit', () => lock.release());
  const database = await openCluster(dataDir);
  endOnEngineFailure(database);
  const { server, address } = await serve(database, socketDir);

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await server.stop();
    await database.close();
    process.exit(0);
  };
  if (!process.connected) return stop();
  process.once('disconnect', stop);
  sendToParent({ kind: 'ready', address });
}

// An interrupt at the terminal reaches the whole process group: the parent ends this process once its last request is
// answered.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

guardAgainstOrphanhood(2 * STOP_LIMIT_MS);
main(process.argv[2] ?? '', process.argv[3] ?? '').catch(giveUp);
