import type { FeedContext } from '../feed.ts';

/** Failures in a row after which the service counts as down, and the rest waits for the next reading. */
const GIVE_UP_AFTER = 3;

/**
 * Does something for every company of this exchange, one after another, in the order of their symbols.
 * One that fails is passed over; at the end a sentence says how many were.
 */
export async function forEachCompany(
  { store }: Pick<FeedContext, 'store'>,
  signal: AbortSignal,
  work: (symbol: string) => Promise<void>,
): Promise<void> {
  const symbols = await companies(store);
  const failures = { total: 0, inARow: 0, first: undefined as Error | undefined };
  for (const symbol of symbols) {
    signal.throwIfAborted();
    try {
      await work(symbol);
      failures.inARow = 0;
    } catch (error) {
      signal.throwIfAborted();
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

async function companies(store: FeedContext['store']): Promise<string[]> {
  const listed = await store.securities.list({ exchange: 'home', active: true });
  const symbols = listed.filter(({ kind }) => COMPANY_KINDS.includes(kind)).map(({ symbol }) => symbol);
  return symbols.sort();
}
