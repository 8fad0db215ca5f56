import type { MarketClock } from '#domain/market-clock.ts';
import type { SomeRecords } from '#domain/market-records.ts';
import type { DirectDeal, IndexPoint, Quote } from '#domain/quote.ts';
import { minuteOf } from '#live/minutes.ts';
import type { Instant } from '#domain/time.ts';
import type { JobContext } from '../job.ts';

/** What moved, to be stored at the next flush. */
export interface Moved extends SomeRecords {
  clock?: MarketClock | undefined;
}

/**
 * Stores the moving part every few seconds instead of at every change: the last state of each security, the last
 * level of each index minute, every direct deal.
 */
export interface Keeper {
  note(moved: Moved): void;
  /**
   * Stores what was noted, and returns whether there was anything, a sign of life included. Throws when the store
   * fails; what was noted then waits for the next flush. One flush at a time: a concurrent caller gets the outcome of
   * the running one.
   */
  flush(): Promise<boolean>;
}

export function createKeeper({ store, clock: time }: Pick<JobContext, 'store' | 'clock'>): Keeper {
  const quotes = new Map<string, Quote>();
  const points = new Map<string, IndexPoint>();
  const deals = new Map<string, DirectDeal>();
  let clock: MarketClock | undefined;
  let storedClock: MarketClock | undefined;
  let heard = false;
  let underWay: Promise<boolean> | undefined;

  async function flushClock(): Promise<void> {
    if (!clock || (storedClock?.epoch === clock.epoch && storedClock.simulated === clock.simulated)) return;
    await store.documents.save('market-clock', [{ key: 'last', value: clock }], time.now());
    storedClock = clock;
  }

  async function flushAll(): Promise<boolean> {
    await flushClock();
    await flushMap(quotes, store.quotes.save);
    await flushMap(points, store.indexPoints.save);
    await flushMap(deals, store.directDeals.save);
    const answer = heard;
    heard = false;
    return answer;
  }

  return {
    note(moved) {
      heard = true;
      clock = moved.clock ?? clock;
      for (const quote of moved.quotes ?? []) quotes.set(quote.symbol, quote);
      for (const point of moved.indices ?? []) points.set(`${point.index} ${minuteOf(point.at)}`, toMinute(point));
      for (const deal of moved.deals ?? []) deals.set(deal.id, deal);
    },
    flush: () => (underWay ??= flushAll().finally(() => (underWay = undefined))),
  };
}

function toMinute(point: IndexPoint): IndexPoint {
  const at: Instant = minuteOf(point.at);
  return { ...point, at };
}

/** Removes only what was stored: a record that changed meanwhile stays for the next flush. */
async function flushMap<T>(records: Map<string, T>, save: (records: T[]) => Promise<unknown>): Promise<void> {
  const taken = [...records];
  if (taken.length === 0) return;
  await save(taken.map(([, record]) => record));
  for (const [key, record] of taken) if (records.get(key) === record) records.delete(key);
}
