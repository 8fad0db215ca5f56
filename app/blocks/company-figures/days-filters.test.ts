import { expect, it } from 'vitest';
import { daysFiltersQuery, parseDaysFilters } from './days-filters.ts';

const parse = (query: string) => parseDaysFilters(new URLSearchParams(query), '2026-11-17');

it('days are as traded unless the address says otherwise, and the address keeps what it says', () => {
  expect(parse('range=1Y').prices).toBe('raw');
  for (const query of ['', '?prices=total', '?range=1Y&prices=adjusted'])
    expect(daysFiltersQuery(parse(query))).toBe(query);
  expect(daysFiltersQuery(parse('prices=total'), 2)).toBe('?page=2&prices=total');
});

it('a basis that there is none of is named, and prices are as traded', () => {
  const { prices, ignored } = parse('prices=net');
  expect([prices, ignored]).toEqual(['raw', [{ parameter: 'prices', value: 'net' }]]);
});
