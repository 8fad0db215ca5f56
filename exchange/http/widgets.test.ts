import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiteSecuritiesLists } from '#upstream/wire/listing.ts';
import type { Exchange } from '../exchange.ts';
import { inArabic } from '../fixtures/arabic.ts';
import { startExchange } from '../fixtures/exchange.ts';
import { clientOf } from './test-client.ts';

let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange();
}, 60_000);
afterAll(() => exchange.close());

const { command, ask } = clientOf(() => exchange);

describe('the widgets', () => {
  test('call their JSON plain text', async () => {
    expect((await command({ Command: 'shariahlisting' })).headers.get('content-type')).toBe(
      'text/plain; charset=utf-8',
    );
  });

  test('answer an unknown command with nothing', async () => {
    const answer = await command({ Command: 'Guessed' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('give a profile in both languages, and null for an unknown symbol', async () => {
    const profile = { Command: 'companyprofile', symbol: 'JIWAN' };
    const [en, ar] = await Promise.all([
      ask<Record<string, string>>({ ...profile, lang: 'en' }),
      ask<Record<string, string>>({ ...profile, lang: 'ar' }),
    ]);
    expect(en).toMatchObject({
      Symbol: 'JIWAN',
      Market: 'ESX',
      Sector: 'Financials',
      InstrumentType: 'equities',
      IssuedShares: 6_200_000_000,
      PerShareValue: '1.00 AED',
      DateOfListing: '2001-03-18',
      EstablishedDate: 'May 09, 1971',
    });
    expect(en['MarketCap']).toMatch(/^\d{1,3}(,\d{3})+$/);
    expect(en['CompanyBrief']).toContain('<strong>Country of incorporation: United Arab Emirates</strong>');
    expect(ar['FullName']).toBe('بنك الجيوان ش.م.ع');
    expect(inArabic(ar['CompanyBrief']!)).toBe(true);
    expect(await ask({ Command: 'companyprofile', symbol: 'NOPE', lang: 'en' })).toBeNull();
  });

  test('give the six lists with their quirks: one type of security, stray spaces, a symbol in two lists', async () => {
    const lists = await ask<LiteSecuritiesLists>({ Command: 'LiteSecuritiesLists', Language: 'en' });
    expect(Object.keys(lists)).toEqual(['Equities', 'Bonds', 'Sukuks', 'Funds', 'ETFs', 'REITs']);
    const all = Object.values(lists).flat();
    expect(new Set(all.map(({ SecurityType }) => SecurityType))).toEqual(new Set(['Equity']));
    expect(all.filter(({ SecuritySymbol }) => SecuritySymbol.startsWith(' '))).toHaveLength(1);
    expect(all.filter(({ SecuritySymbol }) => SecuritySymbol === 'MNZUAE')).toHaveLength(2);
    const one = await ask<unknown[]>({ Command: 'LiteSecuritiesLists', securitytype: 'equities', Language: 'ar' });
    expect(one).toHaveLength(lists.Equities.length);
  });

  test('give zakat for the own share only, and dividends of a year at their own address', async () => {
    expect(await ask({ Command: 'GetZakatCalculatorDetails', Symbol: 'JIWAN' })).toEqual([]);
    expect((await ask<{ Year: number }[]>({ Command: 'GetZakatCalculatorDetails', Symbol: 'ESX' })).at(-1)?.Year).toBe(
      2025,
    );
    const dividends = (await (await command({ Command: 'getdividendsconfig', year: '2025' }, '/api')).json()) as Record<
      string,
      unknown
    >[];
    expect(dividends.length).toBeGreaterThan(40);
    const split = dividends.find(({ Symbol }) => Symbol === 'KARAWAN')!;
    // Before its four-for-one split a share had a par of AED 1.00, and there were a quarter as many.
    expect(split['DividendPercentage']).toBeCloseTo((split['DividendPerShare'] as number) * 100, 6);
    expect(split['TotalAmount']).toBeCloseTo((split['DividendPerShare'] as number) * 1_167_500_000, -1);
  });

  test('give prices of a day by sector, and none for a day without trading', async () => {
    const search = { Command: 'SearchCompanyPrices', Period: 'custom', type: 'json', Language: 'en' };
    const day = await ask<{ total_securities: number; sectors: unknown[] }>({
      ...search,
      FromDate: '19/11/2026',
      ToDate: '19/11/2026',
    });
    expect(day.total_securities).toBeGreaterThan(60);
    expect(await ask({ ...search, FromDate: '2026-11-21', ToDate: '2026-11-21' })).toEqual({
      total_securities: 0,
      sectors: [],
    });
  });

  test('shares of holders are text with four decimals under padded names', async () => {
    const { Item1, Item2 } = await ask<{ Item1: string; Item2: { Name: string; Percentage: string }[] }>({
      Command: 'GetFreshTopShareholders',
      Company: 'JIWAN',
      Language: 'en',
    });
    expect(Item1).toBe('19 November 2026');
    expect(Item2[0]?.Name).toMatch(/ $/);
    expect(Item2[0]?.Percentage).toMatch(/^\d+\.\d{4}$/);
  });
});
