import { beforeEach, describe, expect, it } from 'vitest';
import { sampleClock, sampleIndex, sampleQuote } from '#live/sample.ts';
import type { MarketEvent } from '#upstream/market-event.ts';
import type { CallsOf } from '#upstream/upstream.ts';
import { absent, down } from '../fake.ts';
import { snapshot, testMarket, until } from './test-market.ts';

let { memory, line, market } = testMarket();
beforeEach(() => {
  ({ memory, line, market } = testMarket());
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
