import { beforeAll, describe, expect, it } from 'vitest';
import { marketDate, marketInstant } from '#domain/date.ts';
import { untradedQuote, type Quote } from '#domain/quote.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { exchange } from '#exchange.config.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { DelayedMarket, Site } from '#app/context.ts';
import { MARKET } from './resources/market.ts';
import { NotYet } from './not-yet.ts';
import type { ApiRows, Means } from './resource.ts';
import { RESOURCES } from './resources.ts';

const DAY = '2026-11-18';
const at = (clock: string) => marketInstant(DAY, clock);

function quoteAt(clock: string): Quote {
  return { ...untradedQuote('DSX', at(clock)), trades: 1, volume: Number(clock.slice(3)), lastAt: at(clock) };
}

/** The market at 11:20 of a trading day; the API shows the state of 11:05. */
function site(delayed: DelayedMarket | null, read?: 'to-end' | 'in-part'): Site {
  const deal = (clock: string) => ({
    id: clock,
    at: at(clock),
    symbol: 'DSX',
    price: 1_000,
    quantity: 5,
    value: 5_000,
  });
  const minute = (clock: string, volume: number) => ({ index: '', at: at(clock), value: 1, change: 0, volume });
  return {
    exchange,
    locale: 'en',
    delayed: () => delayed,
    delayedInSeconds: () => 431,
    now: () => at('11:20'),
    today: () => marketDate(at('11:20')),
    feedStatus: { stale: () => [], isOffered: () => true },
    live: {
      clock: () => ({ simulated: true }),
      quotes: () => [quoteAt('11:19')],
      indexDay: () => [minute('11:04', 4), minute('11:19', 19)],
      ageMs: () => 0,
    },
    store: {
      securities: { list: async () => [sampleSecurity('DSX')] },
      quotes: { list: async () => [quoteAt('11:19')] },
      bars: { span: async () => undefined, list: async () => [] },
      directDeals: {
        first: async () => '2026-11-02',
        list: async (day: string) => (day === '2026-11-16' ? [] : [deal('11:19'), deal('11:04')]),
      },
      documents: { list: async () => [], find: async () => read && { value: { toEnd: read === 'to-end' } } },
      indexPoints: { list: async () => [] },
    },
  } as unknown as Site;
}

const KNOWN: DelayedMarket = { at: at('11:05'), quotes: [quoteAt('11:04')] };

function rowsOf(name: string, of: Site, day?: string): Promise<ApiRows> {
  const resource = MARKET.find((one) => one.name === name)!;
  const asked = day === undefined ? {} : { day };
  return Promise.resolve(resource.load(of, asked, {} as Means, { after: undefined, limit: 100 })) as Promise<ApiRows>;
}

beforeAll(() => registerCatalog('en', CATALOGS.en));

describe('what the API tells of the running day', () => {
  it('sums up the market by the delayed quotes and minutes, and says of when they are', async () => {
    const { rows, delayedTo } = await rowsOf('market-day', site(KNOWN), DAY);
    expect(delayedTo).toBe(at('11:05'));
    expect(rows.find(({ part }) => part === 'all')).toMatchObject({ securities: 1, volume: 4, trades: 1 });
    expect(rows.filter(({ part }) => part === 'hour').map(({ volume }) => volume)).toContain(4);
    expect(rows.some(({ volume }) => volume === 19)).toBe(false);
  });

  it('tells direct deals when they are that old', async () => {
    const { rows, delayedTo } = await rowsOf('direct-deals', site(KNOWN), DAY);
    expect([rows.map(({ id }) => id), delayedTo]).toEqual([['11:04'], at('11:05')]);
  });

  it('has no sum while the market of that moment is not known, and says when quotes come', async () => {
    const { rows, delayedTo } = await rowsOf('market-day', site(null), DAY);
    expect([rows.filter(({ part }) => part === 'all'), delayedTo]).toEqual([[], at('11:05')]);
    await expect(rowsOf('quotes', site(null))).rejects.toEqual(new NotYet(431));
  });

  it('narrows quotes by the segments that the list of securities has', async () => {
    const listed = [
      sampleSecurity('DSX'),
      sampleSecurity('FUND', { board: '505', kind: 'fund' }),
      sampleSecurity('SUKUK', { board: '505', kind: 'sukuk' }),
    ];
    const quotes = listed.map(({ symbol }) => ({ ...quoteAt('11:04'), symbol }));
    const known = site({ at: at('11:05'), quotes });
    const own = { ...known, store: { ...known.store, securities: { list: async () => listed } } } as unknown as Site;
    const resource = MARKET.find(({ name }) => name === 'quotes')!;
    const symbolsOn = async (board: string) => {
      const found = await resource.load(own, { board }, {} as Means, { after: undefined, limit: 100 });
      return found!.rows.map(({ security }) => security.symbol);
    };
    expect(await symbolsOn('505')).toEqual(['FUND']);
    expect(await symbolsOn('debt')).toEqual(['SUKUK']);
    expect(await symbolsOn('510')).toEqual(['DSX']);
    const [boards] = resource.params;
    expect(boards).toEqual(
      RESOURCES.find(({ name }) => name === 'securities')!.params.find(({ name }) => name === 'board'),
    );
  });

  it('is not held back of days that are over', async () => {
    const { asOf, delayedTo } = await rowsOf('direct-deals', site(KNOWN), '2026-11-17');
    expect([asOf, delayedTo]).toEqual(['2026-11-17', undefined]);
  });

  it('names a day whose direct deals were not read to their end as missing: no rows are not no deals', async () => {
    const missingOf = async (...[read, day]: ['to-end' | 'in-part' | undefined, string]) =>
      (await rowsOf('direct-deals', site(KNOWN, read), day)).missingDays;
    expect(await missingOf(undefined, '2026-11-16')).toEqual(['2026-11-16']);
    expect(await missingOf('in-part', '2026-11-17')).toEqual(['2026-11-17']);
    expect(await missingOf('to-end', '2026-11-16')).toEqual([]);
    expect(await missingOf(undefined, '2026-11-17')).toEqual([]);
    expect(await missingOf('in-part', DAY)).toEqual([]);
  });
});
