import { expect, it } from 'vitest';
import { fromJsonText, toJsonText } from './json-text.ts';

it('records come back from their text, also after another text was written', () => {
  const first = [{ symbol: 'DSX', last: 14_200, name: { en: 'Dubai Securities Exchange', ar: 'بورصة دبي' } }];
  const text = toJsonText(first);
  expect(fromJsonText(text)).toBe(first);
  toJsonText([]);
  expect(fromJsonText(text)).toEqual(first);
});
