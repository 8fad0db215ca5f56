import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byFactor, factorText } from './adjusted-price.ts';
import { addDays } from './calendar.ts';
import {
  continuousDays,
  curveSlope,
  daysLeft,
  frontDays,
  inOrder,
  lackedBy,
  marginOn,
  rollResult,
  withMoves,
  type FutureDay,
} from './future-days.ts';

function futureDay(date: string, symbol: string, expiresOn: string, settlement: number): FutureDay {
  return {
    date,
    symbol,
    root: 'GI',
    expiresOn,
    open: settlement,
    high: settlement + 500,
    low: settlement - 500,
    close: settlement,
    settlement,
    volume: 10,
    value: settlement * 10,
    trades: 3,
    openInterest: 40,
    underlying: settlement,
  };
}

const NOV = (date: string, settlement: number) => futureDay(date, 'GIX26', '2026-11-19', settlement);
const DEC = (date: string, settlement: number) => futureDay(date, 'GIZ26', '2026-12-17', settlement);
const DAYS = inOrder([
  DEC('2026-11-18', 5_294_000),
  NOV('2026-11-18', 5_280_000),
  NOV('2026-11-19', 5_290_500),
  DEC('2026-11-19', 5_312_500),
  DEC('2026-11-20', 5_320_000),
]);

describe('contracts in a row', () => {
  it('have the one that ends first in front, up to its last day', () => {
    expect(frontDays(DAYS).map(({ date, symbol }) => `${date} ${symbol}`)).toEqual([
      '2026-11-18 GIX26',
      '2026-11-19 GIX26',
      '2026-11-20 GIZ26',
    ]);
    expect(daysLeft(DAYS[0]!)).toBe(1);
  });

  it('move against their own day before', () => {
    expect(withMoves(DAYS).map(({ change }) => change)).toEqual([null, null, 10_500, 18_500, 7_500]);
  });

  it('are joined by the settlement prices of the last day', () => {
    const { days, rolls } = continuousDays(withMoves(DAYS));
    expect(rolls.map(({ date, ratio }) => [date, factorText(ratio)])).toEqual([['2026-11-19', '1.004158397']]);
    expect(days.map(({ settlement, change }) => [settlement, change])).toEqual([
      [5_301_956, null],
      [5_312_500, 10_544],
      [5_320_000, 7_500],
    ]);
    expect(days.map(({ volume, openInterest }) => [volume, openInterest])).toEqual([
      [10, 40],
      [10, 40],
      [10, 40],
    ]);
  });

  it('begin after a roll whose next contract had no price', () => {
    const { days, rolls } = continuousDays(
      withMoves(DAYS.filter(({ date, symbol }) => date !== '2026-11-19' || symbol !== 'GIZ26')),
    );
    expect([days.map(({ date }) => date), rolls]).toEqual([['2026-11-20'], []]);
  });

  it('have a slope, and a result of rolling', () => {
    expect(curveSlope(68_100, 66_300)).toBe(-2_643);
    const rolls = [
      { old: 68_100, next: 67_800 },
      { old: 67_000, next: 66_850 },
      { old: 70_200, next: 69_600 },
    ];
    expect(rollResult(rolls)).toBe(1_536);
    expect(rollResult([])).toBe(0);
  });
});

/** Three contracts that end one after another, five days each, all priced on every day up to their last. */
const chains = fc.array(fc.array(fc.integer({ min: 1_000, max: 9_000_000 }), { minLength: 15, maxLength: 15 }), {
  minLength: 3,
  maxLength: 3,
});

function chainOf(prices: readonly number[][]): FutureDay[] {
  return inOrder(
    prices.flatMap((own, at) => {
      const last = (at + 1) * 5 - 1;
      return own
        .slice(0, last + 1)
        .map((settlement, day) =>
          futureDay(addDays('2026-02-02', day), `GI${at}`, addDays('2026-02-02', last), settlement),
        );
    }),
  );
}

describe('a continuous series, of any prices', () => {
  it('has on the day of a roll the price of the next contract, and the last contract as it was', () => {
    fc.assert(
      fc.property(chains, (prices) => {
        const { days, rolls } = continuousDays(withMoves(chainOf(prices)));
        expect([days.length, rolls.length]).toEqual([15, 2]);
        for (const { date, next, ratio, running } of rolls) {
          const later = rolls.filter((roll) => roll.date > date);
          const joined = days.find((day) => day.date === date)!;
          if (later.length === 0)
            expect(joined.settlement).toBe(byFactor(next.settlement, { numerator: 1n, denominator: 1n }));
          else
            expect(running.numerator * later[0]!.running.denominator * ratio.denominator).toBe(
              running.denominator * later[0]!.running.numerator * ratio.numerator,
            );
        }
        expect(days.slice(10).map(({ settlement }) => settlement)).toEqual(prices[2]!.slice(10));
      }),
    );
  });

  it('keeps the moves of the front contract in proportion', () => {
    fc.assert(
      fc.property(chains, (prices) => {
        const all = withMoves(chainOf(prices));
        const { days } = continuousDays(all);
        for (const [at, front] of frontDays(all).entries()) {
          const { factor, settlement, low, high, volume } = days[at]!;
          expect(settlement).toBe(byFactor(front.settlement, factor));
          expect([low! <= settlement, settlement <= high!, volume]).toEqual([true, true, front.volume]);
        }
      }),
    );
  });
});

describe('margins', () => {
  it('of a day are the latest that were in force on it', () => {
    const margin = (from: string, percent: number) => ({
      root: 'GI',
      from,
      percent,
      perContract: percent,
      perSpread: null,
      currency: 'AED',
    });
    const all = [margin('2026-10-01', 5), margin('2026-11-02', 6)];
    expect(
      ['2026-09-30', '2026-10-01', '2026-11-01', '2026-12-31'].map((day) => marginOn(all, 'GI', day)?.percent),
    ).toEqual([undefined, 5, 5, 6]);
    expect(marginOn(all, 'OTHER', '2026-12-31')).toBeNull();
  });
});

describe('days that are lacking of a contract', () => {
  it('are those within its life that have no figures', () => {
    const days = [NOV('2026-11-16', 5_270_000), NOV('2026-11-18', 5_280_000), DEC('2026-11-20', 5_290_000)];
    const isLacked = lackedBy(days);
    const asked = ['2026-11-13', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23'];
    expect(asked.filter(isLacked)).toEqual(['2026-11-17', '2026-11-19', '2026-11-23']);
  });
});
