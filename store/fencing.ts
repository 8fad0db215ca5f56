import { StoreError } from './error.ts';
import type { Term } from './leadership.ts';

export const LOST = 'The leadership was lost: another node may lead now.';

type Send<Result> = (text: string, values: readonly unknown[]) => Promise<Result>;

const BEGINS = /^\s*(begin|start\s+transaction)\b/i;
const ENDS = /^\s*(commit|rollback|end|abort)\b(?!\s+to\b)/i;
const READS = /^\s*(select|fetch|declare|close|set|show|savepoint|release|rollback)\b/i;
/**
 * Longest time that a holder which stops in the middle of its transaction keeps the next one from acquiring the lock.
 */
const IDLE_LIMIT_MS = 6_000;
/** Locks the row until the transaction ends: nobody acquires the lock between this check and the writes after it. */
const LOOK = `select set_config('idle_in_transaction_session_timeout', '${IDLE_LIMIT_MS}', true) as set
  from leaderships where name = $1 and term = $2 for share`;

/**
 * Sends statements of one connection. What is written under a lock is written in a transaction in which the database
 * itself has checked that the lock was not acquired again since: a long-delayed statement writes nothing.
 */
export function fencing<Result extends { rows: unknown[] }>(send: Send<Result>) {
  let isOpen = false;

  async function look({ name, number }: Term): Promise<void> {
    const { rows } = await send(LOOK, [name, number]);
    if (rows.length === 0) throw new StoreError('interrupted', LOST);
  }

  /** Only this begins the transaction: when the check fails, nothing else would end it. */
  async function begin(text: string, term: Term): Promise<Result> {
    const begun = await send(text, []);
    try {
      await look(term);
    } catch (error) {
      await send('rollback', []).catch(() => undefined);
      throw error;
    }
    return begun;
  }

  async function alone(text: string, values: readonly unknown[], term: Term): Promise<Result> {
    await begin('begin', term);
    try {
      const result = await send(text, values);
      await send('commit', []);
      return result;
    } catch (error) {
      await send('rollback', []).catch(() => undefined);
      throw error;
    }
  }

  return async (text: string, values: readonly unknown[], term: Term | undefined): Promise<Result> => {
    if (BEGINS.test(text)) {
      const begun = await (term ? begin(text, term) : send(text, values));
      isOpen = true;
      return begun;
    }
    if (ENDS.test(text)) isOpen = false;
    if (!term || isOpen || READS.test(text) || ENDS.test(text)) return await send(text, values);
    return await alone(text, values, term);
  };
}
