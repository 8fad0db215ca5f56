import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsRoom, foreignPartOfMarket, foreignRoom, statusChanges, type OwnershipDay } from './foreign-ownership.ts';

const day = (given: Partial<OwnershipDay> = {}): OwnershipDay => ({
  date: '2026-11-17',
  symbol: 'JIWAN',
  issuedShares: 1_000_000_000,
  foreignShares: 471_250_000,
  national: { permitted: 100_000, actual: 47_875 },
  gcc: { permitted: 100_000, actual: 5_000 },
  foreign: { permitted: 49_000, actual: 47_125 },
  jointLimit: null,
  ...given,
});

describe('what foreigners may still buy', () => {
  it('is the limit less what they hold', () => {
    expect(foreignRoom(day())).toEqual({ shares: 18_750_000, percent: 1_875, used: 96_173, status: 'near' });
  });

  it('an order of more does not fit, and the answer says how many do', () => {
    expect(fitsRoom(20_000_000, foreignRoom(day()))).toEqual({ fits: false, most: 18_750_000 });
    expect(fitsRoom(18_750_000, foreignRoom(day()))).toEqual({ fits: true, most: 18_750_000 });
  });

  it('is no more than a joint limit leaves', () => {
    const joint = day({
      foreignShares: 365_000_000,
      foreign: { permitted: 40_000, actual: 36_500 },
      gcc: { permitted: 100_000, actual: 11_200 },
      jointLimit: 49_000,
    });
    expect(foreignRoom(joint)).toMatchObject({ shares: 13_000_000, percent: 1_300 });
    expect(foreignRoom({ ...joint, jointLimit: null })).toMatchObject({ shares: 35_000_000, percent: 3_500 });
  });

  it.each([
    [{ permitted: 0, actual: 0 }, 0, 'closed'],
    [{ permitted: 100_000, actual: 30_000 }, 300_000_000, 'no-limit'],
    [{ permitted: 40_000, actual: 35_999 }, 359_999_999, 'open'],
    [{ permitted: 40_000, actual: 36_000 }, 360_000_000, 'near'],
    [{ permitted: 40_000, actual: 40_000 }, 399_999_999, 'near'],
    [{ permitted: 40_000, actual: 40_000 }, 400_000_000, 'full'],
    [{ permitted: 40_000, actual: 40_010 }, 400_100_000, 'over'],
    [{ permitted: 0, actual: 10 }, 100_000, 'over'],
  ] as const)('of %j with %i shares: %s', (foreign, foreignShares, status) => {
    expect(foreignRoom(day({ foreign, foreignShares })).status).toBe(status);
  });

  it('without a count of shares is known in per cent alone', () => {
    const room = foreignRoom(day({ foreignShares: null }));
    expect(room).toEqual({ shares: null, percent: 1_875, used: 96_173, status: 'near' });
    expect(fitsRoom(1, room)).toBeNull();
  });
});

const anyDay = fc
  .record({
    issuedShares: fc.integer({ min: 1, max: 10 ** 13 }),
    permitted: fc.integer({ min: 0, max: 100_000 }),
    part: fc.integer({ min: 0, max: 100_000 }),
    gcc: fc.integer({ min: 0, max: 100_000 }),
    joint: fc.option(fc.integer({ min: 0, max: 100_000 })),
  })
  .map(({ issuedShares, permitted, part, gcc, joint }) =>
    day({
      issuedShares,
      foreignShares: Number((BigInt(issuedShares) * BigInt(part)) / 100_000n),
      foreign: { permitted, actual: part },
      gcc: { permitted: 100_000, actual: Math.min(gcc, 100_000 - part) },
      jointLimit: joint,
    }),
  );

it('who buys what is left is at a limit and past none; one more share is past one', () => {
  fc.assert(
    fc.property(anyDay, (given) => {
      const { shares } = foreignRoom(given);
      fc.pre(shares !== null && shares >= 0 && given.foreign.permitted > 0 && given.foreign.permitted < 100_000);
      const bought = (more: number) => foreignRoom({ ...given, foreignShares: given.foreignShares! + shares! + more });
      expect(bought(0)).toMatchObject({ shares: 0, status: 'full' });
      expect(bought(1)).toMatchObject({ shares: -1, status: 'over' });
    }),
  );
});

it('a joint limit never leaves more', () => {
  fc.assert(
    fc.property(anyDay, (given) => {
      const [own, both] = [foreignRoom({ ...given, jointLimit: null }), foreignRoom(given)];
      expect(both.shares!).toBeLessThanOrEqual(own.shares!);
      expect(both.percent).toBeLessThanOrEqual(own.percent);
    }),
  );
});

it('foreigners hold a fifth of the market', () => {
  const all = [
    { value: 10_000, foreign: 20_000 },
    { value: 4_000, foreign: 45_000 },
    { value: 6_000, foreign: 5_000 },
  ];
  expect(foreignPartOfMarket(all)).toBe(20_500);
  expect(foreignPartOfMarket([])).toBeNull();
});

it('a status that stays is no change; one that is reached and left is two', () => {
  const on = (date: string, foreignShares: number) => day({ date, foreignShares });
  const days = [
    on('2026-11-17', 400_000_000),
    on('2026-11-13', 400_000_000),
    on('2026-11-16', 490_000_000),
    on('2026-11-12', 400_000_000),
  ];
  expect(statusChanges(days).map(({ day: { date }, status, before }) => [date, before, status])).toEqual([
    ['2026-11-17', 'full', 'open'],
    ['2026-11-16', 'open', 'full'],
  ]);
});
