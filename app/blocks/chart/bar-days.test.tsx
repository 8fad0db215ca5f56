import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { LocaleProvider, registerCatalog, textOf } from '#messages/text.tsx';
import { barDays } from './bar-days.ts';
import { packBars, type ChartData } from './chart-data.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartNumbers } from './chart-numbers.tsx';
import { ChartSummary } from './chart-summary.tsx';
import { parseChart } from './chart-view.ts';
import { drawnOf, prepared } from './drawn.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const withoutIsolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

describe('the days of a bar', () => {
  it.each([
    ['2026-11-18', '2026-11-18', '18 Nov, 2026', '18 نوفمبر 2026'],
    ['2026-11-02', '2026-11-18', '02 Nov to 18 Nov, 2026', 'من 2 نوفمبر إلى 18 نوفمبر 2026'],
    ['2026-10-30', '2026-11-04', '30 Oct to 04 Nov, 2026', 'من 30 أكتوبر إلى 4 نوفمبر 2026'],
    ['2025-12-30', '2026-01-05', '30 Dec, 2025 to 05 Jan, 2026', 'من 30 ديسمبر 2025 إلى 5 يناير 2026'],
    ['2025-11-18', '2026-11-18', '18 Nov, 2025 to 18 Nov, 2026', 'من 18 نوفمبر 2025 إلى 18 نوفمبر 2026'],
  ])('from %s to %s', (from, date, inEnglish, inArabic) => {
    const words = (locale: Locale) => withoutIsolates(barDays({ from, date }, textOf(locale), locale));
    expect([words('en'), words('ar')]).toEqual([inEnglish, inArabic]);
  });
});

describe('a chart that joins days', () => {
  const days = ['2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17', '2026-11-18'].map((date) => {
    const prices = { open: 4_000, high: 4_200, low: 3_900, close: 4_100 };
    return { symbol: 'JIWAN', date, ...prices, volume: 1_000, value: null, trades: null };
  });
  const data: ChartData = {
    ...parseChart(new URLSearchParams(), '6M'),
    bars: packBars(days),
    runningDay: null,
    runningAt: null,
    seen: { from: 0, to: 4 },
    compared: [],
    marks: [],
    basis: 'traded',
  };
  const moves = { days: 5, shift: () => undefined, zoom: () => undefined };
  const html = (most: number, locale: Locale, shown: ChartData = data) => {
    const drawn = drawnOf(prepared(shown), shown.seen, most);
    const page = (
      <MemoryRouter>
        <LocaleProvider locale={locale}>
          <ChartFigure data={shown} drawn={drawn} label="Prices" moves={moves} className={undefined} />
          <ChartNumbers data={shown} drawn={drawn} caption="Prices" />
          <ChartSummary data={shown} seen={shown.seen} drawn={drawn} narrow={drawn} />
        </LocaleProvider>
      </MemoryRouter>
    );
    return withoutIsolates(renderToStaticMarkup(page));
  };

  it.each([
    ['en' as const, '17 Nov to 18 Nov, 2026', '12 Nov, 2026'],
    ['ar' as const, 'من 17 نوفمبر إلى 18 نوفمبر 2026', '12 نوفمبر 2026'],
  ])('says from which to which in its read-out, in its words and in its table (%s)', (locale, joined, alone) => {
    const page = html(3, locale);
    expect(page).toMatch(new RegExp(`<dl[^>]*><div[^>]*>${joined}</div>`));
    expect(page).toContain(`aria-valuetext="${joined}:`);
    expect(page).toContain(`<th scope="row">${joined}</th>`);
    expect(page).toContain(`<th scope="row">${alone}</th>`);
  });

  it('gives a single day its date', () => {
    expect(html(5, 'en')).toContain('<th scope="row">18 Nov, 2026</th>');
    expect(html(5, 'en')).not.toContain(' to 18 Nov');
  });

  it.each([
    ['en' as const, '18 Nov, 2026: close 4.10, no trades', 'The closing price went from', 'High 4.20 on'],
    ['ar' as const, '18 نوفمبر 2026: الإغلاق 4.10، لا صفقات', 'انتقل سعر الإغلاق من', 'أعلى سعر 4.20 في'],
  ])('says of a day without a trade its close alone (%s)', (locale, words, went, reached) => {
    const untraded = (count: number) => {
      return { ...data, bars: packBars(days.map((day, at) => (at < count ? day : { ...day, volume: 0 }))) };
    };
    const page = html(5, locale, untraded(4));
    expect(page).toContain(`aria-valuetext="${words}"`);
    const newest = page.match(/<tbody><tr>.*?<\/tr>/)![0];
    expect(newest.match(/>--</g)).toHaveLength(4);
    for (const sentence of [went, reached]) expect(page).toContain(sentence);
    const none = html(5, locale, untraded(0));
    expect(none).toContain(went);
    expect(none).not.toContain(reached);
  });

  it.each([
    [
      'en' as const,
      'last price 4.10, volume',
      'at the close of 12 Nov, 2026 to 4.10 on 18 Nov, 2026',
      '<dt>Last price</dt>',
    ],
    [
      'ar' as const,
      'آخر سعر 4.10، حجم التداول',
      'عند إغلاق 12 نوفمبر 2026 إلى 4.10 في 18 نوفمبر 2026',
      '<dt>آخر سعر</dt>',
    ],
  ])('has a last price and no close of a day that is still traded (%s)', (locale, words, went, head) => {
    const page = html(5, locale, { ...data, runningDay: '2026-11-18' });
    for (const text of [words, went, head]) expect(page).toContain(text);
  });

  it.each([
    ['en' as const, '18 Nov, 2026, as of 11:30 Dubai time'],
    ['ar' as const, '18 نوفمبر 2026 حتى الساعة 11:30 بتوقيت دبي'],
  ])('says of a running day as of when it is drawn, wherever it names it (%s)', (locale, moment) => {
    const running = { runningDay: '2026-11-18', runningAt: marketInstant('2026-11-18', '11:30') };
    const page = html(5, locale, { ...data, ...running });
    expect(page).toMatch(new RegExp(`<dl[^>]*><div[^>]*>${moment}</div>`));
    expect(page).toContain(`aria-valuetext="${moment}:`);
    expect(page).toMatch(new RegExp(`4.10 (on|في) ${moment} \\(`));
  });

  it.each([
    ['en' as const, 'The closing price on 12 Nov, 2026 was 4.10.', 'The last price is 4.10, on 12 Nov, 2026.'],
    ['ar' as const, 'بلغ سعر الإغلاق 4.10 في 12 نوفمبر 2026.', 'بلغ آخر سعر 4.10 في 12 نوفمبر 2026.'],
  ])('says of one day its price, and no change (%s)', (locale, finished, running) => {
    const one = { ...data, bars: packBars(days.slice(0, 1)), seen: { from: 0, to: 0 } };
    expect(html(5, locale, one)).toContain(finished);
    const page = html(5, locale, { ...one, runningDay: '2026-11-12' });
    expect(page).toContain(running);
    expect(page).not.toContain('(0.00%)');
  });
});
