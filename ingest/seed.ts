import { marketDate } from '#domain/date.ts';
import type { MarketClock } from '#domain/market-clock.ts';
import type { IndexPoint } from '#domain/quote.ts';
import type { MarketUpdate } from '#live/update.ts';
import type { Store } from '#store/store.ts';

/** The last stored figures as a first update: with every upstream dead the site can show them. */
export async function storedFigures(store: Store, indexCodes: readonly string[]): Promise<MarketUpdate> {
  const [quotes, clock, jobs, ...days] = await Promise.all([
    store.quotes.list(),
    store.documents.find<MarketClock>('market-clock', 'last'),
    store.ingestJobs.list(),
    ...indexCodes.map((code) => lastDay(store, code)),
  ]);
  const heardAt = jobs.find(({ job }) => job === 'market')?.lastSuccessAt ?? undefined;
  return { kind: 'seed', clock: clock?.value, quotes, indices: days.flat(), heardAt };
}

async function lastDay(store: Store, code: string): Promise<IndexPoint[]> {
  const latest = await store.indexPoints.latest(code);
  return latest ? store.indexPoints.list(code, marketDate(latest.at)) : [];
}
