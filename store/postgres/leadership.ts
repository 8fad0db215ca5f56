import type pg from 'pg';
import { StoreError } from '../error.ts';
import { LOST } from '../fencing.ts';
import { fenced, type Leadership } from '../leadership.ts';

/** How long the lock outlives its holder's last pulse: the server ends a session that is idle for longer. */
const LEASE_MS = 6_000;
/** Interval of the holder's pulse. It is sent from the event loop: a process that hangs, or was stopped, sends none. */
const PULSE_EVERY_MS = 2_000;

/** A connection for one lock, which can be ended whatever it is waiting for. */
export interface LockConnection {
  client: pg.Client;
  end(): Promise<void>;
}

interface Hold {
  signal: AbortSignal;
  /**
   * False from the moment at which the server may have given the lock to another node, whether a timer has noticed or
   * not.
   */
  holds(): boolean;
  lose(reason: Error): void;
  /** Marks the hold as no longer needed: the end of its connection is then not a loss. */
  letGo(): void;
}

/**
 * Holds the lock for as long as the server answers: each answer extends the lease, counted from when its query was
 * sent.
 */
function hold(client: pg.Client): Hold {
  const lost = new AbortController();
  let needed = true;
  let until = performance.now() + LEASE_MS;
  const lose = (reason: Error) => void (needed && lost.abort(reason));
  const miss = () => lose(new StoreError('interrupted', LOST));
  const isOver = () => performance.now() >= until;
  client.on('error', miss);
  client.on('end', miss);
  const pulse = setInterval(() => {
    if (isOver()) return miss();
    const requestedAt = performance.now();
    client.query('select 1').then(() => void (until = requestedAt + LEASE_MS), miss);
  }, PULSE_EVERY_MS);
  return {
    signal: lost.signal,
    holds() {
      if (isOver()) miss();
      return !lost.signal.aborted;
    },
    lose,
    letGo() {
      needed = false;
      clearInterval(pulse);
    },
  };
}

/** The number of this term; null when another node holds the lock. */
async function takeLock(client: pg.Client, name: string): Promise<number | null> {
  await client.query(`set idle_session_timeout = ${LEASE_MS}`);
  const take = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held';
  const { rows } = await client.query<{ held: boolean }>(take, [`manara:${name}`]);
  return rows[0]?.held === true ? beginTerm(client, name) : null;
}

/**
 * From now on nothing that an earlier holder sent is written. A write of the earlier holder under way is waited for.
 */
async function beginTerm(client: pg.Client, name: string): Promise<number> {
  const text = `insert into leaderships (name, term) values ($1, 1)
    on conflict (name) do update set term = leaderships.term + 1 returning term`;
  const { rows } = await client.query<{ term: number }>(text, [name]);
  return rows[0]!.term;
}

/**
 * Leadership among all nodes on one PostgreSQL: a session-level advisory lock on a connection of its own, so it ends
 * with that connection, and that connection ends when its holder is silent. Needs a direct connection or a
 * session-pooling proxy. `connect` returns a connected client whose queries have a time limit.
 */
export function advisoryLeadership(connect: () => Promise<LockConnection>): Leadership {
  const leading = new Set<Hold>();
  return {
    async run(name, work) {
      const { client, end } = await connect();
      const held = hold(client);
      try {
        const number = await takeLock(client, name);
        if (number === null) return false;
        leading.add(held);
        const assertHeld = () => {
          if (!held.holds()) throw held.signal.reason;
        };
        await fenced({ assertHeld, term: { name, number } }, () => work(held.signal, held.holds));
        return true;
      } finally {
        leading.delete(held);
        held.letGo();
        await end();
      }
    },
    stepDown(reason) {
      for (const held of leading) held.lose(reason);
    },
  };
}
