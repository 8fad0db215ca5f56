import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CapitalEvent } from './adjusted-price.ts';
import { adjustedContract } from './future-adjustment.ts';

const exDate = '2026-03-09';
const SPLIT: CapitalEvent = { kind: 'split', exDate, ratio: { units: 4, of: 1 } };
const BONUS: CapitalEvent = { kind: 'bonus-shares', exDate, ratio: { units: 1, of: 10 } };
const RIGHTS: CapitalEvent = { kind: 'rights-issue', exDate, ratio: { units: 1, of: 4 }, issuePrice: 2_000 };

describe('a contract whose company acts', () => {
  const after = (event: CapitalEvent, settlement: number, close = settlement) => {
    const { factor: _, ...contract } = adjustedContract({ size: 100, settlement }, event, close);
    return contract;
  };

  it('has another size and another price, as in the worked examples', () => {
    expect(after(SPLIT, 12_000)).toEqual({ sizeMillionths: 400_000_000, wholeShares: 400, settlement: 3_000 });
    expect(after(BONUS, 11_000)).toEqual({ sizeMillionths: 110_000_000, wholeShares: 110, settlement: 10_000 });
    expect(after(RIGHTS, 2_900, 2_860)).toEqual({ sizeMillionths: 106_398_810, wholeShares: 106, settlement: 2_726 });
  });

  it('stays as it is when a cash dividend is paid, or rights cost as much as the share', () => {
    const same = { sizeMillionths: 100_000_000, wholeShares: 100, settlement: 2_900 };
    expect(after({ kind: 'cash-dividend', exDate, amount: 250 }, 2_900)).toEqual(same);
    expect(after(RIGHTS, 2_900, 2_000)).toEqual(same);
  });

  it('is worth what it was, but for the rounding of its price', () => {
    const ratio = fc.record({ units: fc.integer({ min: 1, max: 20 }), of: fc.integer({ min: 1, max: 20 }) });
    const price = fc.integer({ min: 100, max: 100_000 });
    fc.assert(
      fc.property(ratio, price, fc.constantFrom('split', 'bonus-shares'), (of, settlement, kind) => {
        const { sizeMillionths, settlement: adjusted } = after({ kind, exDate, ratio: of }, settlement);
        const size = sizeMillionths / 1_000_000;
        expect(Math.abs(size * adjusted - 100 * settlement)).toBeLessThanOrEqual(size);
      }),
    );
  });
});
