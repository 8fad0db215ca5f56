import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfCells, type HoldingCell } from './holding.ts';
import { matrixOf, ownersOf } from './holding-owners.ts';
import { INVESTOR_TYPES, NATIONALITIES } from './investor-trades.ts';

const LEAST = 5;

const cellsOf = (counts: readonly number[]): HoldingCell[] =>
  NATIONALITIES.flatMap((nationality, across) =>
    INVESTOR_TYPES.map((type, down) => {
      const investors = counts[across * INVESTOR_TYPES.length + down] ?? 0;
      return { nationality, type, investors, shares: investors, value: investors * 1_000, freeFloatValue: null };
    }),
  );
const EVERY = fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 20, maxLength: 20 });

describe('nationality by type', () => {
  it('has a column for each type where every cell has enough investors', () => {
    const matrix = matrixOf(cellsOf(Array.from({ length: 20 }, () => LEAST)), LEAST);
    expect(matrix?.columns).toEqual(INVESTOR_TYPES.map((type) => [type]));
    expect(matrix?.rows.map(({ ids }) => ids)).toEqual(NATIONALITIES.map((nationality) => [nationality]));
    expect(matrix?.rows[0]?.parts).toEqual(INVESTOR_TYPES.map(() => 5_000));
  });

  it('joins a column in every row where one row has too few: nothing is worked out from the other rows', () => {
    const counts = Array.from({ length: 20 }, () => 9);
    // Two Gulf banks.
    counts[6] = 2;
    expect(matrixOf(cellsOf(counts), LEAST)?.columns).toEqual([
      ['individual'],
      ['bank', 'company'],
      ['fund'],
      ['government'],
    ]);
  });

  it('never has a cell of one to four investors, and loses nobody', () => {
    fc.assert(
      fc.property(EVERY, (counts) => {
        const cells = cellsOf(counts);
        const matrix = matrixOf(cells, LEAST);
        if (!matrix) return;
        const shown = matrix.rows.flatMap(({ investors }) => investors);
        expect(shown.filter((count) => count > 0 && count < LEAST)).toEqual([]);
        expect(shown.reduce((sum, count) => sum + count, 0)).toBe(sumOfCells(cells).investors);
      }),
    );
  });
});

describe('owners', () => {
  const only = (type: 'individual' | 'fund', investors: number, others: number) =>
    cellsOf(
      INVESTOR_TYPES.map((one) => (one === type ? investors : one === 'company' || one === 'individual' ? others : 0)),
    );

  it('are nationals, citizens of the Gulf and foreigners, who come to the whole', () => {
    fc.assert(
      fc.property(EVERY, (counts) => {
        const { national, gcc, foreign } = ownersOf(cellsOf(counts), LEAST);
        if (national === null || gcc === null || foreign === null) return;
        expect(Math.abs(national + gcc + foreign - 100_000)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('do not tell of institutions where they, or all others, are too few', () => {
    expect(ownersOf(cellsOf([50, 3]), LEAST).institutions).toBeNull();
    expect(ownersOf(only('individual', 2, 40), LEAST).institutions).toBeNull();
    expect(ownersOf(cellsOf([50, 50]), LEAST).institutions).toBe(50_000);
  });
});
