import { defineJob, type JobContext } from '../job.ts';
import { requireNoShrink } from '../shrink.ts';
import { forEachCompany } from './each-company.ts';

const DAY_MS = 86_400_000;

/**
 * Zakat figures (call 7): for the exchange's own share documents of the kind 'zakat' by year; for each other issuer
 * that publishes them one of the kind 'zakat-of' by symbol.
 */
export const zakatJob = defineJob({
  name: 'zakat',
  title: 'Zakat figures',
  everyMs: DAY_MS,
  async run(context, signal) {
    const { upstream, store, clock, reject } = context;
    const { records, rejected } = await upstream.services.zakat({ signal });
    await reject('zakat', rejected);
    requireNoShrink('Zakat figures', records.length, (await store.documents.list('zakat')).length);
    const documents = records.map((figure) => ({ key: String(figure.year), value: figure }));
    await store.documents.save('zakat', documents, clock.now());
    await forEachCompany(context, signal, (symbol) => readIssuer(context, signal, symbol));
  },
});

async function readIssuer(context: JobContext, signal: AbortSignal, symbol: string): Promise<void> {
  const { upstream, store, clock, reject, exchange } = context;
  if (symbol === exchange.ownSymbol) return;
  const { records, rejected } = await upstream.services.zakat({ symbol, signal });
  await reject('zakat', rejected);
  const held = await store.documents.find<readonly unknown[]>('zakat-of', symbol);
  if (records.length === 0 && !held) return;
  await store.documents.save('zakat-of', [{ key: symbol, value: records }], clock.now());
}
