import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Answering } from './answering.ts';
import type { Connections } from './connections.ts';
import { storableText } from './json.ts';
import { fencing } from './fencing.ts';
import { assertLeading, currentTerm } from './leadership.ts';

/** Turns pg's errors into errors that a reader of the log understands; other errors pass unchanged. */
export type Explain = (error: unknown) => unknown;

const ROLLBACK = /^\s*rollback\b/i;

interface Guard {
  explain: Explain;
  answering: Pick<Answering, 'asked'>;
}

/** A visitor's address can contain characters that PostgreSQL rejects in text. */
function storable(parameter: unknown): unknown {
  if (Array.isArray(parameter)) return parameter.map(storable);
  return typeof parameter === 'string' ? storableText(parameter) : parameter;
}

function guardedClient(client: pg.PoolClient, { explain, answering }: Guard): PostgresPoolClient {
  let timedOut = false;
  const send = fencing((text, values) => client.query(text, [...values]));
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // An abandoned transaction is rolled back in any case: its connection returns to the pool.
    if (!ROLLBACK.test(sql)) assertLeading();
    const answer = answering.asked();
    try {
      const result = await send(sql, parameters.map(storable), currentTerm());
      answer.came();
      return result;
    } catch (error) {
      timedOut ||= error instanceof Error && error.message === 'Query read timeout';
      throw answer.failed(explain(error));
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    // A connection whose query timed out is busy with that query: the next user would wait in vain, so it is destroyed.
    release: (destroy?: boolean) => client.release(timedOut || destroy === true),
  } as PostgresPoolClient;
}

/** The connections in the form that Kysely expects. */
export function guardedPool({ take }: Pick<Connections, 'take'>, guard: Guard): PostgresPool {
  const guarded = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: {},
    async connect() {
      const answer = guard.answering.asked();
      const client = await take().catch((error: unknown) => {
        throw answer.failed(guard.explain(error));
      });
      answer.taken();
      const known = guarded.get(client) ?? guardedClient(client, guard);
      guarded.set(client, known);
      return known;
    },
    async end() {},
  };
}
