import type { Site } from '#app/context.ts';
import { marketInstant } from '#domain/date.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { exchange } from '#exchange.config.ts';
import { sampleClock, sampleQuote } from '#live/sample.ts';
import { createLiveState } from '#live/state.ts';
import type { PageStore } from '#store/store.ts';
import { tagsOfChanges } from './read-live.ts';
import { createSiteReader, type WholeSite } from './read-site.ts';
import type { Reads } from './reads.ts';
import { createTags } from './tags.ts';
import { announcingStore } from './writes.ts';

export const AT = marketInstant('2026-11-18', '11:30');
const QUESTIONS = ['list', 'find', 'findByFile', 'page', 'span', 'latest', 'refusals', 'incidents'];

/** A store that returns nothing and treats every saved record as changed. */
function emptyStore(): PageStore {
  const ask = QUESTIONS.map((name) => [name, async () => undefined] as const);
  const part = {
    ...Object.fromEntries(ask),
    save: async (records: unknown) => ({ changed: Number(Boolean(records)) }),
  };
  const documents = { ...part, save: async (_kind: string) => ({ changed: 1 }) };
  const names = ['securities', 'profiles', 'quotes', 'bars', 'indexPoints', 'directDeals', 'disclosures', 'press'];
  const parts = [...names, 'circulars', 'corporateActions', 'ingestJobs'].map((name) => [name, part] as const);
  return { ...Object.fromEntries(parts), documents, isAway: () => false } as unknown as PageStore;
}

/** A site records what its pages read. */
export function world() {
  const time = { now: AT };
  const now = () => time.now;
  const tags = createTags();
  const live = createLiveState({ now, steady: now }, (changes) => tags.move(tagsOfChanges(changes)));
  live.apply({ kind: 'snapshot', clock: sampleClock({ at: AT, observedAt: AT }), quotes: [sampleQuote('DSX')] });
  live.tick();
  const whole: WholeSite = {
    store: emptyStore(),
    live,
    delayed: () => null,
    delayedInSeconds: () => 0,
    feedStatus: { ages: () => [], stale: () => [], unread: () => false, isOffered: () => true, incidents: () => [] },
    isAlone: () => false,
    search: { find: async () => ({}) as never, titles: () => [] },
    readDocument: async () => null,
    exchange,
    origin: '',
    now,
  };
  const sites = createSiteReader(whole, tags, { now, steady: now });
  /** Returns the reads of a page rendered by these queries. */
  async function page(ask: (site: Site) => unknown): Promise<Reads> {
    const reads = sites.begin();
    await ask(sites.read({ locale: DEFAULT_LOCALE, address: '/en' }, reads));
    return reads;
  }
  const isTrue = (reads: Reads) => reads.staleAt() > now();
  return { time, tags, live, page, isTrue, store: announcingStore(whole.store, tags.move) };
}
