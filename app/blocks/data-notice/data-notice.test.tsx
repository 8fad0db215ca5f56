import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { LocaleProvider, registerCatalog, textOf } from '#messages/text.tsx';
import { DataNotice } from './data-notice.tsx';

const NOON = marketInstant('2026-11-18', '12:00');
const CLOCK = { phase: 'trading', speed: 1 };

beforeAll(() => {
  registerCatalog('en', english);
  registerCatalog('ar', arabic);
});

/** Renders the notice of a page whose market was last heard from `ageMs` ago. */
function notice(locale: Locale, ageMs: number, clock = CLOCK): string {
  const Page = () => (
    <LocaleProvider locale={locale}>
      <DataNotice simulated={false} asOf={NOON} />
    </LocaleProvider>
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page, HydrateFallback: Page }]);
  const root = { exchange: '{}', clock, now: NOON, closes: [], ageMs };
  return renderToString(<Stub hydrationData={{ loaderData: { root } }} />);
}

describe.each(LOCALE_CODES)('the notice under figures (%s)', (locale) => {
  it('says the time while they move, and when they were last heard once they do not', () => {
    expect(notice(locale, 0)).toContain('12:00:00');
    expect(notice(locale, 60_000)).toContain('11:59:00');
  });

  it('says of a closed market that its figures are those of the last session, and not that they come in real time', () => {
    const shown = notice(locale, 0, { ...CLOCK, phase: 'closed' });
    const [moving, closed] = ['moving', 'closed'].map((when) =>
      new RegExp(`<span data-when="${when}" hidden`).test(shown),
    );
    expect([moving, closed]).toEqual([true, false]);
    expect(shown).toContain(textOf(locale)('market.delay.closed'));
  });

  it('keeps an Arabic date in its own order', () => {
    const isolate = locale === 'ar' ? '\u2068' : '';
    expect(notice(locale, 0)).toContain(`${isolate}<span data-date="">`);
  });

  it('says no time of a market that was never heard', () => {
    const html = notice(locale, Number.MAX_SAFE_INTEGER);
    expect(html).toContain(textOf(locale)('market.unit'));
    expect(html).not.toMatch(/\d\d:\d\d/);
  });
});
