import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorText, type CapitalEvent } from './adjusted-price.ts';
import { adjustedContract } from './future-adjustment.ts';
import { continuousDays, withMoves, type FutureDay } from './future-days.ts';

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

describe('contracts on a share whose company acts', () => {
  const day = (symbol: string, expiresOn: string) => {
    const prices = { open: null, high: null, low: null, close: null, volume: 0, value: 0, trades: 0, openInterest: 40 };
    return (date: string, settlement: number, underlying = settlement): FutureDay => {
      return { ...prices, date, symbol, root: 'JIWAN', expiresOn, settlement, underlying };
    };
  };
  const [march, april] = [day('JIWANH26', exDate), day('JIWANJ26', '2026-04-16')];
  const DAYS = [
    march('2026-03-05', 12_400),
    march('2026-03-06', 12_000),
    april('2026-03-06', 12_040),
    march(exDate, 3_000),
    april(exDate, 3_010),
    april('2026-03-10', 3_090),
  ];

  it('do not fall from 12.000 to 3.000 when it splits four for one', () => {
    // April's 12.040 is 3.010 after it.
    expect(withMoves(DAYS, [SPLIT]).map(({ change }) => change)).toEqual([null, -400, null, 0, 0, 80]);
  });

  it('are joined without a jump on the ex-date, and the ratios of the rolls stay as they are', () => {
    const { days, rolls } = continuousDays(withMoves(DAYS, [SPLIT]), [SPLIT]);
    expect(days.map(({ settlement, change }) => [settlement, change])).toEqual([
      [3_110, null],
      [3_010, -100],
      [3_010, 0],
      [3_090, 80],
    ]);
    expect(days.map(({ factor }) => factorText(factor))).toEqual([
      '0.250833333',
      '0.250833333',
      '1.003333333',
      '1.000000000',
    ]);
    expect(rolls.map(({ ratio, running }) => [ratio, running].map(factorText))).toEqual([
      ['1.003333333', '1.003333333'],
    ]);
  });

  it('follow the share by the close before a rights issue, and not at all when a cash dividend is paid', () => {
    const days = [march('2026-03-06', 2_900, 2_860), march(exDate, 2_700, 2_690)];
    const change = (event: CapitalEvent) => withMoves(days, [event])[1]!.change;
    // As in the worked example, 2.900 becomes 2.726.
    expect(change(RIGHTS)).toBe(-26);
    expect(change({ kind: 'cash-dividend', exDate, amount: 250 })).toBe(-200);
  });
});
