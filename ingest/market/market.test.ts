import { beforeEach, describe, expect, it } from 'vitest';
import type { DirectDeal, IndexPoint, Quote, Trade } from '#domain/quote.ts';
import { sampleClock, sampleIndex, sampleQuote, sampleTrade } from '#live/sample.ts';
import type { Store } from '#store/store.ts';
import type { MarketEvent } from '#upstream/market-event.ts';
import type { CallsOf } from '#upstream/upstream.ts';
import { absent, down, jobContext, NOW, quickClock } from '../fake.ts';
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
const event = (kind: 'snapshot' | 'update', seq: number, over: object = {}): MarketEvent =>
  ({ kind, epoch: 'day-1', seq, at: NOW + seq, ...nothing, ...over }) as MarketEvent;
const snapshot = (over: object = {}): MarketEvent =>
  event('snapshot', 0, { clock: sampleClock(), quotes: [sampleQuote('AAA'), sampleQuote('BBB')], ...over });

let memory: ReturnType<typeof memoryStore>;
let line: ReturnType<typeof handStream>;
beforeEach(() => {
  memory = memoryStore();
  line = handStream();
});

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

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}

describe('the market by the stream', () => {
  it('is in the live state at once, and in the store a little later', async () => {
    await market({}, async ({ live }) => {
      line.send(snapshot());
      await until(() => live.quotes().length === 2);
      const deal = { id: 'd1', symbol: 'AAA', at: NOW, price: 1, quantity: 1 };
      const quotes = [sampleQuote('AAA', { last: 2_600 })];
      line.send(
        event('update', 1, {
          quotes,
          trades: [sampleTrade('AAA', 1)],
          indices: [sampleIndex('GI', 5, NOW + 5)],
          deals: [deal],
        }),
      );
      await until(() => memory.quotes.get('AAA')?.last === 2_600 && memory.deals.length === 1);
      expect(live.trades('AAA', 9).map(({ id }) => id)).toEqual([1]);
      expect(memory.points).toEqual([sampleIndex('GI', 5, NOW)]);
      expect(memory.outcomes[0]).toBe('market good');
    });
  });

  it('sets the market clock by every event, heartbeats too', async () => {
    await market({}, async ({ live, clock }) => {
      line.send(snapshot());
      await until(() => live.quotes().length === 2);
      line.send({ kind: 'heartbeat', epoch: 'day-1', seq: 1, at: NOW + 9_000_000 });
      await until(() => live.clock().at === NOW + 9_000_000);
      expect(live.clock()).toMatchObject({ phase: 'trading', epoch: 'day-1' });
      expect(live.ageMs()).toBeLessThanOrEqual(clock.now() - NOW);
    });
  });

  it('stores what moved when it stops', async () => {
    await market({}, async ({ live }) => {
      line.send(snapshot());
      await until(() => live.quotes().length === 2);
    });
    expect([...memory.quotes.keys()]).toEqual(['AAA', 'BBB']);
    expect(memory.documents).toEqual([expect.objectContaining({ epoch: 'day-1', simulated: true })]);
  });

  it('keeps what moved while the store is out of order', async () => {
    memory.break(true);
    await market({}, async ({ live, log }) => {
      line.send(snapshot());
      await until(() => live.quotes().length === 2 && log.lines.some(({ level }) => level === 'error'));
      memory.break(false);
      await until(() => memory.quotes.size === 2);
    });
    expect([...memory.quotes.keys()]).toEqual(['AAA', 'BBB']);
  });

  it('takes a new snapshot after a loss, and says the loss', async () => {
    await market({}, async ({ live }) => {
      line.send(
        snapshot(),
        down('the line'),
        snapshot({ quotes: [sampleQuote('AAA', { last: 2_700 }), sampleQuote('BBB')] }),
      );
      await until(() => live.quote('AAA')?.last === 2_700);
    });
    expect(line.connections.length).toBe(2);
    expect(memory.outcomes.some((outcome) => outcome.includes('rejected (the line)'))).toBe(true);
  });

  it('starts a new tape when the day is another', async () => {
    await market({}, async ({ live }) => {
      line.send(snapshot({ trades: [sampleTrade('AAA', 7)] }));
      await until(() => live.trades('AAA', 9).length === 1);
      const clock = sampleClock({ epoch: 'day-2' });
      line.send({ ...snapshot({ clock, trades: [sampleTrade('AAA', 1)] }), epoch: 'day-2' } as MarketEvent);
      await until(() => live.trades('AAA', 1)[0]?.id === 1);
      expect(live.trades('AAA', 9)).toHaveLength(1);
    });
  });

  it('does not believe a snapshot that forgot most of the board', async () => {
    const many = [...Array(20).keys()].map((i) => sampleQuote(`S${i}`));
    await market({}, async ({ live }) => {
      line.send(snapshot({ quotes: many }));
      await until(() => live.quotes().length === 20);
      line.send(snapshot({ quotes: many.slice(0, 2) }));
      await until(() =>
        memory.outcomes.some((outcome) => outcome.startsWith('Market stream: 2 records where 20 are held')),
      );
      expect(live.quotes()).toHaveLength(20);
    });
  });

  it('keeps what it rejected, with the reason', async () => {
    await market({}, async () => {
      line.send(
        snapshot({ rejected: [{ record: { id: 'X' }, reason: 'board "999" is not one that this site knows' }] }),
      );
      await until(() => memory.outcomes.some((outcome) => outcome.startsWith('rejected')));
      expect(memory.outcomes).toContain('rejected: board "999" is not one that this site knows');
    });
  });

  it('asks for the day before it listened: minutes of the indices, trades of each security', async () => {
    const older: Trade[] = [sampleTrade('AAA', 2), sampleTrade('AAA', 1)];
    const calls: Partial<CallsOf<'market'>> = {
      indexMinutes: async (code = 'DSXGI') => ({ records: [sampleIndex(code, 4, NOW - 120_000)], rejected: [] }),
      trades: async (symbol) => ({ records: symbol === 'AAA' ? older : [], rejected: [] }),
    };
    await market(calls, async ({ live }) => {
      line.send(snapshot({ trades: [sampleTrade('AAA', 2)], indices: [sampleIndex('SECTOR', 9)] }));
      await until(() => live.trades('AAA', 9).length === 2 && live.indexDay('SECTOR').length === 2);
      expect(live.indexDay('DSXGI')).toHaveLength(1);
      expect(live.trades('AAA', 9).map(({ id }) => id)).toEqual([2, 1]);
    });
  });
});

