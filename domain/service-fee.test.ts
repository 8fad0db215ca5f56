import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workOut, type FeeRule } from './service-fee.ts';

const VAT = 5_000;
const dirhams = (amount: number) => amount * 1_000;
const rule = (of: Partial<FeeRule>): FeeRule => ({
  kind: 'flat',
  amount: 0,
  of: null,
  least: null,
  most: null,
  channel: null,
  ...of,
});

const SHARE_BOOK = rule({ kind: 'each', amount: 1_200, least: dirhams(900), most: dirhams(18_000) });
const DISTRIBUTION = rule({ kind: 'each', amount: dirhams(8), least: dirhams(4_000) });
const PLEDGE = rule({ kind: 'rate', amount: 10, least: dirhams(500), most: dirhams(10_000) });
const CUSTODY = rule({ kind: 'rate', amount: 2, least: dirhams(60_000) });
const LISTING = rule({ kind: 'rate', amount: 20, least: dirhams(50_000) });

describe('the fee of a service', () => {
  it.each([
    ['a share book of few holders', SHARE_BOOK, 500, 900],
    ['a share book', SHARE_BOOK, 5_000, 6_000],
    ['a share book of many holders', SHARE_BOOK, 20_000, 18_000],
    ['a distribution to few', DISTRIBUTION, 300, 4_000],
    ['a distribution', DISTRIBUTION, 12_000, 96_000],
    ['a small pledge', PLEDGE, dirhams(3_000_000), 500],
    ['a pledge', PLEDGE, dirhams(40_000_000), 4_000],
    ['a large pledge', PLEDGE, dirhams(150_000_000), 10_000],
    ['custody of a small portfolio', CUSTODY, dirhams(2_000_000_000), 60_000],
    ['custody', CUSTODY, dirhams(5_000_000_000), 100_000],
    ['a listing', LISTING, dirhams(600_000_000), 120_000],
  ])('of %s is that of the catalogue', (_, of, quantity, fee) => {
    expect(workOut(of, quantity, null).fee).toBe(dirhams(fee));
  });

  it.each([
    ['holds a register', { amount: dirhams(25), least: dirhams(25_000), most: dirhams(500_000) }, 12_000, 300_000],
    [
      'of few holders costs the least',
      { amount: dirhams(25), least: dirhams(25_000), most: dirhams(500_000) },
      800,
      25_000,
    ],
    [
      'of many costs the most',
      { amount: dirhams(25), least: dirhams(25_000), most: dirhams(500_000) },
      30_000,
      500_000,
    ],
    ['gives a share book', { amount: 1_500, most: dirhams(20_000) }, 12_000, 18_000],
    ['gives the share book of many at the most', { amount: 1_500, most: dirhams(20_000) }, 20_000, 20_000],
  ])('who %s is charged by the worked example of the registry', (_, of, holders, fee) => {
    expect(workOut(rule({ kind: 'each', ...of }), holders, null).fee).toBe(dirhams(fee));
  });

  it('says which limit it came to, and what it was before', () => {
    expect(workOut(SHARE_BOOK, 500, null)).toMatchObject({ computed: dirhams(600), limit: 'least' });
    expect(workOut(SHARE_BOOK, 5_000, null)).toMatchObject({ computed: dirhams(6_000), limit: null });
    expect(workOut(PLEDGE, dirhams(150_000_000), null)).toMatchObject({ computed: dirhams(15_000), limit: 'most' });
  });

  it('bears value-added tax on what is charged, rounded to fils once', () => {
    expect(workOut(SHARE_BOOK, 500, VAT)).toMatchObject({ fee: 900_000, vat: 45_000, total: 945_000 });
    expect(workOut(rule({ amount: 1_500 }), 0, VAT)).toMatchObject({ vat: 80, total: 1_580 });
    expect(workOut(rule({ amount: dirhams(12) }), 0, null)).toMatchObject({ vat: null, total: dirhams(12) });
  });

  it('stays within its limits, never falls as more is counted, and is whole fils', () => {
    const count = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(count, count, fc.constantFrom(SHARE_BOOK, PLEDGE), (one, other, of) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((each) => workOut(of, each, VAT));
        expect(less!.fee).toBeLessThanOrEqual(more!.fee);
        expect(less!.fee).toBeGreaterThanOrEqual(of.least!);
        expect(more!.fee).toBeLessThanOrEqual(of.most!);
        expect(more!.total % 10).toBe(0);
      }),
    );
  });
});
