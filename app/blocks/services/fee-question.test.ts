import { expect, test } from 'vitest';
import { parseFee } from './fee-question.ts';

const read = (query: string) => parseFee(new URLSearchParams(query));

test('counts are whole, in either digits and with commas', () => {
  expect(read('count=5,000').count).toBe(5_000);
  expect(read('count=٥٠٠٠').count).toBe(5_000);
  for (const wrong of ['0', '-3', '1.5', 'many', '10000000001', '1e3'])
    expect(read(`count=${wrong}`)).toMatchObject({ count: null, faults: ['count'] });
});

test('values are dirhams with at most three decimals', () => {
  expect(read('value=40,000,000').value).toBe(40_000_000_000);
  expect(read('value=1.54').value).toBe(1_540);
  for (const wrong of ['0', '1.5432', 'much', '1000000000001'])
    expect(read(`value=${wrong}`)).toMatchObject({ value: null, faults: ['value'] });
});

test('what is not asked is no fault', () => {
  expect(read('')).toEqual({ typed: { count: '', value: '' }, faults: [], count: null, value: null });
});
