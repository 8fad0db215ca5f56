import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  concentration,
  holdingGroups,
  joinedBelow,
  joinedSizes,
  sumOfCells,
  type HoldingCell,
  type HoldingGroup,
  type HoldingSize,
} from './holding.ts';
import { INVESTOR_TYPES, NATIONALITIES, nationalityGroups, typeGroups } from './investor-trades.ts';

const LEAST = 5;

const group = (id: string, investors: number): HoldingGroup => ({
  ids: [id],
  investors,
  shares: investors * 10,
  value: investors * 1_000,
  freeFloatValue: investors * 500,
});
const shown = (groups: readonly HoldingGroup[]) => groups.map(({ ids, investors }) => [ids.join('+'), investors]);

describe('groups of few investors', () => {
  it('are joined with the next until there are enough', () => {
    expect(shown(joinedBelow([group('a', 3), group('b', 1), group('c', 9), group('d', 7)], LEAST))).toEqual([
      ['a+b+c', 13],
      ['d', 7],
    ]);
  });

  it('are joined with the one before where none follows', () => {
    expect(shown(joinedBelow([group('a', 30), group('b', 9), group('c', 2)], LEAST))).toEqual([
      ['a', 30],
      ['b+c', 11],
    ]);
  });

  it('are not shown at all where all together are too few', () => {
    expect(joinedBelow([group('a', 1), group('b', 2)], LEAST)).toEqual([]);
  });

  it('of nobody stay: that nobody holds anything is nobody’s secret', () => {
    expect(shown(joinedBelow([group('a', 8), group('b', 0)], LEAST))).toEqual([
      ['a', 8],
      ['b', 0],
    ]);
  });

  it('never show a count from 1 to less than the least, and lose no investor and no share', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(counts, (investors) => {
        const groups = investors.map((count, at) => group(String(at), count));
        const joined = joinedBelow(groups, LEAST);
        for (const one of joined) expect(one.investors === 0 || one.investors >= LEAST).toBe(true);
        const sum = (all: readonly HoldingGroup[], of: 'investors' | 'shares' | 'value') =>
          all.reduce((total, one) => total + one[of], 0);
        if (sum(groups, 'investors') < LEAST) return;
        for (const of of ['investors', 'shares', 'value'] as const) expect(sum(joined, of)).toBe(sum(groups, of));
      }),
    );
  });
});

const CELLS: HoldingCell[] = NATIONALITIES.flatMap((nationality, across) =>
  INVESTOR_TYPES.map((type, down) => ({
    nationality,
    type,
    investors: (across + 1) * (down + 3),
    shares: 100 * (down + 1),
    value: 1_000 * (across + 1) * (down + 1),
    freeFloatValue: across === 0 && down === 0 ? null : 10,
  })),
);

it('nationalities and types divide the same whole', () => {
  const all = sumOfCells(CELLS);
  for (const groups of [nationalityGroups(3), nationalityGroups(4), typeGroups(2), typeGroups(5)]) {
    const parts = holdingGroups(CELLS, groups);
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(all.value);
    expect(parts.reduce((sum, { investors }) => sum + investors, 0)).toBe(all.investors);
  }
});

it('one part of the free float that is not told leaves the sum untold', () => {
  expect(sumOfCells(CELLS).freeFloatValue).toBeNull();
  expect(sumOfCells(CELLS.slice(1, 3)).freeFloatValue).toBe(20);
});

const size = (from: number, to: number | null, investors: number, value: number): HoldingSize => ({
  from,
  to,
  investors,
  value,
});

it('sizes add up from the smallest to all investors and all they hold', () => {
  const reached = concentration([size(0, 10, 60, 100), size(10, 100, 30, 400), size(100, null, 10, 9_500)]);
  expect(reached).toEqual([
    { investors: 60_000, value: 1_000 },
    { investors: 90_000, value: 5_000 },
    { investors: 100_000, value: 100_000 },
  ]);
});

it('a size of few investors is one with the next larger, and the last with the one before', () => {
  expect(joinedSizes([size(0, 10, 2, 5), size(10, 100, 30, 400), size(100, null, 3, 9_500)], LEAST)).toEqual([
    size(0, null, 35, 9_905),
  ]);
});
