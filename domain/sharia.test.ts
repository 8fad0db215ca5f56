import { describe, expect, it } from 'vitest';
import { endedQuarters, findQuarter, shariaChanges, type ShariaQuarter } from './sharia.ts';

const ENDS = ['03-31', '06-30', '09-30', '12-31'];
const quarterOf = (year: number, quarter: number): ShariaQuarter => ({
  year,
  quarter,
  endsOn: `${year}-${ENDS[quarter - 1]}`,
  exchanges: [],
});
const QUARTERS = [quarterOf(2025, 3), quarterOf(2026, 1), quarterOf(2025, 4), quarterOf(2026, 2)];
const list = (...symbols: string[]) =>
  symbols.map((symbol) => ({ symbol, name: { en: symbol, ar: null }, remarks: { en: '', ar: null } }));
const named = (quarters: readonly ShariaQuarter[]) => quarters.map(({ year, quarter }) => `${year}-${quarter}`);

describe('Sharia lists', () => {
  it('are those of quarters that have ended, newest first', () => {
    expect(named(endedQuarters(QUARTERS, '2026-06-30'))).toEqual(['2026-1', '2025-4', '2025-3']);
    expect(named(endedQuarters(QUARTERS, '2026-07-01'))[0]).toBe('2026-2');
  });

  it('are found by year, by quarter, by both or by neither', () => {
    const quarters = endedQuarters(QUARTERS, '2026-12-01');
    const found = (year: number | null, quarter: number | null) =>
      named([findQuarter(quarters, { year, quarter })].flatMap((each) => each ?? []))[0];
    expect([found(null, null), found(2025, null), found(null, 3), found(2026, 1), found(2026, 3)]).toEqual([
      '2026-2',
      '2025-4',
      '2025-3',
      '2026-1',
      undefined,
    ]);
  });

  it('differ by what came and what went', () => {
    const { added, removed } = shariaChanges(list('A', 'C', 'D'), list('A', 'B'));
    expect([added, removed].map((some) => some.map(({ symbol }) => symbol))).toEqual([['C', 'D'], ['B']]);
  });
});
