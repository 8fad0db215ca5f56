import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketInstant } from './date.ts';
import { breadth, countedOn, movers, turnover } from './movers.ts';

const quote = fc
  .record({
    symbol: fc.stringMatching(/^[A-Z]{1,4}$/),
    changePercent: fc.option(fc.integer({ min: -10_000, max: 15_000 })),
    value: fc.nat({ max: 1_000_000 }),
    volume: fc.nat({ max: 1_000 }),
    trades: fc.nat({ max: 5 }),
  })
  .map((fields) => ({ ...fields, change: fields.changePercent }));
const quotes = fc.uniqueArray(quote, { selector: ({ symbol }) => symbol, maxLength: 60 });

const of = (symbol: string, changePercent: number | null, value = 1_000) => ({
  symbol,
  changePercent,
  change: changePercent,
  value,
  volume: value === 0 ? 0 : 10,
  trades: value === 0 ? 0 : 1,
});

describe('movers', () => {
  it('rank by change, the most active by turnover', () => {
    const board = [of('A', 500), of('B', -900, 9_000), of('C', 1_200), of('D', 0, 5_000), of('E', -100)];
    const { gainers, losers, active } = movers(board, 2);
    expect(gainers.map((one) => one.symbol)).toEqual(['C', 'A']);
    expect(losers.map((one) => one.symbol)).toEqual(['B', 'E']);
    expect(active.map((one) => one.symbol)).toEqual(['B', 'D']);
  });

  it('leave out what did not trade today, whatever its change says', () => {
    expect(movers([of('A', 500, 0)], 5)).toEqual({ gainers: [], losers: [], active: [] });
  });

  it('leave out figures of an earlier day than the one that is counted', () => {
    const today = { ...of('A', 500), lastAt: marketInstant('2026-11-18', '10:05') };
    const stale = { ...of('B', -900, 9_000), lastAt: marketInstant('2026-07-02', '14:58') };
    const never = { ...of('C', null, 0), lastAt: null };
    const board = [today, stale, never].map((quote) => countedOn(quote, '2026-11-18'));
    expect(movers(board, 5)).toEqual({ gainers: [today], losers: [], active: [today] });
    expect(turnover(board)).toEqual({ value: 1_000, volume: 10, trades: 1 });
    expect(breadth(board)).toEqual({ advancing: 1, declining: 0, unchanged: 0, uncompared: 0, untraded: 2 });
  });

  it('break ties by turnover and then by symbol', () => {
    const board = [of('B', 500), of('A', 500), of('C', 500, 2_000)];
    expect(movers(board, 3).gainers.map((one) => one.symbol)).toEqual(['C', 'A', 'B']);
  });

  it('do not depend on the order given, and leave it alone', () => {
    fc.assert(
      fc.property(quotes, fc.nat({ max: 10 }), (board, count) => {
        const before = [...board];
        expect(movers(board.toReversed(), count)).toEqual(movers(board, count));
        expect(board).toEqual(before);
      }),
    );
  });

  it('hold none that is beaten by one left out', () => {
    fc.assert(
      fc.property(quotes, fc.integer({ min: 1, max: 10 }), (board, count) => {
        const { gainers } = movers(board, count);
        const least = gainers.at(-1)?.changePercent ?? 0;
        const left = board.filter((one) => !gainers.includes(one) && (one.trades > 0 || one.volume > 0));
        for (const one of left) if (gainers.length === count) expect(one.changePercent ?? 0).toBeLessThanOrEqual(least);
        for (const one of gainers) expect(one.changePercent).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the market as a whole', () => {
  it('counts every security in one direction', () => {
    fc.assert(
      fc.property(quotes, (board) => {
        const { advancing, declining, unchanged, uncompared, untraded } = breadth(board);
        expect(advancing + declining + unchanged + uncompared + untraded).toBe(board.length);
      }),
    );
  });

  it('counts a security without an earlier close apart from those that are unchanged', () => {
    expect(breadth([of('A', 5), of('B', -5), of('C', 0), of('D', null), of('E', 5, 0)])).toEqual({
      advancing: 1,
      declining: 1,
      unchanged: 1,
      uncompared: 1,
      untraded: 1,
    });
  });

  it('has no sum of a figure that is not given for every security, and counts each of them as traded', () => {
    const withoutValue = { ...of('A', 5), value: null, volume: null };
    expect(turnover([withoutValue, of('B', 1)])).toEqual({ value: null, volume: null, trades: 2 });
    const unknown = { ...withoutValue, trades: null };
    expect(breadth([withoutValue, unknown])).toMatchObject({ advancing: 2, untraded: 0 });
  });

  it('sums turnover, shares and trades', () => {
    expect(turnover([of('A', 1, 1_000), of('B', 1, 500)])).toEqual({ value: 1_500, volume: 20, trades: 2 });
    expect(turnover([])).toEqual({ value: 0, volume: 0, trades: 0 });
  });
});
