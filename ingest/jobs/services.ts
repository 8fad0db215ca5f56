import { defineJob, type JobContext } from '../job.ts';
import { ifOffered } from '../offered.ts';
import { requireNoShrink } from '../shrink.ts';

const SIX_HOURS_MS = 6 * 3_600_000;

/** The service catalogue (call 8: documents 'service-category') and each service's text (call 2: documents 'service'). */
export const servicesJob = defineJob({
  name: 'services',
  title: 'Service catalogue',
  everyMs: SIX_HOURS_MS,
  async run(context, signal) {
    const { upstream, store, clock, reject } = context;
    const { records, rejected } = await upstream.services.catalog({ signal });
    await reject('services', rejected);
    requireNoShrink('Service catalogue', records.length, (await store.documents.list('service-category')).length);
    const categories = records.map((category, order) => ({ key: category.id, value: { ...category, order } }));
    await store.documents.save('service-category', categories, clock.now());
    const ids = records.flatMap((category) => category.services.map((service) => service.id));
    for (const id of new Set(ids)) await readService(context, signal, id);
  },
});

async function readService({ upstream, store, clock }: JobContext, signal: AbortSignal, id: string): Promise<void> {
  const service = await ifOffered(upstream.content.service(id, { signal }));
  if (service) await store.documents.save('service', [{ key: id, value: service }], clock.now());
}
