import { describe, expect, it } from 'vitest';
import { byDay, holderRows, holdersOn, type Holders } from './holders.ts';

const list = (asOf: string, percent = 51_000): Holders => ({
  asOf,
  holders: [
    {
      name: 'Sidra Group',
      percent,
      associated: true,
      members: [
        { name: 'Sidra Investments', percent: 30_000 },
        { name: 'Sidra Trading', percent: 21_000 },
      ],
    },
    { name: 'Lulua Fund', percent: 5_000, associated: false, members: [] },
  ],
});

describe('the largest holders', () => {
  it('stand with the members of their groups below them', () => {
    expect(holderRows(list('2026-11-17')).map(({ name, type }) => [name, type])).toEqual([
      ['Sidra Group', 'group'],
      ['Sidra Investments', 'member'],
      ['Sidra Trading', 'member'],
      ['Lulua Fund', 'holder'],
    ]);
  });

  it('are one list a day, the newest first, the last that was told of a day', () => {
    const told = [list('2026-11-17', 52_000), list('2026-11-17'), list('2026-11-16')];
    const days = byDay(told.map((value, at) => ({ value, from: -at })));
    expect(days.map(({ asOf, holders }) => [asOf, holders[0]!.percent])).toEqual([
      ['2026-11-17', 52_000],
      ['2026-11-16', 51_000],
    ]);
  });

  it('are those of the day that is asked for, or of the last one before it', () => {
    const lists = ['2026-11-17', '2026-11-13', '2026-11-10'].map((day) => list(day));
    const on = (day: string | null) => holdersOn(lists, day)?.asOf;
    expect([on(null), on('2026-11-13'), on('2026-11-16')]).toEqual(['2026-11-17', '2026-11-13', '2026-11-13']);
    expect(on('2020-01-01')).toBe('2026-11-10');
    expect(holdersOn([], null)).toBeUndefined();
  });
});
