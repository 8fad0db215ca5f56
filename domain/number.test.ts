import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compact,
  compactAmount,
  currency,
  integer,
  percent,
  price,
  signed,
  threeDecimals,
  twoDecimals,
} from './number.ts';

const value = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe('figures on a page', () => {
  it('show two dashes where empty or zero', () => {
    for (const format of [integer, threeDecimals, twoDecimals, price, percent, signed]) {
      for (const none of [null, undefined, 0, Number.NaN]) expect(format(none)).toBe('--');
    }
    expect(compact(null, 'en')).toBe('--');
    expect(compact(0, 'ar')).toBe('--');
  });

  it('show a zero that is a real figure when told so', () => {
    const zero = { zero: true };
    expect(integer(0, zero)).toBe('0');
    expect(twoDecimals(0, zero)).toBe('0.00');
    expect(threeDecimals(0, zero)).toBe('0.000');
    expect(price(0, zero)).toBe('0.000');
    expect(percent(0, zero)).toBe('0.00%');
    expect(signed(0, zero)).toBe('0.00');
    expect(compact(0, 'en', zero)).toBe('0');
    expect(integer(null, zero)).toBe('--');
  });

  it('show a missing amount of money as 0.00', () => {
    expect(currency(null)).toBe('0.00');
    expect(currency(undefined)).toBe('0.00');
    expect(currency(0)).toBe('0.00');
    expect(currency(1_234_567_890)).toBe('1,234,567.89');
  });

  it('group by thousands and carry the true minus', () => {
    expect(integer(12_445_394)).toBe('12,445,394');
    expect(integer(-1_000)).toBe('\u22121,000');
    expect(threeDecimals(5_990_590)).toBe('5,990.590');
    expect(twoDecimals(-19_480)).toBe('\u221219.48');
    expect(twoDecimals(999)).toBe('1.00');
  });

  it('show prices with three decimals below 1.00 and two from there up', () => {
    expect(price(999)).toBe('0.999');
    expect(price(250)).toBe('0.250');
    expect(price(1_000)).toBe('1.00');
    expect(price(11_940)).toBe('11.94');
    expect(price(1_005)).toBe('1.005');
  });

  it('sign changes, but not what rounds to nothing', () => {
    expect(percent(630)).toBe('+0.63%');
    expect(percent(-831)).toBe('\u22120.83%');
    expect(percent(-831, { decimals: 3 })).toBe('\u22120.831%');
    expect(percent(4)).toBe('0.00%');
    expect(percent(-4)).toBe('0.00%');
    expect(percent(10_000, { sign: false })).toBe('10.00%');
    expect(signed(100)).toBe('+0.10');
    expect(signed(-102)).toBe('\u22120.102');
    expect(signed(10, { decimals: 3 })).toBe('+0.010');
  });

  it('shorten large figures in both languages', () => {
    expect(compact(999, 'en')).toBe('999');
    expect(compact(12_445_394, 'en')).toBe('12.45M');
    expect(compact(999_995, 'en')).toBe('1.00M');
    expect(compact(999_994, 'en')).toBe('999.99K');
    expect(compact(-2_500, 'en')).toBe('\u22122.50K');
    expect(compact(1_500_000_000, 'ar')).toBe('1.50 مليار');
    expect(compact(-2_500, 'ar')).toBe('\u2066\u22122.50\u2069 ألف');
    expect(compact(96_342_809_354, 'en')).toBe('96.34B');
    expect(compactAmount(149_273_553_660, 'en')).toBe('149.27M');
    expect(compactAmount(2_400_000_000_000_000, 'ar')).toBe('2.40 تريليون');
  });

  it('hold Latin digits, commas, one dot, a sign and nothing else', () => {
    fc.assert(
      fc.property(value, (figure) => {
        for (const text of [price(figure), signed(figure), percent(figure), threeDecimals(figure), integer(figure)]) {
          expect(text).toMatch(/^(--|[+\u2212]?\d{1,3}(,\d{3})*(\.\d{2,3})?%?)$/);
        }
      }),
    );
  });

  it('read back as what they show', () => {
    fc.assert(
      fc.property(
        value.filter((figure) => figure !== 0),
        (figure) => {
          expect(readBack(threeDecimals(figure))).toBe(figure / 1_000);
        },
      ),
    );
  });
});

function readBack(text: string): number {
  return Number(text.replaceAll(',', '').replace('\u2212', '-'));
}
