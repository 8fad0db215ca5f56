import { beforeEach, describe, expect, it } from 'vitest';
import type { Trade } from '#domain/quote.ts';
import { sampleClock, sampleIndex, sampleQuote, sampleTrade } from '#live/sample.ts';
import type { MarketEvent } from '#upstream/market-event.ts';
import type { CallsOf } from '#upstream/upstream.ts';
import { absent, down, NOW } from '../fake.ts';
import { event, snapshot, testMarket, until } from './test-market.ts';

let { memory, line, market } = testMarket();
beforeEach(() => {
  ({ memory, line, market } = testMarket());
});

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

  it('is read at once, and slowly when only a gap is missing after a loss', async () => {
    const asked: string[] = [];
    const calls: Partial<CallsOf<'market'>> = {
      indexMinutes: async () => ({ records: [], rejected: [] }),
      trades: async (symbol) => {
        asked.push(symbol);
        return { records: [], rejected: [] };
      },
    };
    await market(calls, async ({ clock }) => {
      const pauses = () => clock.waits.filter((ms) => ms === 200).length;
      line.send(snapshot({}));
      await until(() => asked.length === 2);
      expect(pauses()).toBe(0);
      line.send(new Error('the line broke'), snapshot({}));
      await until(() => asked.length === 4);
      expect(pauses()).toBe(2);
    });
  });
});
