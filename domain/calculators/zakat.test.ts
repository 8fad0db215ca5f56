import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactText, filsText } from './exact-text.ts';
import { MONEY_MOST, SHARES_MOST } from './inputs.ts';
import { byFigure, byStatements, byWorth } from './zakat.ts';

const HIJRI = 2_500;
const GREGORIAN = 2_577;
const own = (shares: number, figure: number) => filsText(byFigure(shares, figure).amount);
const trade = (shares: number, price: number, rate: number) => filsText(byWorth(shares, price, rate).amount);

const shares = fc.integer({ min: 1, max: SHARES_MOST });
const money = fc.integer({ min: 1, max: MONEY_MOST });

describe('zakat of a holder, by the published figure', () => {
  it('is shares times the figure for 1,000 shares', () => {
    expect(own(25_000, 8_960)).toBe('224.00');
    expect(own(3_333, 8_960)).toBe('29.86');
    expect(exactText(byFigure(3_333, 8_960).exact)).toBe('29.86368');
    expect(own(1, 8_960)).toBe('0.01');
    expect(own(100, 40)).toBe('0.00');
  });

  it('of several years is the sum of their rounded amounts', () => {
    const sum = (count: number) =>
      filsText([8_180, 8_960, 9_130].reduce((all, figure) => all + byFigure(count, figure).amount, 0n));
    expect([8_180, 8_960, 9_130].map((figure) => own(10_000, figure))).toEqual(['81.80', '89.60', '91.30']);
    expect(sum(10_000)).toBe('262.70');
    expect([8_180, 8_960, 9_130].map((figure) => own(3_333, figure))).toEqual(['27.26', '29.86', '30.43']);
    expect(sum(3_333)).toBe('87.55');
  });

  it('and purification are computed alike', () => {
    expect([own(25_000, 3_100), own(3_333, 3_100)]).toEqual(['77.50', '10.33']);
  });
});

describe('zakat of a trader', () => {
  it('is a part of what the shares are worth, by the calendar of the year', () => {
    expect([trade(25_000, 1_540, HIJRI), trade(25_000, 1_540, GREGORIAN)]).toEqual(['962.50', '992.15']);
    expect(exactText(byWorth(25_000, 1_540, GREGORIAN).exact)).toBe('992.145');
    expect([trade(1_200, 12_060, HIJRI), trade(1_200, 12_060, GREGORIAN)]).toEqual(['361.80', '372.94']);
  });
});

describe('zakat by the statements of a company', () => {
  const company = { assets: 1_240_000_000_000, debts: 310_000_000_000, issued: 6_400_000_000, shares: 25_000 };

  it('is the holder’s part of the net assets', () => {
    expect(filsText(byStatements(company, HIJRI).amount)).toBe('90.82');
    expect(exactText(byStatements(company, HIJRI).exact)).toBe('90.8203125');
    expect(filsText(byStatements(company, GREGORIAN).amount)).toBe('93.62');
  });

  it('is nothing where debts are as large as the assets', () => {
    for (const debts of [company.assets, company.assets + 1])
      expect(byStatements({ ...company, debts }, HIJRI).amount).toBe(0n);
  });
});

describe('whatever is put in', () => {
  it('more shares are never less zakat, in each of the ways', () => {
    fc.assert(
      fc.property(shares, shares, money, money, shares, (a, b, price, debts, issued) => {
        const [fewer, more] = [Math.min(a, b), Math.max(a, b)];
        const statements = { assets: price, debts, issued };
        expect(byFigure(fewer, price).amount <= byFigure(more, price).amount).toBe(true);
        expect(byWorth(fewer, price, HIJRI).amount <= byWorth(more, price, HIJRI).amount).toBe(true);
        const [less, most] = [fewer, more].map((count) => byStatements({ ...statements, shares: count }, HIJRI).amount);
        expect(less! >= 0n && less! <= most!).toBe(true);
      }),
    );
  });

  it('is rounded once: no further than half a fils from what it is', () => {
    fc.assert(
      fc.property(shares, money, (count, price) => {
        const { exact, amount } = byWorth(count, price, GREGORIAN);
        const off = exact.over * 100n - amount * exact.under;
        expect((off < 0n ? -off : off) * 2n <= exact.under).toBe(true);
      }),
    );
  });
});
