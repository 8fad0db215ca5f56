import { expect, it } from 'vitest';
import { messages as arabic } from './compiled/ar.ts';
import { registerCatalog, textOf } from './text.tsx';

registerCatalog('ar', arabic);

it('what is put together of Arabic values alone is read from the right inside another text', () => {
  const day = textOf('ar')('registrations.day', { weekday: 'الاثنين', day: '7 ديسمبر 2026' });
  expect(textOf('ar')('registrations.state.closed', { day })).toContain(`\u2067${day}\u2069`);
});

it.each([
  ['5', '\u20665\u2069 دراهم'],
  ['110', '\u2066110\u2069 دراهم'],
  ['75', '\u206675\u2069 درهماً'],
  ['2,519', '\u20662,519\u2069 درهماً'],
  ['30,000,000', '\u206630,000,000\u2069 درهم'],
  ['5.20', '\u20665.20\u2069 درهم'],
  ['24.00 مليون', '\u206824.00 مليون\u2069 درهم'],
])('an Arabic noun agrees with the figure before it: %s', (amount, text) => {
  expect(textOf('ar')('parts.unit.aed', { amount })).toBe(text);
});
