import type { Feed } from '../feed.ts';
import { requireNoShrink } from '../shrink.ts';

const DAY_MS = 86_400_000;

/** Zakat figures of the exchange's own share (call 7), documents of the kind 'zakat' by year. */
export const zakatFeed: Feed = {
  name: 'zakat',
  title: 'Zakat figures',
  everyMs: DAY_MS,
  async run({ upstream, store, clock, refuse }, signal) {
    const { records, refused } = await upstream.services.zakat({ signal });
    await refuse('zakat', refused);
    requireNoShrink('Zakat figures', records.length, (await store.documents.list('zakat')).length);
    const documents = records.map((figure) => ({ key: String(figure.year), value: figure }));
    await store.documents.save('zakat', documents, clock.now());
  },
};
