import type { DatedBasket } from '#domain/index-level.ts';
import type { PlainDate } from '#domain/time.ts';
import { defineJob, type JobContext } from '../job.ts';
import { requireNoShrink } from '../shrink.ts';

const HALF_HOUR_MS = 1_800_000;

/**
 * Baskets of the indices: documents 'index-basket' by index and first day ('DSXGI:2026-10-01'), and 'index-basket-days'
 * by index, the first days of its baskets, oldest first. A new basket is stored before the session in which it is first
 * used.
 */
export const indexBasketsJob = defineJob({
  name: 'index-baskets',
  title: 'Index baskets',
  everyMs: HALF_HOUR_MS,
  async run(context, signal) {
    for (const { code } of context.exchange.indices) await readIndex(context, signal, code);
  },
});

async function readIndex(context: JobContext, signal: AbortSignal, code: string): Promise<void> {
  const { upstream, store, clock, reject } = context;
  const { records, rejected } = await upstream.market.baskets(code, { signal });
  await reject('index-baskets', rejected);
  const held = (await store.documents.find<PlainDate[]>('index-basket-days', code))?.value ?? [];
  requireNoShrink(`Baskets of ${code}`, records.length, held.length);
  const documents = records.map((basket) => ({ key: `${code}:${basket.from}`, value: basket }));
  await store.documents.save('index-basket', documents, clock.now());
  // After the baskets, so that a page finds every day that the list names.
  await store.documents.save('index-basket-days', [{ key: code, value: daysOf(held, records) }], clock.now());
}

/** Days older than those in the service's answer are kept. */
function daysOf(held: readonly PlainDate[], records: readonly DatedBasket[]): PlainDate[] {
  const published = records.map(({ from }) => from);
  const [first] = published;
  return first === undefined ? [...held] : [...held.filter((day) => day < first), ...published];
}
