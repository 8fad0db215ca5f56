import { beforeAll, describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { DailyBar } from '#domain/quote.ts';
import { exchange } from '#exchange.config.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { fileRefused } from './bulk/file-refused.ts';
import { bulkSource } from './bulk/source.ts';
import { NotYet } from './not-yet.ts';
import type { ApiRows, Means } from './resource.ts';
import { RESOURCES } from './resources.ts';

const TODAY = '2026-11-18';
const DAYS = ['2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17'];
const INDEX = exchange.indices.find(({ kind }) => kind === 'general')!.code;

const bar = (symbol: string, date: string): DailyBar => {
  return { symbol, date, open: 1_000, high: 1_000, low: 1_000, close: 1_000, volume: 5, value: 5_000, trades: 1 };
};

/**
 * A site on its first start. For every security, the days from `first` up to `upTo` have been read; null: not all days
 * of any have been read yet.
 */
function site(upTo: string | null, first = '2025-11-17'): Site {
  const symbols = ['DSX', 'ANBAR'];
  const listed = symbols.map((symbol) => {
    return {
      symbol,
      name: { en: symbol },
      sector: null,
      kind: 'equity',
      board: '510',
      exchange: 'home',
      active: true,
      listedOn: null,
      currency: 'AED',
    };
  });
  const bars = (symbol: string) =>
    DAYS.filter((day) => day >= first || symbol === 'DSX').map((day) => bar(symbol, day));
  const now = marketInstant(TODAY, '11:00');
  return {
    exchange,
    locale: 'en',
    origin: '',
    now: () => now,
    today: () => TODAY,
    delayed: () => null,
    feedStatus: { unread: () => true, isOffered: () => true, stale: () => [] },
    live: { clock: () => ({ simulated: true, speed: 1 }), ageMs: () => 0, indexDay: () => [], quotes: () => [] },
    shared: (_: string, make: (own: Site) => unknown) => make(site(upTo, first)),
    store: {
      securities: { list: async () => listed, find: async (of: string) => listed.find(({ symbol }) => symbol === of) },
      quotes: { list: async () => [] },
      corporateActions: { list: async () => [] },
      indexPoints: { list: async () => [] },
      bars: {
        span: async (of: string) => {
          const own = of === INDEX ? DAYS : bars(of).map(({ date }) => date);
          return { first: own[0]!, last: own.at(-1)! };
        },
        last: async (wanted: readonly { symbol: string; until: string }[]) =>
          wanted.flatMap(
            ({ symbol, until }) =>
              (symbols.includes(symbol) ? bars(symbol) : []).findLast(({ date }) => date <= until) ?? [],
          ),
        list: async (of: string, from: string, to: string) => {
          return (symbols.includes(of) ? bars(of) : []).filter(({ date }) => date >= from && date <= to);
        },
      },
      documents: {
        find: async (kind: string) => (kind === 'bars-read' && upTo ? { value: upTo } : undefined),
        list: async (kind: string) =>
          kind === 'bars-reach' ? symbols.map((key) => ({ key, value: { from: first, done: false } })) : [],
        revisions: async () => ({}),
      },
    },
  } as unknown as Site;
}

async function rowsOf(name: string, of: Site, asked: Record<string, string> = {}): Promise<ApiRows> {
  const resource = RESOURCES.find((one) => one.name === name)!;
  return (await resource.load(of, asked, {} as Means, { after: undefined, limit: 100 }))!;
}

beforeAll(() => {
  for (const code of LOCALE_CODES) registerCatalog(code, CATALOGS[code]);
});

describe('an answer of a day of which not all prices have been read', () => {
  const waits = (day: string) => new NotYet(60, 'history-not-yet', day);

  it.each(['prices', 'market-day'])('has to wait: %s', async (name) => {
    await expect(rowsOf(name, site(null), { day: '2026-11-13' })).rejects.toEqual(waits('2026-11-13'));
    await expect(rowsOf(name, site('2026-11-17', '2026-11-16'), { day: '2026-11-13' })).rejects.toEqual(
      waits('2026-11-13'),
    );
    // Prices of the current day are being read: the index has the day already.
    await expect(rowsOf(name, site('2026-11-16'), { day: '2026-11-17' })).rejects.toEqual(waits('2026-11-17'));
    const { rows } = await rowsOf(name, site('2026-11-17'), { day: '2026-11-13' });
    expect(rows.length).toBeGreaterThan(1);
  });

  it('has to wait where no day is named, too', async () => {
    await expect(rowsOf('prices', site('2026-11-16'))).rejects.toEqual(waits('2026-11-17'));
    await expect(rowsOf('factors', site(null))).rejects.toEqual(waits(TODAY));
  });

  it('counts as missing in a series, and no sum is made of it', async () => {
    const asked = { from: '2026-11-12', to: '2026-11-17' };
    await expect(rowsOf('market-days', site(null), asked)).rejects.toEqual(waits('2026-11-17'));
    const { rows, missingDays } = await rowsOf('market-days', site('2026-11-16', '2026-11-16'), asked);
    expect(rows.map(({ date, volume }) => [date, volume])).toEqual([['2026-11-16', 10]]);
    expect(missingDays).toEqual(['2026-11-12', '2026-11-13', '2026-11-17']);
    expect((await rowsOf('market-days', site('2026-11-16'), asked)).missingDays).toEqual(['2026-11-17']);
  });

  it('is missing from the prices of one security, unless it has been read of that one', async () => {
    const asked = { from: '2026-11-12', to: '2026-11-17' };
    const growing = site('2026-11-17', '2026-11-16');
    const missingOf = async (symbol: string) =>
      (await rowsOf('security-prices', growing, { ...asked, symbol })).missingDays;
    expect(await missingOf('ANBAR')).toEqual(['2026-11-12', '2026-11-13']);
    expect(await missingOf('DSX')).toEqual([]);
  });

  it('is in no file of a whole year', async () => {
    const none = new URLSearchParams();
    for (const of of [site(null), site('2026-11-17', '2026-11-16')]) {
      expect(await bulkSource(of, 'prices', 2026)).toBeNull();
      await expect(fileRefused('/bulk/prices/2026.csv', none, of)).rejects.toEqual(new NotYet(60, 'file-not-yet'));
    }
    const whole = site('2026-11-17');
    expect(await bulkSource(whole, 'prices', 2026)).not.toBeNull();
    expect(await fileRefused('/bulk/prices/2026.csv', none, whole)).toBeNull();
  });
});
