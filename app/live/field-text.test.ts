import { expect, it } from 'vitest';
import { textOf } from './field-text.ts';
import { wholeQuote } from './sample-frames.ts';

const quote = wholeQuote('AAA', { value: 299_000_500, change: -10, changePercent: -402, close: null, volume: 0 });

it.each([
  ['last', '2.50'],
  ['close', '--'],
  ['volume', '--'],
  ['value', '299,001'],
  ['trades', '84'],
  ['change', '\u22120.01'],
  ['changePercent', '\u22120.40%'],
  ['lastAt', '11:00:00'],
  ['symbol', 'AAA'],
] as const)('the field %s is written %s', (field, text) => {
  expect(textOf(quote, field)).toBe(text);
});

it('a page may word a field in its own way', () => {
  expect(textOf(quote, 'last', ({ last }) => `${last} fils`)).toBe('2500 fils');
});
