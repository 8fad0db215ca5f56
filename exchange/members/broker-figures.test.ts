import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothSides, RANKED_SEGMENTS } from '#domain/broker-ranking.ts';
import type { DailyBar } from '#domain/quote.ts';
import { apportioned, brokerFigures, type RankedSecurity } from './broker-figures.ts';
import { tradingMembers } from './directory.ts';

const SECURITIES: readonly RankedSecurity[] = [
  { symbol: 'AAA', kind: 'equity', currency: 'AED' },
  { symbol: 'BBB', kind: 'reit', currency: 'AED' },
  { symbol: 'USD', kind: 'sukuk', currency: 'USD' },
  { symbol: 'FUT', kind: 'future', currency: 'AED' },
  { symbol: 'OIL', kind: 'future', currency: 'USD' },
];
const TODAY = '2026-11-18';

const bar = (value: number, volume: number, trades: number) => ({ value, volume, trades }) as DailyBar;

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

describe('figures of brokers', () => {
  it('come on both sides to the bars of the month, to the last unit', () => {
    const some = fc.record({
      value: fc.integer({ min: 1, max: 1e12 }),
      volume: fc.integer({ min: 1, max: 1e9 }),
      trades: fc.integer({ min: 1, max: 1e6 }),
    });
    const month = fc.constantFrom('2025-03', '2026-06', '2026-09', '2026-10');
    fc.assert(
      fc.property(fc.array(some, { minLength: 5, maxLength: 5 }), month, (bars, requested) => {
        const barOf = (symbol: string) => bars[SECURITIES.findIndex((one) => one.symbol === symbol)]!;
        const found = brokerFigures(requested, TODAY, SECURITIES, (symbol) => {
          const { value, volume, trades } = barOf(symbol);
          return [bar(value, volume, trades)];
        });
        for (const segment of RANKED_SEGMENTS) {
          const brokers = found[segment];
          if (segment === 'derivatives' && brokers.length === 0) continue;
          const traded = (segment === 'securities' ? ['AAA', 'BBB'] : ['FUT']).map(barOf);
          const all = (of: 'value' | 'volume' | 'trades') => sum(traded.map((one) => one[of]));
          expect(sum(brokers.map(({ bought }) => bought))).toBe(all('value'));
          expect(sum(brokers.map(({ sold }) => sold))).toBe(all('value'));
          expect(sum(brokers.map(({ boughtVolume }) => boughtVolume))).toBe(all('volume'));
          expect(sum(brokers.map(({ soldVolume }) => soldVolume))).toBe(all('volume'));
          expect(sum(brokers.map(({ boughtTrades }) => boughtTrades))).toBe(all('trades'));
          expect(sum(brokers.map(({ soldTrades }) => soldTrades))).toBe(all('trades'));
          expect(bothSides(brokers)).toBe(2 * all('value'));
          expect(brokers.every(({ electronic, bought, sold }) => electronic <= bought + sold)).toBe(true);
        }
      }),
    );
  });

  it('are those of members that could trade, and of derivatives those that offer them', () => {
    const { securities, derivatives } = brokerFigures('2026-10', TODAY, SECURITIES, () => [bar(1e9, 1e6, 1e4)]);
    expect(securities.map(({ code }) => code)).toEqual(tradingMembers('2026-10-31').map(({ code }) => code));
    expect(derivatives.length).toBeGreaterThan(1);
    expect(derivatives.length).toBeLessThan(securities.length);
  });

  it('are there from the day of publication on, and the derivatives while their contracts are known', () => {
    const bars = () => [bar(1e9, 1e6, 1e4)];
    expect(brokerFigures('2026-10', '2026-11-03', SECURITIES, bars).securities).toEqual([]);
    expect(brokerFigures('2026-10', '2026-11-04', SECURITIES, bars).securities.length).toBeGreaterThan(20);
    expect(brokerFigures('2026-04', TODAY, SECURITIES, bars).derivatives).toEqual([]);
    expect(brokerFigures('2026-04', TODAY, SECURITIES, () => []).securities).toEqual([]);
  });
});

it('a whole number is shared out without a rest', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.nat({ max: 1e15 }), weights, (whole, some) => {
      fc.pre(sum(some) > 0);
      const parts = apportioned(whole, some);
      expect(sum(parts)).toBe(whole);
      expect(parts.every((part, at) => part >= 0 && (some[at] !== 0 || part === 0))).toBe(true);
    }),
  );
});
