import type pg from 'pg';
import { StoreError } from '../error.ts';
import type { Leadership } from '../leadership.ts';

/** How often a leader asks whether its connection still stands: a cut network raises no error by itself. */
const PULSE_INTERVAL_MS = 5_000;

const LOST = 'The connection that held the leadership was lost: another node may lead now.';

interface Hold {
  lost: AbortController;
  /** The connection may end from now on without being missed. */
  letGo(): void;
}

/** Misses the connection as soon as it ends, or answers no more. */
function hold(client: pg.Client): Hold {
  const lost = new AbortController();
  let needed = true;
  const lose = () => needed && lost.abort(new StoreError('interrupted', LOST));
  client.on('error', lose);
  client.on('end', lose);
  const pulse = setInterval(() => client.query('select 1').catch(lose), PULSE_INTERVAL_MS);
  return {
    lost,
    letGo() {
      needed = false;
      clearInterval(pulse);
    },
  };
}

async function takeLock(client: pg.Client, name: string): Promise<boolean> {
  const take = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held';
  const { rows } = await client.query<{ held: boolean }>(take, [`manara:${name}`]);
  return rows[0]?.held === true;
}

/**
 * Leadership among all nodes on one PostgreSQL: a session-level advisory lock on a connection of its own, so it ends
 * with that connection, whatever becomes of the process. Needs a direct connection or a session-pooling proxy.
 * `connect` gives a connected client whose queries have a time limit.
 */
export function advisoryLeadership(connect: () => Promise<pg.Client>): Leadership {
  const leading = new Set<AbortController>();
  return {
    async run(name, work) {
      const client = await connect();
      const { lost, letGo } = hold(client);
      try {
        if (!(await takeLock(client, name))) return false;
        leading.add(lost);
        await work(lost.signal);
        return true;
      } finally {
        leading.delete(lost);
        letGo();
        await client.end().catch(() => undefined);
      }
    },
    stepDown(reason) {
      for (const lost of leading) lost.abort(reason);
    },
  };
}
