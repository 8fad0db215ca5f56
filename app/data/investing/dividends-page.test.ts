import { expect, it } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import { changeText } from './dividends-page.ts';

for (const locale of LOCALE_CODES) registerCatalog(locale, CATALOGS[locale]);

it.each(LOCALE_CODES)('a year with the dividends of the year before has changed by zero per cent (%s)', (locale) => {
  const site = { locale, today: () => '2026-11-18' };
  expect(changeText(5_000, 5_000, { year: '2025' }, site)).toContain('0.0%');
  expect(changeText(5_000, 4_000, { year: '2025' }, site)).toContain('+25.0%');
});

it.each(LOCALE_CODES)(
  'a year is not compared before the end of April, when most of its general meetings have been held (%s)',
  (locale) => {
    const on = (day: string) => changeText(600, 4_000, { year: '2026' }, { locale, today: () => day });
    for (const day of ['2026-11-18', '2027-01-15', '2027-04-30']) expect(on(day), day).not.toMatch(/85|٨٥/);
    expect(on('2027-05-01')).toContain('85.0%');
  },
);
