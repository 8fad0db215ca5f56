import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  marketTime,
  marketDate,
  marketInstant,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatLocalTime,
  formatMonthYear,
  formatUtc,
  MONTHS,
  parseLocalTime,
  parseDisclosureTime,
  parseWordedDate,
  WEEKDAYS,
} from './date.ts';
import { isPlainDate } from './time.ts';

const second = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 1_000, max: Date.UTC(2099, 0, 1) / 1_000 })
  .map((seconds) => seconds * 1_000);

describe('universal time', () => {
  it('is written to the second and says what it is', () => {
    expect(formatUtc(Date.parse('2026-11-09T06:47:05.999Z'))).toBe('2026-11-09 06:47:05 UTC');
  });
});

describe('the day and clock in Dubai', () => {
  it('turns at 20:00 UTC', () => {
    expect(marketDate(Date.parse('2026-06-18T19:59:59.999Z'))).toBe('2026-06-18');
    expect(marketDate(Date.parse('2026-06-18T20:00:00Z'))).toBe('2026-06-19');
    expect(marketTime(Date.parse('2026-06-18T20:00:00Z'))).toBe('00:00');
    expect(marketDate(-1)).toBe('1970-01-01');
  });

  it('comes back from day and clock', () => {
    fc.assert(
      fc.property(second, (at) => {
        expect(marketInstant(marketDate(at), marketTime(at, { seconds: true }))).toBe(at);
        expect(parseLocalTime(formatLocalTime(at))).toBe(at);
      }),
    );
  });

  it('agrees with the time zone data of the runtime', () => {
    const dubai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai', dateStyle: 'short' });
    fc.assert(
      fc.property(second, (at) => {
        expect(marketDate(at)).toBe(dubai.format(at));
      }),
      { numRuns: 50 },
    );
  });

  it('keeps milliseconds', () => {
    const at = Date.parse('2026-11-20T07:02:03.120Z');
    expect(formatLocalTime(at, { milliseconds: true })).toBe('2026-11-20T11:02:03.120');
    expect(parseLocalTime('2026-11-20T11:02:03.120')).toBe(at);
  });

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-11-20', '24:00'],
    ['2026-11-20', '9:30'],
    ['20 Nov', '10:00'],
  ])('refuses %s %s', (date, clock) => expect(() => marketInstant(date, clock)).toThrow(RangeError));
});

describe('dates on a page', () => {
  it("are written 'DD MMM, YYYY' in both languages", () => {
    expect(formatDate('2026-11-05', 'en')).toBe('05 Nov, 2026');
    expect(formatDate('2026-11-05', 'ar')).toBe('5 نوفمبر 2026');
    expect(formatDate(Date.parse('2026-06-18T20:00:00Z'), 'en')).toBe('19 Jun, 2026');
    expect(formatDateTime(Date.parse('2026-11-20T11:02:00Z'), 'en')).toBe('20 Nov, 2026 15:02');
    expect(formatDateTime(Date.parse('2026-11-20T11:02:00Z'), 'ar')).toBe('20 نوفمبر 2026 15:02');
    expect(formatDayMonth('2026-05-26', 'ar')).toBe('26 مايو');
    expect(formatMonthYear('2026-09-01', 'en')).toBe('September 2026');
  });

  it('show two dashes where missing or no date', () => {
    for (const missing of [null, undefined, '', '2026-02-30', 'soon', Number.NaN, 9e15]) {
      expect(formatDate(missing, 'en')).toBe('--');
      expect(formatDayMonth(missing, 'ar')).toBe('--');
    }
    expect(formatDateTime(null, 'ar')).toBe('--');
    expect(formatDateTime(0, 'en')).toBe('01 Jan, 1970 04:00');
  });

  it('name twelve months and seven days in each language', () => {
    for (const locale of ['en', 'ar'] as const) {
      expect(new Set(MONTHS[locale]).size).toBe(12);
      expect(new Set(WEEKDAYS[locale]).size).toBe(7);
    }
  });
});

describe("the feeds' dates", () => {
  const published = Date.parse('2026-08-07T05:01:11Z');

  it.each([
    'Aug 07, 2026 09:01:11',
    'Aug 7, 2026 09:01:11',
    '2026-08-07 09:01:11',
    'Aug 07, 2026 09:01:11 AM',
    ' August 07, 2026 09:01:11 ',
    'أغسطس 07, 2026 09:01:11',
  ])("reads '%s'", (text) => expect(parseDisclosureTime(text)).toBe(published));

  it('reads noon and midnight of the twelve-hour clock', () => {
    expect(marketTime(parseDisclosureTime('Aug 07, 2026 12:05:00 AM'))).toBe('00:05');
    expect(marketTime(parseDisclosureTime('Aug 07, 2026 12:05:00 PM'))).toBe('12:05');
    expect(marketTime(parseDisclosureTime('Aug 07, 2026 05:17:28 PM'))).toBe('17:17');
  });

  it.each(['', 'yesterday', 'Foo 07, 2026 09:01:11', 'Feb 30, 2026 09:01:11', '2026-08-07', '2026-08-07 25:00:00'])(
    "refuses '%s' in a sentence",
    (text) => {
      expect(() => parseDisclosureTime(text)).toThrow(RangeError);
      expect(() => parseLocalTime(text)).toThrow(/is no time of the feed/);
    },
  );

  it('reads every time in every format it can be written in', () => {
    fc.assert(
      fc.property(second, (at) => {
        const [date, clock] = [marketDate(at), marketTime(at, { seconds: true })];
        const month = MONTHS.en[Number(date.slice(5, 7)) - 1]?.slice(0, 3);
        expect(parseDisclosureTime(`${date} ${clock}`)).toBe(at);
        expect(parseDisclosureTime(`${month} ${date.slice(8)}, ${date.slice(0, 4)} ${clock}`)).toBe(at);
      }),
    );
  });

  it('never takes nonsense for a time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseDisclosureTime(text)).toThrow(RangeError);
      }),
    );
  });

  it('reads days with the month in words', () => {
    expect(parseWordedDate('Jun 23, 1997')).toBe('1997-06-23');
    expect(parseWordedDate('11 September 2026')).toBe('2026-09-11');
    expect(parseWordedDate('2000-03-25')).toBe('2000-03-25');
    expect(parseWordedDate('11 سبتمبر 2026')).toBe('2026-09-11');
    for (const text of ['', 'Jun 31, 1997', '06/23/1997', 'soon']) expect(parseWordedDate(text)).toBeNull();
    expect(isPlainDate(parseWordedDate('Feb 29, 2024'))).toBe(true);
  });
});
