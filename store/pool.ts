import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { storableText } from './json.ts';
import type { StoreLog } from './log.ts';

const INT8_OID = 20;
const DATE_OID = 1082;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database holds ${text}, which is beyond a safe integer.`);
  return value;
}

/** bigint as a safe number and date as `YYYY-MM-DD`, in this store's connections only: pg's own defaults stay as they are. */
export const STORE_TYPES: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8_OID) return safeInteger;
    if (oid === DATE_OID) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/**
 * Notes connections that end by themselves. One that ends while it is held, between two statements of a transaction,
 * reports it on itself and not on the pool; unheard, that would end the process.
 */
export function listenForLoss(pool: pg.Pool, log: StoreLog): void {
  const note = (error: Error) =>
    log.warn({ event: 'database-connection-lost', error: error.message }, 'A connection to the database ended.');
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Turns what pg throws into what a reader of the log understands; other errors pass unchanged. */
export type Explain = (error: unknown) => unknown;

/** A visitor's address can hold what PostgreSQL refuses as text. */
function storable(parameter: unknown): unknown {
  if (Array.isArray(parameter)) return parameter.map(storable);
  return typeof parameter === 'string' ? storableText(parameter) : parameter;
}

function guardedClient(client: pg.PoolClient, explain: Explain): PostgresPoolClient {
  let timedOut = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(sql, parameters.map(storable));
    } catch (error) {
      timedOut ||= error instanceof Error && error.message === 'Query read timeout';
      throw explain(error);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    // A connection whose query timed out is still busy with it: the next user would wait in vain.
    release: (destroy?: boolean) => client.release(timedOut || destroy === true),
  } as PostgresPoolClient;
}

/**
 * The pool as Kysely sees it. `current` is asked for every connection, so an engine that restarts can put a new pool
 * in place of the old one; it throws while there is none.
 */
export function guardedPool(current: () => pg.Pool, explain: Explain): PostgresPool {
  const guarded = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: {},
    async connect() {
      const client = await current()
        .connect()
        .catch((error: unknown) => {
          throw explain(error);
        });
      const known = guarded.get(client) ?? guardedClient(client, explain);
      guarded.set(client, known);
      return known;
    },
    async end() {},
  };
}
