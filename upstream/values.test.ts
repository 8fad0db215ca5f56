import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { plainDecimal } from './decimal-text.ts';
import { exchangeOfLabels } from './exchange-label.ts';
import * as fields from './fields.ts';
import { bilingual } from './languages.ts';
import { monthNumber, plainDay, slashedDay } from './plain-day.ts';
import { firstLink, plainText } from './rich-text.ts';
import { securityKind } from './security-kind.ts';

describe('numbers of mixed types', () => {
  test.each([
    ['96,342,809,354', '96342809354'],
    ['1.00 AED', '1.00'],
    [' 22.2723', '22.2723'],
    ['-0.831 %', '-0.831'],
    ['\u22121.5', '-1.5'],
    [12.06, 12.06],
    [0, 0],
  ])('%j is a number', (given, expected) => expect(plainDecimal(given)).toBe(expected));

  test.each([null, undefined, '', ' ', '-', '--', '—', '–', 'N/A'])('%j is none', (given) => {
    expect(plainDecimal(given)).toBeNull();
  });

  test.each(['high', '1.2.3', '12 of 30', true, [], {}, Number.NaN, Infinity, '1e999x'])('%j is refused', (given) => {
    expect(() => plainDecimal(given)).toThrow(RangeError);
  });

  test('however a number is grouped and marked, it stays the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom('', ' AED', ' %', ' '), (number, unit) => {
        expect(Number(plainDecimal(number.toLocaleString('en-US') + unit))).toBe(number);
      }),
    );
  });
});

describe('fields', () => {
  const read = (field: z.ZodType, value?: unknown) =>
    z.object({ field }).safeParse(value === undefined ? {} : { field: value });
  const value = (field: z.ZodType, given?: unknown) =>
    (read(field, given).data as { field: unknown } | undefined)?.field;

  test('an absent price is null, an absent amount is 0', () => {
    expect(value(fields.price)).toBeNull();
    expect(value(fields.amount)).toBe(0);
    expect(value(fields.signed, 0)).toBe(0);
  });

  test('a price below zero, a broken count and a missing name are rejected with the reason', () => {
    expect(read(fields.price, -1).error?.issues[0]?.message).toContain('below zero');
    expect(read(fields.count, 1.5).error?.issues[0]?.message).toContain('not a whole number');
    expect(read(fields.requiredText, ' — ').error?.issues[0]?.message).toBe('is missing');
    expect(read(fields.symbol, 'two words').error?.issues[0]?.message).toContain('not a symbol');
  });

  test('a text is taken without controls, halves of a character and overrides of direction', () => {
    expect(value(fields.requiredText, ' A\0\u0007B\u202e C\ud800\n\t D ')).toBe('AB C\ufffd D');
    expect(value(fields.optionalText, '\0\u202e')).toBeNull();
    expect(read(fields.requiredText, '\0').error?.issues[0]?.message).toBe('is missing');
  });

  test.each([
    [fields.requiredText, 'x'.repeat(2_001)],
    [fields.html, 'x'.repeat(100_001)],
    [fields.identifier, 'x'.repeat(129)],
    [fields.path, 'a/b'],
    [fields.path, `/${'x'.repeat(2_001)}`],
    [fields.path, '/a\0b'],
    [fields.price, 1e7],
    [fields.optionalAmount, '99999999999999'],
    [fields.count, 1e14],
    [fields.day, '9999-12-31'],
    [fields.optionalDay, '0001-01-01'],
    [fields.utcTime, '9999-12-31T00:00:00Z'],
    [fields.wallTime, '0000-01-01T00:00:00'],
    [fields.feedTime, '0001-01-01 00:00:00'],
  ])('a field does not take what is beyond belief (%#)', (field, given) => {
    expect(read(field, given).success).toBe(false);
  });

  test('a number is not looked for in a text that is longer than any', () => {
    expect(() => plainDecimal(`1${' '.repeat(200_000)}x`)).toThrow(RangeError);
  });

  test('a UTC time needs its zone, and 20:00Z is the next day in Dubai', () => {
    expect(value(fields.utcTime, '2026-06-18T20:00:00Z')).toBe(Date.parse('2026-06-18T20:00:00Z'));
    expect(read(fields.utcTime, '2026-06-18T20:00:00').success).toBe(false);
    expect(value(fields.dayOfUtc, '2026-06-18T20:00:00Z')).toBe('2026-06-19');
    expect(value(fields.dayOfUtc, '2026-03-17T06:00:00Z')).toBe('2026-03-17');
  });
});

