import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutOf, percentOfPar } from './dividend.ts';
import { exactText, filsText } from './exact-text.ts';
import { SHARES_MOST } from './inputs.ts';

const paid = (shares: number, perShare: string) => filsText(payoutOf(shares, perShare).amount);
const perShare = fc.integer({ min: 1, max: 10_000_000 }).map((tenThousandths) => (tenThousandths / 10_000).toFixed(4));
const count = fc.integer({ min: 1, max: SHARES_MOST });

describe('what a dividend comes to', () => {
  it('is shares times dirhams a share, rounded once', () => {
    expect(paid(1_250, '0.085')).toBe('106.25');
    expect(paid(333, '0.0675')).toBe('22.48');
    expect(exactText(payoutOf(333, '0.0675').exact)).toBe('22.4775');
    expect(paid(1, '0.005')).toBe('0.01');
    expect(paid(1, '0.004')).toBe('0.00');
    expect(paid(10_000_000_000, '1.25')).toBe('12,500,000,000.00');
  });

  it('is a part of par', () => {
    expect(percentOfPar('0.085', '1.00')).toBe(8_500);
    expect(percentOfPar('0.085', '0.25')).toBe(34_000);
    expect(percentOfPar('0.085', null)).toBeNull();
  });

  it('is never less for more shares, nor further than half a fils from what it is', () => {
    fc.assert(
      fc.property(count, count, perShare, (a, b, each) => {
        const [fewer, more] = [Math.min(a, b), Math.max(a, b)];
        expect(payoutOf(fewer, each).amount <= payoutOf(more, each).amount).toBe(true);
        const { exact, amount } = payoutOf(more, each);
        const off = exact.over * 100n - amount * exact.under;
        expect((off < 0n ? -off : off) * 2n <= exact.under).toBe(true);
      }),
    );
  });
});
