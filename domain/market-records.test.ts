import { expect, it } from 'vitest';
import { isEmpty, keysOf, merge } from './market-records.ts';
import type { QuotePatch } from './quote-patch.ts';
import { untradedQuote, type Depth, type DirectDeal, type IndexPoint, type Trade } from './quote.ts';

const AT = Date.UTC(2026, 10, 20, 7);
const quote = (symbol: string, last: number) => ({ ...untradedQuote(symbol, AT), last });
const depth = (symbol: string, at: number): Depth => ({ symbol, bids: [], offers: [], at });
const trade = (symbol: string, id: number): Trade => ({ id, symbol, at: AT, price: 1, quantity: 1, side: 'buy' });
const level = (value: number): IndexPoint => ({ index: 'GI', at: AT, value, change: 0, changePercent: 0, volume: 0 });
const deal = (id: string): DirectDeal => ({ id, symbol: 'AAA', at: AT, price: 1, quantity: 1 });

it('merges to the later state of quotes and depth, and to each trade, level and deal', () => {
  const earlier = {
    quotes: [quote('AAA', 1), quote('BBB', 1)],
    depth: [depth('AAA', 1)],
    trades: [trade('AAA', 1)],
    indices: [level(1)],
    deals: [deal('a')],
  };
  const later = {
    quotes: [quote('AAA', 2)],
    depth: [depth('AAA', 2)],
    trades: [trade('AAA', 2)],
    indices: [level(2)],
    deals: [deal('b')],
  };
  expect(merge(earlier, later)).toEqual({
    quotes: [quote('AAA', 2), quote('BBB', 1)],
    depth: [depth('AAA', 2)],
    trades: [trade('AAA', 1), trade('AAA', 2)],
    indices: [level(1), level(2)],
    deals: [deal('a'), deal('b')],
  });
});

it('merges patches of one quote into one that does the same', () => {
  const [earlier, later]: QuotePatch[] = [
    { symbol: 'AAA', last: 1, volume: 5 },
    { symbol: 'AAA', last: 2 },
  ];
  expect(merge({ quotes: [earlier!] }, { quotes: [later!] }).quotes).toEqual([{ symbol: 'AAA', last: 2, volume: 5 }]);
});

it('leaves the records that it merges as they were', () => {
  const earlier = merge({ trades: [trade('AAA', 1)] });
  merge(earlier, { trades: [trade('AAA', 2)] });
  expect(earlier.trades).toEqual([trade('AAA', 1)]);
});

it('is empty without a record of any kind', () => {
  expect(isEmpty({})).toBe(true);
  expect(isEmpty(merge({}))).toBe(true);
  for (const kind of ['quotes', 'depth', 'trades', 'indices', 'deals'] as const)
    expect(isEmpty({ [kind]: [{}] })).toBe(false);
});

it('names each record by its kind and security, an index by its code, once', () => {
  const records = { quotes: [quote('AAA', 1)], trades: [trade('AAA', 1), trade('AAA', 2)], indices: [level(1)] };
  expect(keysOf(records)).toEqual(['quotes AAA', 'trades AAA', 'indices GI']);
});
