import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDisclosureTime } from '#domain/date.ts';
import { toDecimalString } from '#domain/thousandths.ts';
import { DEFAULT_PATTERN, formatByPattern } from './date-pattern.ts';
import { layDisclosures } from './disclosure-layout.ts';
import { parseFilter } from './odata-filter.ts';
import { decimal } from './wire.ts';

const AT = Date.parse('2026-07-13T13:17:28Z');

describe('a date pattern', () => {
  test.each([
    ['MMM dd, yyyy HH:mm:ss', 'Jul 13, 2026 17:17:28'],
    ['yyyy-MM-dd HH:mm:ss', '2026-07-13 17:17:28'],
    [DEFAULT_PATTERN, 'Jul 13, 2026 05:17:28 PM'],
    ["d MMMM yy 'at' H:mm", '13 July 26 at 17:17'],
    ['dd/MM/yyyy', '13/07/2026'],
  ])('%s gives %s', (pattern, text) => {
    expect(formatByPattern(AT, pattern)).toBe(text);
  });

  test('writes what the site reads back, whatever the instant', () => {
    const second = fc.integer({ min: 1_300_000_000, max: 2_000_000_000 });
    fc.assert(
      fc.property(
        second,
        fc.constantFrom('MMM dd, yyyy HH:mm:ss', 'yyyy-MM-dd HH:mm:ss', DEFAULT_PATTERN),
        (seconds, pattern) => {
          expect(parseDisclosureTime(formatByPattern(seconds * 1000, pattern))).toBe(seconds * 1000);
        },
      ),
    );
  });

  test('of any letters is answered and never fails', () => {
    fc.assert(fc.property(fc.string(), (pattern) => typeof formatByPattern(AT, pattern) === 'string'));
  });
});

describe('a filter', () => {
  const item = {
    Id: 'a59dcef7-3d17-6a42-b5c8-ff00004e2a10',
    Title: "Owner's rights and duties",
    Active: true,
    Number: 4,
    Start: '2026-02-01T00:00:00Z',
  };
  test.each([
    ['Id eq a59dcef7-3d17-6a42-b5c8-ff00004e2a10', true],
    ["Id eq 'A59DCEF7-3D17-6A42-B5C8-FF00004E2A10'", true],
    ["Id eq guid'a59dcef7-3d17-6a42-b5c8-ff00004e2a10'", true],
    ['Id eq a59dcef7-0000-6a42-b5c8-ff00004e2a10', false],
    ['Active eq true and Number gt 3', true],
    ['(Active eq true) and (Number lt 4)', false],
    ["Title eq 'Owner''s rights and duties'", true],
    ["contains(Title,'rights and') and Active ne false", true],
    ["startswith(Title,'Rights')", false],
    ['Start ge 2026-01-01T00:00:00Z', true],
  ])('%s', (filter, holds) => {
    expect(parseFilter(filter)?.(item)).toBe(holds);
  });

  test('that is not understood is said to be so', () => {
    expect(parseFilter('drop table')).toBeNull();
    expect(parseFilter(`Id eq ${'x'.repeat(600)}`)).toBeNull();
  });

  test('of any text neither fails nor takes long', () => {
    fc.assert(fc.property(fc.string({ maxLength: 500 }), (filter) => void parseFilter(filter)?.(item)));
  });
});

describe('the layout of the disclosure system', () => {
  test('is a mark, CRLF, a space before each colon, and the bracket of the resources on its own line', () => {
    const file = { id: 'f', type: 'news' };
    expect(
      layDisclosures([
        { fields: { id: '1', headline: 'A "b"' }, resources: [file, file] },
        { fields: { id: null }, resources: null },
      ]),
    ).toBe(
      [
        '\uFEFF{"root" :',
        '[',
        '{',
        '"id" : "1",',
        '"headline" : "A \\"b\\"",',
        '"resources" : ',
        '[{',
        '"id" : "f",',
        '"type" : "news"',
        '},',
        '{',
        '"id" : "f",',
        '"type" : "news"',
        '}]',
        '},',
        '{',
        '"id" : null',
        '}',
        ']',
        '}',
      ].join('\r\n'),
    );
  });

  test('of nothing is an empty root', () => {
    expect(layDisclosures([])).toBe('\uFEFF{"root" :\r\n[\r\n]\r\n}');
  });
});

test('a price goes out as the shortest number of its decimal', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      const exact = toDecimalString(value).replace(/\.?0+$/, '');
      expect(JSON.stringify(decimal(value) || 0)).toBe(exact === '-0' || exact === '' ? '0' : exact);
    }),
  );
});