describe('days', () => {
  test.each([
    ['2000-03-25', '2000-03-25'],
    ['2026-07-02T14:58:53', '2026-07-02'],
    ['06/23/2026', '2026-06-23'],
    ['Jun 23, 1997', '1997-06-23'],
    ['11 September 2026', '2026-09-11'],
    ['31/12/2026', null],
    ['2026-02-30', null],
    ['soon', null],
  ])('%s is %s', (text, day) => expect(plainDay(text)).toBe(day));

  test('the price searches take a day with its year last', () => expect(slashedDay('2026-07-02')).toBe('02/07/2026'));

  test('the month of a fiscal year is found among other words', () => {
    expect([monthNumber('DECEMBER'), monthNumber('31 Mar'), monthNumber('unknown')]).toEqual([12, 3, null]);
  });
});

describe('rich text', () => {
  test('paragraphs, breaks, lists and entities keep their meaning', () => {
    const html =
      '<p>One &amp; <b>two</b><br/>three</p><ul>\n<li>a</li>\n<li>b &#1575;</li></ul><p>5&nbsp;&lt;&nbsp;6</p>';
    expect(plainText(html)).toBe('One & two\nthree\n- a\n- b ا\n\n5 < 6');
  });

  test('scripts, styles and comments are gone with what they hold', () => {
    expect(plainText('a<script>alert(1)</script><style>p{}</style><!-- <p>x</p> -->b<script>open')).toBe('ab');
  });

  test('whatever markup comes, no tag is left in it', () => {
    const part = fc.constantFrom('<p>', '</p>', '<b', '>', '<script>', 'text', '<!--', '-->', ' ', '<li>', '&', '"');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        expect(plainText(parts.join(''))).not.toMatch(/<\/?[a-z][^<]*>/i);
      }),
    );
  });

  test('the first link is found in any quotes', () => {
    expect(firstLink("<a class=x href='/a b.pdf'>")).toBe('/a b.pdf');
    expect(firstLink('<A HREF="https://x.example/?a=1&amp;b=2">')).toBe('https://x.example/?a=1&b=2');
    expect(firstLink('no link')).toBeNull();
  });
});

test('the label of the exchange is known in both languages and any case', () => {
  const exchangeOf = exchangeOfLabels(['DFM', 'سوق دبي المالي']);
  expect(['DFM', 'dfm', ' سوق دبي المالي '].map(exchangeOf)).toEqual(['home', 'home', 'home']);
  expect(['NASDAQ Dubai', 'ناسداك دبي', 'nasdaq'].map(exchangeOf)).toEqual(['sister', 'sister', 'sister']);
});

test('kinds are known by all their words', () => {
  const words = [
    'Equities',
    'realEstateInvestmentTrust',
    'Exchange Traded Funds',
    'Funds',
    'Sukuk',
    'Bonds',
    'Futures',
  ];
  expect(words.map(securityKind)).toEqual(['equity', 'reit', 'etf', 'fund', 'sukuk', 'bond', 'future']);
  expect(securityKind('Warrants')).toBeNull();
});

test('a text without an Arabic letter is no Arabic text', () => {
  expect(bilingual('Bond 5%', 'Bond 5%')).toEqual({ en: 'Bond 5%', ar: null });
  expect(bilingual('Ghaf', 'غاف REIT')).toEqual({ en: 'Ghaf', ar: 'غاف REIT' });
});
