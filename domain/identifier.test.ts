import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  futureSymbol,
  isBoardCode,
  isinCheckDigit,
  isIsin,
  isLei,
  isMic,
  isSymbol,
  leiCheckDigits,
  parseFutureSymbol,
} from './identifier.ts';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = (length: number) => text(CAPITALS, length);
const alphanumeric = (length: number) => text(`${CAPITALS}0123456789`, length);

describe('ISIN', () => {
  // Examples of the standard and of other markets.
  it.each(['US0378331005', 'GB0002634946', 'AU0000XVGZA3', 'XS0000000009'])('%s is one', (isin) => {
    expect(isIsin(isin)).toBe(true);
  });

  it.each(['', 'US0378331006', 'us0378331005', 'US037833100', 'US03783310055', '0S0378331005', 'US 378331005'])(
    "'%s' is none",
    (isin) => expect(isIsin(isin)).toBe(false),
  );

  it('is right with its own check digit and wrong with any other', () => {
    fc.assert(
      fc.property(letters(2), alphanumeric(9), fc.integer({ min: 1, max: 9 }), (country, rest, off) => {
        const first = country + rest;
        const digit = Number(isinCheckDigit(first));
        expect(isIsin(`${first}${digit}`)).toBe(true);
        expect(isIsin(`${first}${(digit + off) % 10}`)).toBe(false);
      }),
    );
  });

  it('has no check digit without its first eleven characters', () => {
    expect(() => isinCheckDigit('US037')).toThrow(RangeError);
  });
});

describe('LEI', () => {
  it('is 20 characters that leave 1 of 97', () => {
    expect(isLei('5493001KJTIIGC8Y1R12')).toBe(true);
    expect(isLei('5493001KJTIIGC8Y1R13')).toBe(false);
    expect(isLei('5493001KJTIIGC8Y1R1')).toBe(false);
  });

  it('tells two swapped letters', () => {
    fc.assert(
      fc.property(letters(18), fc.nat({ max: 16 }), (first, place) => {
        const lei = first + leiCheck(first);
        const swapped = lei.slice(0, place) + lei[place + 1] + lei[place] + lei.slice(place + 2);
        expect(isLei(lei)).toBe(true);
        expect(leiCheckDigits(first)).toBe(leiCheck(first));
        if (swapped !== lei) expect(isLei(swapped)).toBe(false);
      }),
    );
  });
});

describe('symbols and codes', () => {
  it('takes the tickers that the feeds write', () => {
    for (const symbol of ['DSX', 'ABC_BAH', 'ABCDEF-EM', 'ABCD0719USD', '4SIGHT']) expect(isSymbol(symbol)).toBe(true);
    for (const symbol of ['', 'dsx', 'A B', '_A', 'A/B', '../A', 'A'.repeat(25)]) expect(isSymbol(symbol)).toBe(false);
  });

  it('knows market and board codes', () => {
    expect([isMic('XDFM'), isMic('XDF'), isMic('xdfm')]).toEqual([true, false, false]);
    expect([isBoardCode('510'), isBoardCode('511'), isBoardCode('')]).toEqual([true, false, false]);
  });

  it('writes a futures symbol as root, month letter and year', () => {
    expect(futureSymbol('ABCD', 2026, 3)).toBe('ABCDH26');
    expect(parseFutureSymbol('DUN26')).toEqual({ root: 'DU', year: 2026, month: 7 });
    expect(() => futureSymbol('ABCD', 2026, 13)).toThrow(RangeError);
    for (const symbol of ['ABCD', 'ABCDA26', 'H26', 'ABCDH6']) expect(parseFutureSymbol(symbol)).toBeNull();
  });

  it('reads every futures symbol back', () => {
    const parts = [fc.integer({ min: 1, max: 8 }).chain(letters), fc.integer({ min: 2000, max: 2099 })] as const;
    fc.assert(
      fc.property(...parts, fc.integer({ min: 1, max: 12 }), (root, year, month) => {
        expect(parseFutureSymbol(futureSymbol(root, year, month))).toEqual({ root, year, month });
      }),
    );
  });
});

function text(characters: string, length: number): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...characters), { minLength: length, maxLength: length })
    .map((parts) => parts.join(''));
}

/** ISO 7064 mod 97-10 with big integers, computed differently from the code under test. */
function leiCheck(first18: string): string {
  const digits = [...`${first18}00`].map((one) => Number.parseInt(one, 36)).join('');
  return String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
}
