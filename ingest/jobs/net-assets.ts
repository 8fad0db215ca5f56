import type { NetAssetValue } from '#upstream/records.ts';
import { defineJob, type JobContext } from '../job.ts';
import { forEachYear } from './each-year.ts';

const HOUR_MS = 3_600_000;
/** Past years that are read, before the current one. */
const PAST_YEARS = 2;
const KIND = 'net-asset-values';

/**
 * Net assets per unit of the funds, year by year from the newest: documents of the kind 'net-asset-values' by symbol
 * and year ('JIWAN:2026'), each a list of days, oldest first. Past years are read until they are stored.
 */
export const netAssetsJob = defineJob({
  name: 'net-assets',
  title: 'Net asset values',
  everyMs: HOUR_MS,
  async run(context, signal) {
    const years = { ahead: 0, past: PAST_YEARS, held: await heldYears(context) };
    await forEachYear(context, years, (year) => readYear(context, signal, year));
  },
});

async function readYear({ upstream, store, clock, reject }: JobContext, signal: AbortSignal, year: number) {
  const { records, rejected } = await upstream.market.netAssetValues(year, { signal });
  await reject('net-assets', rejected);
  const documents = [...Map.groupBy(records, ({ symbol }) => symbol)].map(([symbol, values]) => ({
    key: `${symbol}:${year}`,
    value: values.map(dayOf).sort((a, b) => (a.date < b.date ? -1 : 1)),
  }));
  await store.documents.save(KIND, documents, clock.now());
}

function dayOf({ date, value }: NetAssetValue) {
  return { date, value };
}

async function heldYears({ store }: JobContext): Promise<Set<number>> {
  const documents = await store.documents.list(KIND);
  return new Set(documents.map(({ key }) => Number(key.split(':').at(-1))));
}
