import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatDate, marketInstant } from '#domain/date.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { closesAround, type Phase } from '#domain/session.ts';
import { exchange } from '#exchange.config.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { LocaleProvider, registerCatalog } from '#messages/text.tsx';
import type { RootData } from '#app/root-data.ts';
import { FigureProvenance } from './figure-provenance.tsx';

for (const locale of LOCALE_CODES) registerCatalog(locale, CATALOGS[locale]);

/** The states whose sentence is shown at that time, and the text of the one for a closed market. */
function shown(locale: Locale, [date, time]: [string, string], phase: Phase, ageMs = 0) {
  const now = marketInstant(date, time);
  const root = { exchange, clock: { phase, speed: 1, simulated: false }, now, closes: closesAround(now, 3), ageMs };
  const html = renderToString(
    <LocaleProvider locale={locale}>
      <FigureProvenance root={root as unknown as RootData} />
    </LocaleProvider>,
  );
  const sentences = html.matchAll(/<span data-when="([a-z-]+)" data-provenance=""([^>]*)>/g);
  return {
    states: [...sentences].filter(([, , rest]) => !rest!.includes('hidden')).map(([, when]) => when),
    closed: /data-when="closed".*?<\/span><\/span>/.exec(html)?.[0],
  };
}

it.each(LOCALE_CODES)('a figure of a closed market is of its last session and not in real time (%s)', (locale) => {
  expect(shown(locale, ['2026-11-18', '12:00'], 'trading').states).toEqual(['moving']);
  for (const moment of [
    ['2026-11-20', '21:00'],
    ['2026-11-22', '12:00'],
    ['2026-11-23', '08:00'],
  ] as [string, string][]) {
    const { states, closed } = shown(locale, moment, 'closed');
    expect(states).toEqual(['closed']);
    expect(closed).toContain(formatDate('2026-11-20', locale));
  }
  expect(shown(locale, ['2026-11-20', '21:00'], 'closed', 8 * 3_600_000).states).toEqual(['stopped']);
});
