import { Socket } from 'node:net';
import pg from 'pg';
import type { AwakeClock } from './awake.ts';
import { STORE_TYPES } from './types.ts';

/** All connections may be busy for a while. */
const TURN_LIMIT_MS = 30_000;
const QUERY_LIMIT_MS = 60_000;
/** A process that was held up for longer while it waited had less than its limit to be answered in. */
const HELD_UP_MS = 500;

/** Reaches the database within the limit of a connection, which is not that of waiting for a free one. */
function clientWithin(limitMs: number) {
  return class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: limitMs });
    }
  };
}

/** The connections to a database that can end and begin again. */
export interface Connections {
  /** A connection, in its turn. Rejects at once when the database goes away meanwhile, and while there is none. */
  take(): Promise<pg.PoolClient>;
  /** From now on connections are made to this database. */
  open(config: ConnectionConfig): void;
  /** Ends all connections as they are: anyone who uses one or waits for one hears this reason. */
  cut(reason: Error): void;
  /** Ends all connections once what is under way is done. */
  close(): Promise<void>;
}

/** Where the database is; `connectionTimeoutMillis` is the limit of reaching it. */
export type ConnectionConfig = pg.PoolConfig & { connectionTimeoutMillis: number };

interface Pool {
  pool: pg.Pool;
  sockets: Set<Socket>;
}

function openPool({ connectionTimeoutMillis, ...config }: ConnectionConfig): Pool {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    ...config,
    Client: clientWithin(connectionTimeoutMillis),
    connectionTimeoutMillis: TURN_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
    types: STORE_TYPES,
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  });
  // One that ends by itself, idle or between two statements, ends the process where nobody listens. Anyone who asks next
  // hears of it, and says so where the database is away.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, sockets };
}

/** A connection was not made within its limit. */
function isTooLate(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(error.message);
}

/** @param absent says why there is no connection while there is none */
export function createConnections(absent: () => Error, awake: AwakeClock): Connections {
  const waiting = new Set<(reason: Error) => void>();
  let held: Pool | undefined;

  function end(reason: Error): void {
    const ended = held;
    held = undefined;
    for (const reject of waiting) reject(reason);
    waiting.clear();
    for (const socket of ended?.sockets ?? []) socket.destroy();
    ended?.pool.end().catch(() => undefined);
  }

  /** Tries once more where this process was held up for much of the time: the database may have answered meanwhile. */
  async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
    const before = awake.heldUpMs();
    try {
      return await pool.connect();
    } catch (error) {
      if (!isTooLate(error) || awake.heldUpMs() - before < HELD_UP_MS) throw error;
      return await pool.connect();
    }
  }

  return {
    take() {
      if (!held) return Promise.reject(absent());
      const { pool } = held;
      return new Promise((resolve, reject) => {
        waiting.add(reject);
        connect(pool).then(
          (client) => (waiting.delete(reject) ? resolve(client) : client.release(true)),
          (error: unknown) => {
            waiting.delete(reject);
            reject(error);
          },
        );
      });
    },
    open(config) {
      held = openPool(config);
    },
    cut: end,
    async close() {
      await held?.pool.end();
    },
  };
}
