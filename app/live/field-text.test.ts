import { expect, it } from 'vitest';
import { changeText, textOf } from './field-text.ts';
import { wholeQuote } from './sample-frames.ts';

const quote = wholeQuote('AAA', {
  value: 299_000_500,
  change: -10,
  changePercent: -402,
  close: null,
  volume: 0,
  openInterest: 0,
});

it.each([
  ['last', '2.50'],
  ['close', '--'],
  ['volume', '--'],
  ['value', '299,001'],
  ['trades', '84'],
  ['openInterest', '0'],
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

it('a change carries the third decimal where its price does', () => {
  expect(changeText({ last: 520, previousClose: 1_040, change: 20 })).toBe('+0.020');
  expect(changeText({ last: null, previousClose: 520, change: 0 })).toBe('0.000');
  expect(changeText({ last: 1_040, previousClose: 520, change: 520 })).toBe('+0.52');
  expect(changeText({ change: 520 })).toBe('+0.52');
});
