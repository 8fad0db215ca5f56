import { Socket } from 'node:net';
import pg from 'pg';
import type { AwakeClock } from './awake.ts';
import { STORE_TYPES } from './types.ts';

/** All connections may be busy for a while. */
const TURN_LIMIT_MS = 30_000;
const QUERY_LIMIT_MS = 60_000;
/** A process that was held up for longer while it waited had less than its limit for an answer. */
const HELD_UP_MS = 500;

/** A client whose limit applies to reaching the database, not to waiting for a free connection. */
function clientWithin(limitMs: number) {
  return class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: limitMs });
    }
  };
}

/** Connections to a database that can end and restart. */
export interface Connections {
  /**
   * Resolves with a connection, in turn. Rejects immediately when the database goes away meanwhile, and while there is
   * none.
   */
  take(): Promise<pg.PoolClient>;
  /** From now on connections are opened to this database. */
  open(config: ConnectionConfig): void;
  /** Breaks all connections: anyone who uses or waits for one gets this reason. */
  cut(reason: Error): void;
  /** Ends all connections once the work under way is done. */
  close(): Promise<void>;
}

/** Address of the database; `connectionTimeoutMillis` is the limit for reaching it. */
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
  // A connection that ends by itself, idle or between two statements, would end the process without a listener. The
  // next statement reports it, and that the database is away if it is.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, sockets };
}

/** True when a connection was not made within its limit. */
function isTooLate(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(error.message);
}

/** @param absent returns the reason while there is no connection */
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

  /** Tries once more when this process was held up for much of the time: the database may have answered meanwhile. */
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