describe('the day before the market was listened to', () => {
  it('is read for every configured index, though the first snapshot has none and the service lacks one', async () => {
    const calls: Partial<CallsOf<'market'>> = {
      indexMinutes: async (code = 'DSXGI') => {
        if (code === 'DSXSI') throw absent();
        return { records: [sampleIndex(code, 4, NOW - 120_000)], rejected: [] };
      },
      trades: async () => ({ records: [], rejected: [] }),
    };
    await market(calls, async ({ live }) => {
      line.send(snapshot({}));
      await until(() => live.indexDay('DSXMA').length === 1);
      expect(live.indexDay('DSXGI')).toHaveLength(1);
      expect(live.indexDay('DSXSI')).toHaveLength(0);
    });
  });
});

describe('the market without a stream', () => {
  const quotes = [sampleQuote('AAA'), sampleQuote('BBB')];
  const none = { stream: () => refusing(absent()) };
  const status = async () => sampleClock({ simulated: false });

  /** A stream that breaks before its first event. */
  async function* refusing(error: Error): AsyncGenerator<MarketEvent> {
    const events: MarketEvent[] = [];
    yield* events;
    throw error;
  }

  it("is polled by the contract's own calls", async () => {
    let polls = 0;
    const stocks: CallsOf<'market'>['stocks'] = async ({ at } = {}) => {
      polls += 1;
      return { records: quotes.map((quote) => ({ ...quote, at: at!, volume: polls })), rejected: [] };
    };
    const indexMinutes: CallsOf<'market'>['indexMinutes'] = async () => ({
      records: [sampleIndex('DSXGI', 7)],
      rejected: [],
    });
    await market({ ...none, stocks, status, indexMinutes }, async ({ live, clock }) => {
      await until(() => polls === 3);
      expect(live.quote('AAA')).toMatchObject({ at: sampleClock().at });
      expect([live.index('DSXGI')?.value, live.clock().simulated]).toEqual([7, false]);
      expect(clock.waits).toContain(5_000);
    });
    expect(memory.outcomes).toContain('market good');
    expect([...memory.quotes.keys()]).toEqual(['AAA', 'BBB']);
  });

  it('comes from the market watch when the stocks call is gone', async () => {
    const stocksByDapi = async () => ({ records: quotes, rejected: [] });
    const indexMinutes: CallsOf<'market'>['indexMinutes'] = async () => ({ records: [], rejected: [] });
    await market({ ...none, stocksByDapi, status, indexMinutes }, async ({ live }) => {
      await until(() => live.quotes().length > 0);
      expect(live.quotes()).toEqual(quotes);
    });
  });

  it('needs neither status nor index: the calendar knows the phase', async () => {
    const stocks = async () => ({ records: quotes, rejected: [] });
    await market({ ...none, stocks }, async ({ live }) => {
      await until(() => live.quotes().length === 2);
      expect(live.clock().phase).toBe('trading');
    });
  });

  it('keeps its last figures when everything is down, and says so', async () => {
    let up = true;
    const stocks = async () => {
      if (!up) throw down('stocks');
      return { records: quotes, rejected: [] };
    };
    const indexMinutes: CallsOf<'market'>['indexMinutes'] = async () => ({ records: [], rejected: [] });
    await market({ ...none, stocks, status, indexMinutes }, async ({ live }) => {
      await until(() => live.quotes().length === 2);
      up = false;
      await until(() => memory.outcomes.some((outcome) => outcome.includes('rejected (stocks)')));
      expect(live.quotes()).toHaveLength(2);
    });
  });

  it('is polled for a minute when the stream broke three times, and then the stream is tried again', async () => {
    const stocks = async () => ({ records: quotes, rejected: [] });
    const indexMinutes: CallsOf<'market'>['indexMinutes'] = async () => ({ records: [], rejected: [] });
    await market({ stocks, status, indexMinutes }, async ({ live }) => {
      line.send(down('1'), down('2'), down('3'));
      await until(() => live.quotes().length === 2 && line.connections.length === 4);
      line.send(snapshot({ quotes: [sampleQuote('AAA', { last: 2_900 }), sampleQuote('BBB')] }));
      await until(() => live.quote('AAA')?.last === 2_900);
      expect(line.connections).toHaveLength(4);
    });
  });
});
