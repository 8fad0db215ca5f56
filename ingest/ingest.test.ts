import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import type { Locale } from '#domain/locale.ts';
import { createMemoryBus } from '#live/bus-memory.ts';
import { sampleClock, sampleIndex, sampleQuote } from '#live/sample.ts';
import { createLiveState } from '#live/state.ts';
import { StoreError } from '#store/error.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import type { Upstream } from '#upstream/upstream.ts';
import { down, fakeUpstream, heardLog, NOW, quickClock } from './fake.ts';
import { createIngest } from './ingest.ts';
import { batch } from './jobs/test-batch.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

/** One node: state, bus and ingest on the shared store. */
async function node(upstream: Upstream, bus = createMemoryBus(), of: Partial<Store> = {}) {
  const clock = quickClock();
  const live = createLiveState(clock);
  const log = heardLog();
  await bus.subscribe((message) => {
    if (message.kind === 'invalidation') return;
    live.apply(message);
    live.tick();
  });
  return {
    live,
    log,
    bus,
    clock,
    ingest: createIngest({ upstream, store: { ...store, ...of }, live, bus, log, exchange, clock }),
  };
}

const nobody = fakeUpstream({});
/** Services that answer only the calls that the site requires. */
function goodServices(content: Partial<Upstream['content']> = {}): Upstream {
  async function* stream({ signal }: { signal?: AbortSignal | undefined } = {}) {
    const quotes = [sampleQuote('AAA'), sampleQuote('BBB')];
    const change = { depth: [], trades: [], indices: [sampleIndex('DSXGI', 5_000_000)], deals: [], rejected: [] };
    yield { kind: 'snapshot' as const, epoch: 'day-1', seq: 0, at: NOW, clock: sampleClock(), quotes, ...change };
    await new Promise((resolve) => signal!.addEventListener('abort', resolve));
  }
  async function* pages() {
    yield { ...batch([]), more: false };
  }
  return fakeUpstream({
    market: { stream } as never,
    lists: { securities: async () => batch([]), freshEquities: async () => batch([]) },
    content: { securities: async () => batch([]), circulars: async () => batch([]), ...content },
    disclosures: { pages, press: async (_lang: Locale) => batch([]) },
  });
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}

describe('the first start', () => {
  it('without any service is not ready, and says what is missing and why', async () => {
    const { ingest, log } = await node(nobody);
    ingest.start();
    await until(() => log.lines.some(({ text }) => /^Not ready yet. Market: not read yet. .*rejected/.test(text)));
    // Anybody may read these reasons: they name no service.
    expect(ingest.notReadyReasons()).toEqual([
      'Market: not read yet.',
      'Securities: not read yet.',
      'Disclosures: not read yet.',
      'Circulars: not read yet.',
      'Press releases: not read yet.',
    ]);
    await ingest.stop();
    await expect(ingest.firstIngestDone).rejects.toThrow('The ingest was stopped.');
  });

  it('is not held back by one job that is rejected again and again', async () => {
    const { ingest } = await node(goodServices({ circulars: () => Promise.reject(down('content.circulars')) }));
    ingest.start();
    await ingest.firstIngestDone;
    expect(ingest.notReadyReasons()).toEqual([]);
    const states = await store.ingestJobs.list();
    expect(states.find(({ job }) => job === 'circulars')).toMatchObject({ lastSuccessAt: null });
    await ingest.stop();
  });

  it('is ready when each of them was read once', async () => {
    const { ingest, live } = await node(goodServices());
    ingest.start();
    await ingest.firstIngestDone;
    expect(ingest.notReadyReasons()).toEqual([]);
    expect(live.quote('AAA')?.last).toBe(2_500);
    await ingest.stop();
  });
});

describe('a restart with every service dead', () => {
  it('is ready, and shows the last figures with their origin and their age', async () => {
    const { ingest, live, clock } = await node(nobody);
    await ingest.seed();
    live.tick();
    ingest.start();
    await ingest.firstIngestDone;
    expect(live.quotes().map(({ symbol }) => symbol)).toEqual(['AAA', 'BBB']);
    expect(live.index('DSXGI')?.value).toBe(5_000_000);
    expect(live.clock()).toMatchObject({ simulated: true, epoch: 'day-1' });
    const market = (await store.ingestJobs.list()).find(({ job }) => job === 'market');
    // Another test's node may have heard it later than this one's clock says.
    expect(live.ageMs()).toBeGreaterThanOrEqual(clock.now() - market!.lastSuccessAt!);
    await ingest.stop();
  });
});

describe('two nodes', () => {
  it('have one leader, and the other takes over when it ends', async () => {
    const bus = createMemoryBus();
    const [first, second] = [await node(goodServices(), bus), await node(goodServices(), bus)];
    first.ingest.start();
    await until(() => first.log.lines.some(({ text }) => text === 'This node reads the services.'));
    await second.ingest.seed();
    second.live.tick();
    second.ingest.start();
    await second.ingest.firstIngestDone;
    const leads = () => second.log.lines.some(({ text }) => text === 'This node reads the services.');
    expect([leads(), second.live.quotes().length]).toEqual([false, 2]);
    await first.ingest.stop();
    await until(leads);
    await second.ingest.stop();
  });
});

describe('a node whose store is away', () => {
  const away: Partial<Store> = {
    isAway: () => true,
    withLeadership: () => Promise.reject(new StoreError('unreachable', 'gone')),
    quotes: { ...({} as Store['quotes']), save: () => expect.unreachable() },
  };

  it('reads the market for its own readers: it writes nothing, tells no other node, and logs no fault', async () => {
    const bus = createMemoryBus();
    const updates: unknown[] = [];
    await bus.subscribe((update) => void updates.push(update));
    const { ingest, live, log } = await node(goodServices(), bus, away);
    ingest.start();
    await until(() => {
      live.tick();
      return live.quote('AAA') !== undefined;
    });
    // Missing calls of the services are reported; nothing is reported of the store.
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect(updates).toEqual([]);
    await ingest.stop();
  });

  it('leaves that to another from which it hears', async () => {
    const { ingest, live, clock } = await node(goodServices(), createMemoryBus(), away);
    ingest.start();
    const from = clock.now();
    while (clock.now() < from + 60_000) {
      ingest.heard({ kind: 'delta', heardAt: clock.now() });
      live.tick();
      await new Promise(setImmediate);
    }
    expect(live.quote('AAA')).toBeUndefined();
    await until(() => {
      live.tick();
      return live.quote('AAA') !== undefined;
    });
    await ingest.stop();
  });
});
