import type { DirectDeal, IndexPoint, Quote } from '#domain/quote.ts';
import { sampleClock, sampleQuote } from '#live/sample.ts';
import type { Store } from '#store/store.ts';
import type { MarketEvent } from '#upstream/market-event.ts';
import type { CallsOf } from '#upstream/upstream.ts';
import { jobContext, NOW, quickClock } from '../fake.ts';
import { runMarket } from './market.ts';

/** Stores the market's data in memory. */
function memoryStore() {
  const quotes = new Map<string, Quote>();
  const points: IndexPoint[] = [];
  const deals: DirectDeal[] = [];
  const outcomes: string[] = [];
  const documents: unknown[] = [];
  let broken = false;
  const save =
    <T>(keep: (record: T) => void) =>
    async (records: T[]) => {
      if (broken) throw new Error('the disk is full');
      records.forEach(keep);
      return { changed: records.length };
    };
  const store = {
    quotes: { save: save((quote: Quote) => void quotes.set(quote.symbol, quote)) },
    indexPoints: { save: save((point: IndexPoint) => void points.push(point)) },
    directDeals: { save: save((deal: DirectDeal) => void deals.push(deal)) },
    documents: {
      save: async (_kind: string, records: { value: unknown }[]) =>
        void documents.push(...records.map(({ value }) => value)),
    },
    ingestJobs: {
      succeeded: async (job: string) => void outcomes.push(`${job} good`),
      failed: async (job: string, _at: number, error: string) => void outcomes.push(error),
      reject: async (_job: string, _at: number, _record: unknown, reason: string) =>
        void outcomes.push(`rejected: ${reason}`),
    },
  } as unknown as Store;
  return { store, quotes, points, deals, outcomes, documents, break: (now: boolean) => (broken = now) };
}

/** A stream whose events the test supplies; each connection is one `connect`. */
function handStream() {
  const arrivals: (MarketEvent | Error)[] = [];
  let wake = (): void => undefined;
  const connections: number[] = [];
  async function* stream({ signal }: { signal?: AbortSignal | undefined } = {}): AsyncGenerator<MarketEvent> {
    connections.push(connections.length);
    signal?.addEventListener('abort', () => wake());
    for (;;) {
      while (arrivals.length === 0 && !signal?.aborted) await new Promise<void>((resolve) => (wake = resolve));
      signal?.throwIfAborted();
      const next = arrivals.shift()!;
      if (next instanceof Error) throw next;
      yield next;
    }
  }
  return {
    stream: stream as CallsOf<'market'>['stream'],
    connections,
    send(...events: (MarketEvent | Error)[]) {
      arrivals.push(...events);
      wake();
    },
  };
}

const nothing = { clock: null, quotes: [], depth: [], trades: [], indices: [], deals: [], rejected: [] };
/** An event changes nothing but what is given. */
export const event = (kind: 'snapshot' | 'update', seq: number, over: object = {}): MarketEvent =>
  ({ kind, epoch: 'day-1', seq, at: NOW + seq, ...nothing, ...over }) as MarketEvent;
/** A snapshot shows two securities. */
export const snapshot = (over: object = {}): MarketEvent =>
  event('snapshot', 0, { clock: sampleClock(), quotes: [sampleQuote('AAA'), sampleQuote('BBB')], ...over });

/** The market is stored in memory, and the test sends its stream. */
export function testMarket() {
  const memory = memoryStore();
  const line = handStream();

  async function begin(calls: Partial<CallsOf<'market'>>) {
    const clock = quickClock();
    const context = await jobContext(memory.store, { market: { stream: line.stream, ...calls } }, clock);
    const { live, log } = context;
    return {
      context: { ...context, pause: (ms: number, signal: AbortSignal) => pauseOn(clock, ms, signal) },
      live,
      log,
      clock,
    };
  }

  /** Runs the market on these calls while `play` runs; `until` waits in turns of the event loop, not by a clock. */
  async function market(
    calls: Partial<CallsOf<'market'>>,
    play: (run: Awaited<ReturnType<typeof begin>>) => Promise<void>,
  ) {
    const run = await begin(calls);
    const end = new AbortController();
    const running = runMarket(run.context, end.signal);
    await play(run);
    end.abort();
    await running;
    return run;
  }

  return { memory, line, market };
}

function pauseOn(clock: ReturnType<typeof quickClock>, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const callOff = clock.after(ms, resolve);
    signal.addEventListener('abort', () => {
      callOff();
      reject(signal.reason as Error);
    });
  });
}

/** The test waits until the condition holds. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}
