import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addTradingDays, settlementDate } from '#domain/calendar.ts';
import { marketTime } from '#domain/date.ts';
import { dividendDates } from '#domain/dividend-dates.ts';
import { WEIGHT_CAP } from '#domain/index-level.ts';
import { threeDecimals } from '#domain/number.ts';
import { sessionOn } from '#domain/session.ts';
import { limitPercents, tickFor } from '#domain/tick.ts';
import { MESSAGE_LOCALES } from './catalog.ts';
import { glossaryEntries } from './glossary.ts';
import { readGlossary, type GlossarySource } from './glossary-source.ts';

const source = readGlossary((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
/** A Wednesday on which the current rules are in force. */
const DAY = '2026-11-18';

describe.each(MESSAGE_LOCALES)('what the glossary says (%s) is what the code does', (locale) => {
  const said = (id: string) => `${source.words[locale][id]?.words} ${source.words[locale][id]?.formula}`;

  it('about the session', () => {
    const clocks = sessionOn(DAY).flatMap(({ from, to }) => [marketTime(from), marketTime(to)]);
    for (const clock of clocks) expect(said('trading-session')).toContain(clock);
    for (const { phase, from, to } of sessionOn(DAY)) {
      const id = phase === 'trading' ? 'continuous-trading' : phase;
      expect(said(id)).toContain(marketTime(from));
      expect(said(id)).toContain(marketTime(to));
    }
  });

  it('about price steps', () => {
    for (const price of [500, 5_000, 20_000])
      expect(said('tick-size')).toContain(threeDecimals(tickFor(price, DAY)).replace(/0$/, ''));
  });

  it('about price limits', () => {
    const { up, down } = limitPercents(DAY);
    expect(said('price-limits')).toContain(`${100 - down}%`);
    expect(said('price-limits')).toContain(`${100 + up}%`);
  });

  it('about the cap of a weight', () => {
    expect(said('weight')).toContain(`${WEIGHT_CAP / 1_000}%`);
    expect(said('general-index')).toContain(`${WEIGHT_CAP / 1_000}%`);
  });
});

describe('what the glossary says about days', () => {
  it('is T+2, and the record date when the last day to buy settles', () => {
    expect(settlementDate(DAY)).toBe(addTradingDays(DAY, 2));
    const { lastDayToBuy, exDate, recordDate } = dividendDates('2026-11-19');
    expect(exDate).toBe(addTradingDays(lastDayToBuy, 1));
    expect(recordDate).toBe(addTradingDays(lastDayToBuy, 2));
    for (const id of ['settlement', 'record-date', 'last-day-to-buy']) {
      expect(source.words.en[id]?.formula).toContain('2 trading days');
      expect(source.words.ar[id]?.formula).toContain('يوما تداول');
    }
  });
});

describe('the order of the terms', () => {
  const small: GlossarySource = {
    facts: Object.fromEntries(
      ['value', 'close', 'last'].map((id) => [id, { area: 'prices', labels: [], source: 'site', see: [] }] as const),
    ),
    words: {
      en: words({ value: 'Value', close: '52-week high', last: 'Last price' }),
      ar: words({ value: 'قيمة التداول', close: 'الإغلاق السابق', last: 'آخر سعر ISIN' }),
    },
    lineOf: () => 1,
  };
  const order = (locale: 'en' | 'ar') => glossaryEntries(small, locale).map(({ id, letter }) => `${letter} ${id}`);

  it('is that of a dictionary in each language: in Arabic without the article', () => {
    expect(order('en')).toEqual(['# close', 'L last', 'V value']);
    expect(order('ar')).toEqual(['أ last', 'أ close', 'ق value']);
  });

  it('keeps figures and codes of the Arabic apart', () => {
    expect(glossaryEntries(small, 'ar')[0]?.term).toBe('آخر سعر \u2066ISIN\u2069');
  });
});

function words(terms: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(terms).map(([id, term]) => [id, { term, also: [], words: term, formula: null }]),
  );
}
