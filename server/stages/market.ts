import { createIngest } from '#ingest/ingest.ts';
import { createMemoryBus } from '#live/bus-memory.ts';
import { createRedisBus } from '#live/bus-redis.ts';
import type { Bus } from '#live/bus.ts';
import { createLiveState } from '#live/state.ts';
import { tagsOfChanges } from '../cache/read-live.ts';
import { createTags, type Tag } from '../cache/tags.ts';
import { announcingStore } from '../cache/writes.ts';
import type { Foundation } from './foundation.ts';
import type { Sources } from './sources.ts';

/** Interval at which a node that cannot hear of changes marks all its pages as changed, ms. */
const UNNOTIFIED_MS = 5_000;

export type Market = Awaited<ReturnType<typeof openMarket>>;

/** Live figures, the bus between nodes, and the ingest, which is started later. Moves and changes move their tags. */
export async function openMarket(foundation: Foundation, { store, services }: Sources) {
  const { log, exchange, clock, ingestClock } = foundation;
  const tags = createTags();
  const live = createLiveState(clock, (changes) => tags.move(tagsOfChanges(changes)));
  const bus = openBus(foundation);
  /** The store; every node is notified of what is saved through it. */
  const announcing = announcingStore(store, (changed) => void bus.publish({ kind: 'invalidation', tags: changed }));
  const { upstream } = services;
  const ingest = createIngest({ upstream, store: announcing, live, bus, log, exchange, clock: ingestClock });
  // Stored figures first: they show whether Redis has older data.
  await ingest.seed();
  await bus.subscribe((message, _position, afterGap) => {
    if (message.kind === 'invalidation') return tags.move(message.tags as Tag[]);
    ingest.heard(message);
    live.apply(message);
    if (afterGap) tags.moveAll();
  });
  setInterval(() => bus.isAway() && tags.moveAll(), UNNOTIFIED_MS).unref();
  return { tags, live, bus, announcing, ingest };
}

function openBus({ settings, log, clock }: Foundation): Bus {
  if (!settings.REDIS_URL) return createMemoryBus();
  return createRedisBus({
    url: settings.REDIS_URL,
    prefix: 'manara',
    now: () => clock.now(),
    onAway: (sentence) => log.warn({ event: 'bus-away' }, sentence),
    onBack: (sentence) => log.info({ event: 'bus-back' }, sentence),
  });
}
