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
