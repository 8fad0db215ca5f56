import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';
import { LocaleProvider } from '#messages/text.tsx';
import { DateLabels } from './chart-labels.tsx';

describe.each(LOCALE_CODES)('the time axis of a chart (%s)', (locale) => {
  const labels = (dates: readonly string[]) => {
    const html = renderToStaticMarkup(
      <LocaleProvider locale={locale}>
        <DateLabels bars={dates.map((date) => ({ date }))} />
      </LocaleProvider>,
    );
    return [...html.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text);
  };

  it('names the year alone where bars of many days begin a year', () => {
    const quarters = ['2021', '2022', '2023', '2024', '2025'].flatMap((year) =>
      ['02-10', '04-28', '08-11', '11-09'].map((day) => `${year}-${day}`),
    );
    expect(labels(quarters)).toEqual(['2022', '2024']);
  });

  it('names the month where months are few', () => {
    const [second, third] = locale === 'en' ? ['February 2026', 'March 2026'] : ['فبراير 2026', 'مارس 2026'];
    expect(labels(['2026-01-12', '2026-02-03', '2026-02-20', '2026-03-02', '2026-03-20'])).toEqual([second, third]);
  });
});
