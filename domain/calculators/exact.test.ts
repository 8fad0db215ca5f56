import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  added,
  compared,
  divided,
  exact,
  multiplied,
  ofFils,
  ofPercent,
  ofThousandths,
  roundedDown,
  roundedUp,
  subtracted,
  toFils,
  toPercent,
  toThousandths,
} from './exact.ts';
import { exactText, filsText, wholeText } from './exact-text.ts';

const whole = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const anyExact = fc.tuple(whole, fc.bigInt({ min: 1n, max: 10n ** 9n })).map(([over, under]) => exact(over, under));

describe('numbers that are not rounded on the way', () => {
  it('round to fils half away from zero, once', () => {
    expect(toFils(ofThousandths(5))).toBe(1n);
    expect(toFils(ofThousandths(4))).toBe(0n);
    expect(toFils(ofThousandths(-5))).toBe(-1n);
    expect(toFils(multiplied(exact(333), exact(675, 10_000)))).toBe(2_248n);
  });

  it('are written in thousandths, fils and per cents, and read back', () => {
    expect(toThousandths(divided(exact(18_500), exact(5_000)))).toBe(3_700);
    expect(toPercent(divided(ofFils(6_825n), exact(10_000)))).toBe(683);
    expect(toFils(multiplied(exact(38_500), ofPercent(2_500)))).toBe(96_250n);
    expect(compared(ofThousandths(1_540), exact(154, 100))).toBe(0);
    expect(compared(exact(1, 3), exact(1, 2))).toBeLessThan(0);
    expect(() => toThousandths(exact(10n ** 20n))).toThrow(RangeError);
  });

  it('add up to what their parts are, whatever these are', () => {
    fc.assert(
      fc.property(anyExact, anyExact, (a, b) => {
        const back = subtracted(added(a, b), b);
        expect(back.over * a.under).toBe(a.over * back.under);
      }),
    );
  });

  it('come back when they are divided by what they were multiplied with', () => {
    fc.assert(
      fc.property(anyExact, anyExact, (a, b) => {
        fc.pre(b.over !== 0n);
        const back = divided(multiplied(a, b), b);
        expect(back.over * a.under).toBe(a.over * back.under);
        expect(back.under > 0n).toBe(true);
      }),
    );
  });

  it('lie between the whole numbers below and above them, less than one apart', () => {
    fc.assert(
      fc.property(anyExact, (value) => {
        const [down, up] = [roundedDown(value), roundedUp(value)];
        expect(down * value.under <= value.over && value.over <= up * value.under).toBe(true);
        expect(up - down <= 1n).toBe(true);
      }),
    );
  });

  it('are never divided by nought', () => {
    expect(() => exact(1, 0)).toThrow(RangeError);
    expect(() => divided(exact(1), exact(0))).toThrow(RangeError);
  });
});

describe('as text', () => {
  it('money has two decimals and its thousands apart', () => {
    expect(filsText(1_529_560n)).toBe('15,295.60');
    expect(filsText(-300_000n)).toBe('−3,000.00');
    expect(filsText(1n)).toBe('0.01');
    expect(wholeText(10_000_000_000)).toBe('10,000,000,000');
  });

  it('a number has all its digits, and says where it has more than are shown', () => {
    expect(exactText(exact(2_986_368, 100_000))).toBe('29.86368');
    expect(exactText(exact(224))).toBe('224.00');
    expect(exactText(exact(1, 3))).toBe('≈ 0.33333333');
  });
});
