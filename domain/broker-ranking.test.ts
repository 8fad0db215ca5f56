import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bothSides,
  concentrationOf,
  lastPublishedMonth,
  publicationDay,
  rankBrokers,
  RANKED_BY,
  sumBrokers,
  yearSoFar,
  type BrokerFigures,
} from './broker-ranking.ts';

const broker = (code: string, bought: number, sold: number, trades = 10): BrokerFigures => ({
  code,
  bought: bought * 1_000,
  sold: sold * 1_000,
  boughtVolume: bought,
  soldVolume: sold,
  boughtTrades: trades,
  soldTrades: trades,
  electronic: bought * 1_000,
});

describe('the ranking of brokers', () => {
  it('has the shares and the concentration of the worked example', () => {
    const figures = [
      broker('AAA', 320_000_000, 280_000_000),
      broker('BBB', 140_000_000, 160_000_000),
      broker('CCC', 40_000_000, 60_000_000),
    ];
    expect(bothSides(figures)).toBe(1_000_000_000_000);
    expect(rankBrokers(figures, 'value').map(({ code, rank, share }) => [code, rank, share])).toEqual([
      ['AAA', 1, 60_000],
      ['BBB', 2, 30_000],
      ['CCC', 3, 10_000],
    ]);
    expect(concentrationOf(figures)).toEqual({ topFive: 100_000, index: 4_600 });
  });

  it('rounds shares to thousandths of a per cent', () => {
    const figures = [broker('AAA', 1_234_567, 0), broker('BBB', 987_654, 0), broker('CCC', 222_222, 0)];
    expect(rankBrokers(figures, 'value').map(({ share }) => share)).toEqual([50_505, 40_404, 9_091]);
  });

  it('puts equal values by their trades, then by code', () => {
    const figures = [broker('BBB', 5, 5, 1), broker('CCC', 5, 5, 2), broker('AAA', 5, 5, 1)];
    expect(rankBrokers(figures, 'value').map(({ code }) => code)).toEqual(['CCC', 'AAA', 'BBB']);
  });

  it('says nothing of an average or a share of nothing', () => {
    const [row] = rankBrokers([{ ...broker('AAA', 0, 0, 0), electronic: 0 }], 'value');
    expect(row).toMatchObject({ averageTrade: null, electronicShare: null, share: 0 });
    expect(concentrationOf([broker('AAA', 0, 0)])).toBeNull();
  });

  it('has ranks from one on in the order of the figure, and shares that come to a whole but for rounding', () => {
    fc.assert(
      fc.property(fc.array(figures(), { minLength: 1, maxLength: 40 }), fc.constantFrom(...RANKED_BY), (some, by) => {
        const brokers = sumBrokers([{ brokers: some }]);
        const ranked = rankBrokers(brokers, by);
        expect(ranked.map(({ rank }) => rank)).toEqual(brokers.map((_, at) => at + 1));
        const shares = ranked.reduce((sum, { share }) => sum + share, 0);
        if (bothSides(brokers) > 0) expect(Math.abs(shares - 100_000)).toBeLessThanOrEqual(ranked.length);
        for (const { value, bought, sold, electronicShare } of ranked) {
          expect(value).toBe(bought + sold);
          expect(electronicShare === null || electronicShare <= 100_000).toBe(true);
        }
        const found = concentrationOf(brokers);
        if (!found) return;
        const floating = ranked.reduce((sum, { value }) => sum + ((value / bothSides(brokers)) * 100) ** 2, 0);
        expect(Math.abs(found.index - floating)).toBeLessThan(1);
        expect(found.topFive).toBeLessThanOrEqual(100_000);
      }),
    );
  });

  it('over several months is the sum of the months, in whatever order they are added', () => {
    fc.assert(
      fc.property(fc.array(fc.array(figures(), { maxLength: 8 }), { maxLength: 6 }), (months) => {
        const all = months.map((brokers) => ({ brokers }));
        const sum = sumBrokers(all);
        expect(new Set(sum.map(({ code }) => code)).size).toBe(sum.length);
        expect(bothSides(sum)).toBe(all.reduce((total, { brokers }) => total + bothSides(brokers), 0));
        const byCode = (some: BrokerFigures[]) => some.toSorted((a, b) => (a.code < b.code ? -1 : 1));
        expect(byCode(sumBrokers(all.toReversed()))).toEqual(byCode(sum));
      }),
    );
  });
});

describe('months of the ranking', () => {
  it.each([
    ['2026-10', '2026-11-04'],
    ['2026-11', '2026-12-07'],
    ['2026-09', '2026-10-05'],
  ])('%s is published on %s', (month, day) => {
    expect(publicationDay(month)).toBe(day);
  });

  it('are known from their day of publication on', () => {
    expect(lastPublishedMonth('2026-11-03')).toBe('2026-09');
    expect(lastPublishedMonth('2026-11-04')).toBe('2026-10');
  });

  it('of a year so far begin in January', () => {
    expect(yearSoFar('2026-03')).toEqual(['2026-01', '2026-02', '2026-03']);
    expect(yearSoFar('2026-01')).toEqual(['2026-01']);
  });
});

function figures(): fc.Arbitrary<BrokerFigures> {
  const amount = fc.integer({ min: 0, max: 1e13 });
  const count = fc.integer({ min: 0, max: 1e9 });
  return fc
    .record({
      code: fc.constantFrom('AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF', 'GGG'),
      bought: amount,
      sold: amount,
      boughtVolume: count,
      soldVolume: count,
      boughtTrades: count,
      soldTrades: count,
      part: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ part, ...one }) => ({ ...one, electronic: Math.floor(((one.bought + one.sold) / 100) * part) }));
}
