import { isAbsent } from '#upstream/error.ts';
import type { JobContext } from '../job.ts';

/** Failures in a row after which the service counts as down, and the rest waits for the next reading. */
const GIVE_UP_AFTER = 3;

/** After this many unknown companies and no known one, the service does not have the call. */
const ABSENT_AFTER = 10;

/**
 * Runs something for every company of this exchange, one after another, in the order of their symbols. A company that
 * fails is skipped; at the end an error says how many were. A company that the service does not know (`isAbsent`) is
 * not a failure; when it knows none, the call's absence is thrown.
 */
export async function forEachCompany(
  { store }: Pick<JobContext, 'store'>,
  signal: AbortSignal,
  work: (symbol: string) => Promise<void>,
): Promise<void> {
  const symbols = await companies(store);
  if (symbols.length === 0) throw new Error('No company is known yet: the list of securities was not read.');
  const failures = { total: 0, inARow: 0, first: undefined as Error | undefined };
  const known = { some: false, missed: 0 };
  for (const symbol of symbols) {
    signal.throwIfAborted();
    try {
      await work(symbol);
      failures.inARow = 0;
      known.some = true;
    } catch (error) {
      signal.throwIfAborted();
      if (isAbsent(error)) {
        known.missed += 1;
        if (!known.some && known.missed >= Math.min(ABSENT_AFTER, symbols.length)) throw error;
        continue;
      }
      failures.total += 1;
      failures.inARow += 1;
      failures.first ??= error as Error;
      if (failures.inARow >= GIVE_UP_AFTER) throw error;
    }
  }
  if (failures.total > 0) {
    const sentence = `${failures.total} of ${symbols.length} companies were not read.`;
    throw new Error(`${sentence} The first: ${failures.first?.message}`, { cause: failures.first });
  }
}

const COMPANY_KINDS = ['equity', 'reit', 'etf', 'fund'];

async function companies(store: JobContext['store']): Promise<string[]> {
  const listed = await store.securities.list({ exchange: 'home', active: true });
  const symbols = listed.filter(({ kind }) => COMPANY_KINDS.includes(kind)).map(({ symbol }) => symbol);
  return symbols.sort();
}
