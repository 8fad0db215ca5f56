import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded, fromDecimal, parseDecimal, partOf, percentOf, times, toDecimalString } from './thousandths.ts';

const amount = fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 });

describe('money in thousandths', () => {
  it('comes back from its decimal text unchanged', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(fromDecimal(toDecimalString(value))).toBe(value);
      }),
    );
  });

  it('comes back from the number that a feed sends', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(fromDecimal(value / 1_000)).toBe(value);
      }),
    );
  });

  it('reads a number and its text alike', () => {
    const number = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(number, (value) => {
        expect(fromDecimal(value)).toBe(fromDecimal(String(value)));
      }),
    );
  });

  it.each([
    [11.94, 11_940],
    [-0.831, -831],
    [1.0005, 1_001],
    [-1.0005, -1_001],
    [1.0004, 1_000],
    [149_273_553.66, 149_273_553_660],
    [1e-7, 0],
    ['1e3', 1_000_000],
    ['.5', 500],
    ['-0', 0],
  ])('rounds %s half away from zero', (value, expected) => {
    expect(fromDecimal(value)).toBe(expected);
    expect(Object.is(fromDecimal(value), -0)).toBe(false);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e20, '', 'abc', '1.2.3', '--'])('refuses %s', (value) => {
    expect(() => fromDecimal(value)).toThrow(RangeError);
  });

  it.each([
    ['96,342,809,354', 96_342_809_354_000],
    ['8,838,789,849 AED', 8_838_789_849_000],
    ['1.00 AED', 1_000],
    ['22.2723', 22_272],
    ['-0.83%', -830],
    ['\u22120.5', -500],
    ['١٢٫٥', 12_500],
    ['1,5 درهم', 15_000],
  ])("reads the feed's text '%s'", (text, expected) => expect(parseDecimal(text)).toBe(expected));

  it.each(['', ' ', '-', '--', '—', 'N/A', 'abc', '1.2.3', '9'.repeat(30), null, undefined])(
    "takes '%s' for a missing figure",
    (text) => expect(parseDecimal(text)).toBeNull(),
  );

  it.each([
    [1_235, 2, '1.24'],
    [-1_235, 2, '-1.24'],
    [-4, 2, '0.00'],
    [1_500, 0, '2'],
    [5, 3, '0.005'],
    [12_060, 5, '12.06000'],
  ])('writes %i with %i decimals as %s', (value, decimals, text) =>
    expect(toDecimalString(value, decimals)).toBe(text),
  );
});

describe('arithmetic', () => {
  it('divides half away from zero, as exact integers do', () => {
    const divisor = fc.bigInt({ min: -1_000_000n, max: 1_000_000n }).filter((n) => n !== 0n);
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 52n), max: 2n ** 52n }), divisor, (n, d) => {
        const magnitude = (2n * abs(n) + abs(d)) / (2n * abs(d));
        expect(divideRounded(Number(n), Number(d))).toBe(Number(n < 0n !== d < 0n ? -magnitude : magnitude) + 0);
      }),
    );
  });

  it('gives a change in thousandths of a per cent', () => {
    expect([percentOf(-100, 12_040), percentOf(-100, 12_040, 3)]).toEqual([-830, -831]);
    expect(percentOf(9_000_000_000_000, 18_000_000_000_000)).toBe(50_000);
  });

  it('rounds a per cent once: 0.9945 % is 0.99 %, and not 1.00 % by way of 0.995 %', () => {
    expect([percentOf(9_945, 1_000_000), percentOf(9_945, 1_000_000, 3)]).toEqual([990, 995]);
    fc.assert(
      fc.property(amount, fc.integer({ min: 1_000_000, max: 9_000_000_000_000 }), (part, whole) => {
        const hundredths = BigInt(part < 0 ? -part : part) * 10_000n;
        const rounded = Number((2n * hundredths + BigInt(whole)) / (2n * BigInt(whole)));
        expect(Math.abs(percentOf(part, whole))).toBe(10 * rounded);
      }),
    );
  });

  it('gives a share of the whole, rounded half away from zero, and none of nothing', () => {
    expect([partOf(1, 200_000), partOf(-1, 200_000), partOf(1, 200_001)]).toEqual([1, -1, 0]);
    expect(partOf(1, 0)).toBeNull();
  });

  it('refuses a base of zero and an amount that cannot be exact', () => {
    expect(() => percentOf(1, 0)).toThrow(RangeError);
    expect(() => times(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
    expect(times(11_940, 12_445_394)).toBe(148_598_004_360);
  });
});

function abs(n: bigint): bigint {
  return n < 0n ? -n : n;
}
