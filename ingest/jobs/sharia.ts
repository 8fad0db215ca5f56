import type { ShariaQuarter } from '#upstream/records.ts';
import { defineJob, type JobContext } from '../job.ts';
import { requireNoShrink } from '../shrink.ts';

const DAY_MS = 86_400_000;
/** Quarters whose lists may still change; older ones are read once. */
const OPEN_QUARTERS = 2;

/** Sharia lists: documents 'sharia-quarter' ('2026-1') and 'sharia-companies' ('2026-1:home'). */
export const shariaJob = defineJob({
  name: 'sharia',
  title: 'Sharia lists',
  everyMs: DAY_MS,
  async run(context, signal) {
    const { upstream, store, clock, reject } = context;
    const { records, rejected } = await upstream.lists.shariaQuarters({ signal });
    await reject('sharia', rejected);
    requireNoShrink('Sharia lists', records.length, (await store.documents.list('sharia-quarter')).length);
    const quarters = records.toSorted((a, b) => b.endsOn.localeCompare(a.endsOn));
    for (const [age, quarter] of quarters.entries()) {
      await readQuarter(context, signal, quarter, age >= OPEN_QUARTERS);
      // Saved after its lists: when one of them cannot be read, the site has no quarter without its list.
      await store.documents.save('sharia-quarter', [{ key: keyOf(quarter), value: quarter }], clock.now());
    }
  },
});

const keyOf = ({ year, quarter }: ShariaQuarter): string => `${year}-${quarter}`;

async function readQuarter(context: JobContext, signal: AbortSignal, quarter: ShariaQuarter, settled: boolean) {
  const { upstream, store, clock, reject } = context;
  for (const { code, exchange } of quarter.exchanges) {
    const key = `${keyOf(quarter)}:${exchange}`;
    if (settled && (await store.documents.find('sharia-companies', key))) continue;
    const list = await upstream.lists.shariaCompanies(quarter.year, quarter.quarter, code, { signal });
    await reject('sharia', list.rejected);
    if (list.records.length > 0)
      await store.documents.save('sharia-companies', [{ key, value: list.records }], clock.now());
  }
}
