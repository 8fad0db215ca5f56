import type pg from 'pg';
import { StoreError } from '../error.ts';
import type { Leadership } from '../leadership.ts';

/** How often a leader asks whether its connection still stands: a cut network raises no error by itself. */
const PULSE_INTERVAL_MS = 5_000;

const LOST = 'The connection that held the leadership was lost: another node may lead now.';

/** A promise that never rejects later than it is looked at, and the signal of the connection's loss. */
function watch(client: pg.Client): AbortController {
  const lost = new AbortController();
  const abort = () => lost.abort(new StoreError('interrupted', LOST));
  client.on('error', abort);
  client.on('end', abort);
  return lost;
}

function keepPulse(client: pg.Client, lost: AbortController): () => void {
  const beat = () => client.query('select 1').catch((error: unknown) => lost.abort(error));
  const timer = setInterval(beat, PULSE_INTERVAL_MS);
  return () => clearInterval(timer);
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
  const held = new Set<AbortController>();
  return {
    async run(name, work) {
      const client = await connect();
      const lost = watch(client);
      try {
        if (!(await takeLock(client, name))) return false;
        held.add(lost);
        const stopPulse = keepPulse(client, lost);
        await work(lost.signal).finally(stopPulse);
        return true;
      } finally {
        held.delete(lost);
        await client.end().catch(() => undefined);
      }
    },
    stepDown(reason) {
      for (const lost of held) lost.abort(reason);
    },
  };
}
