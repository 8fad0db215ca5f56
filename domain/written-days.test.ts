import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, MONTHS } from './date.ts';
import { LOCALE_CODES } from './locale.ts';
import { dayNumber, dayOf } from './time.ts';
import { writtenDays } from './written-days.ts';

const anyDay = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2099-12-31') }).map(dayOf);

describe('the days that a text writes out', () => {
  it.each([
    ['on Wednesday, 25 March 2026 at 14:00', ['2026-03-25']],
    ['on 25th of March, 2026', ['2026-03-25']],
    ['March 25, 2026 and Apr 1st 2026', ['2026-03-25', '2026-04-01']],
    ['يوم الأربعاء الموافق 25 مارس 2026 الساعة الثانية', ['2026-03-25']],
    ['في ٢٥ إبريل ٢٠٢٦م', []],
    ['في ٢٥ إبريل ٢٠٢٦ م', ['2026-04-25']],
    ['25/03/2026, 2026-03-25, 2026/3/25', ['2026-03-25', '2026-03-25', '2026-03-25']],
    ['05/03/2026', [null]],
    ['05.05.2026', ['2026-05-05']],
    ['31 February 2026', [null]],
    ['item 125 March 2026, AED 5 million, 2026', []],
  ])('%s', (text, days) => expect(writtenDays(text)).toEqual(days));

  it('are those that were written, in each language and order', () => {
    const written = fc.tuple(anyDay, fc.constantFrom(...LOCALE_CODES), fc.integer({ min: 0, max: 2 }));
    fc.assert(
      fc.property(fc.array(written, { maxLength: 4 }), (days) => {
        const texts = days.map(([day, locale, form]) => {
          const [year, month, date] = [day.slice(0, 4), MONTHS[locale][Number(day.slice(5, 7)) - 1], day.slice(8)];
          return [formatDate(day, locale), `${month} ${Number(date)}, ${year}`, `${date} ${month} ${year}`][form]!;
        });
        expect(writtenDays(texts.join(' و '))).toEqual(days.map(([day]) => day));
      }),
    );
  });
});
