import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceTerms } from '#domain/price-terms.ts';
import { pageHeadingOf, pageText } from '#app/columns/column.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { dealColumns } from './deal-columns.ts';
import { dealsByCurrency, type DealtSecurity, isInDirhams, shownDeals, sumOf, sumsBySecurity } from './deal-sums.ts';

registerCatalog('en', english);

const share = priceTerms({ symbol: 'AAA', kind: 'equity', currency: 'AED', exchange: 'home' }, null, []);
const bond = priceTerms(
  { symbol: 'BOND', kind: 'bond', currency: 'USD', exchange: 'home' },
  { kind: 'bond', parValue: 1_000_000 } as Parameters<typeof priceTerms>[1],
  [],
);
const SECURITIES = new Map<string, DealtSecurity>([
  ['BOND', { name: 'A bond', prices: bond }],
  ...['AAA', 'BBB', 'CCC'].map((symbol) => [symbol, { name: `${symbol} Company`, prices: share }] as const),
]);

const deals = fc
  .array(
    fc.record({
      symbol: fc.constantFrom('AAA', 'BBB', 'CCC'),
      at: fc.integer({ min: 0, max: 50 }),
      price: fc.integer({ min: 1, max: 90_000 }),
      quantity: fc.integer({ min: 1, max: 9_000_000 }),
    }),
    { maxLength: 30 },
  )
  .map((list) => list.map((deal, i) => ({ ...deal, id: `d${i}` })));
const sum = (values: (number | null)[]) => values.reduce<number>((total, value) => total + value!, 0);
const at = (price: number, quantity: number, symbol = 'AAA') => ({
  id: `${symbol}${price}`,
  symbol,
  at: 0,
  price,
  quantity,
});

describe('the direct deals of a day', () => {
  it('stand newest first, and their securities’ sums are the sum of all', () => {
    fc.assert(
      fc.property(deals, (list) => {
        const shown = shownDeals(list, SECURITIES);
        expect(shown.map((deal) => deal.at)).toEqual(list.map((deal) => deal.at).sort((a, b) => b - a));
        const [parts, all] = [sumsBySecurity(shown), sumOf(shown)];
        expect([
          sum(parts.map((part) => part.deals)),
          sum(parts.map((part) => part.volume)),
          sum(parts.map((part) => part.value)),
        ]).toEqual([all.deals, all.volume, all.value]);
        expect(all.value).toBe(sum(list.map(({ price, quantity }) => price * quantity)));
        expect(parts.map(({ value }) => value)).toEqual(parts.map(({ value }) => value!).sort((a, b) => b - a));
      }),
    );
  });

  it('have an average price that lies between them, and none where there are none', () => {
    expect(sumOf(shownDeals([at(2_000, 300), at(2_100, 100)], SECURITIES)).average).toBe(2_025);
    expect(sumOf([]).average).toBeNull();
  });
});

describe('a direct deal of debt', () => {
  const [deal] = shownDeals([at(99_290, 1_300, 'BOND')], SECURITIES);

  it('is worth its quantity × par × price ÷ 100, in the currency of the debt', () => {
    expect(deal).toMatchObject({ value: 1_290_770_000, currency: 'USD', unit: 'percent' });
    const columns = dealColumns(textOf('en'), [deal!], 'en');
    const cells = Object.fromEntries(columns.map((column) => [pageHeadingOf(column), pageText(column, deal!, 'en')]));
    expect(cells).toMatchObject({ Price: '99.29%', 'Value (USD)': '1,290,770' });
  });

  it('is never added to deals in another currency', () => {
    const mixed = shownDeals([at(2_000, 300), at(99_290, 1_300, 'BOND'), at(2_000, 100, 'BBB')], SECURITIES);
    const groups = dealsByCurrency(mixed).map(({ currency, deals: own }) => [currency, sumOf(own).value]);
    expect(groups).toEqual([
      ['AED', 800_000],
      ['USD', 1_290_770_000],
    ]);
    expect([isInDirhams(mixed), isInDirhams(mixed.filter(({ symbol }) => symbol !== 'BOND'))]).toEqual([false, true]);
    const value = dealColumns(textOf('en'), mixed, 'en').find(({ id }) => id === 'value')!;
    expect(mixed.map((each) => pageText(value, each, 'en'))).toEqual(
      expect.arrayContaining(['AED 600', 'USD 1,290,770', 'AED 200']),
    );
  });

  it('of a security that no list names has no value', () => {
    const [unknown] = shownDeals([at(99_290, 1_300, 'GONE')], SECURITIES);
    expect(unknown).toMatchObject({ name: null, value: null, currency: null });
    expect(sumOf([unknown!, deal!]).value).toBeNull();
  });
});
