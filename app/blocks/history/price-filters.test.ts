import { expect, it } from 'vitest';
import { priceColumns } from './price-columns.ts';
import { parsePriceFilters, priceQuery } from './price-filters.ts';

const parse = (query: string) => parsePriceFilters(new URLSearchParams(query), ['AAA', 'BBB'], '2026-11-17');
const shownIds = (query: string) =>
  priceColumns((id) => id, parse(query))
    .filter(({ hidden }) => hidden !== 'page')
    .map(({ id }) => id);

it('an address comes back from what it asks for', () => {
  for (const query of [
    '',
    '?symbol=AAA&compare=BBB&range=1Y',
    '?symbol=AAA&prices=total&column=close&column=market-value',
    '?symbol=AAA&sort=volume',
    '?symbol=AAA&order=ascending',
    '?day=2026-11-16&sort=value&order=ascending',
    '?order=descending',
  ])
    expect(priceQuery(parse(query))).toBe(query);
});

it('securities of one day are by name, the days of one the newest first, unless the address says otherwise', () => {
  expect(parse('').order).toEqual({ sort: 'symbol', descending: false });
  expect(parse('symbol=AAA').order).toEqual({ sort: 'date', descending: true });
  expect(parse('symbol=AAA&sort=symbol').order).toEqual({ sort: 'symbol', descending: false });
});

it('chosen columns stand beside date and symbol, those of files among them', () => {
  expect(shownIds('symbol=AAA&compare=BBB&column=market-value&column=close')).toEqual([
    'date',
    'symbol',
    'close',
    'market-value',
  ]);
  expect(shownIds('symbol=AAA')).not.toContain('market-value');
});

it('a file says of every row which security it is of and in which currency, whatever was chosen', () => {
  const ids = priceColumns((id) => id, parse('symbol=AAA&column=close')).map(({ id }) => id);
  expect(ids).toEqual(['date', 'symbol', 'isin', 'close', 'currency']);
});
