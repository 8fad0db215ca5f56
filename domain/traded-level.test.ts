import { expect, it } from 'vitest';
import { marketInstant } from './date.ts';
import { tradedLevel, tradedOnItsDay } from './traded-level.ts';

const DAY = '2026-11-18';
const level = (clock: string, change: number, volume: number) => ({
  index: 'GENERAL',
  at: marketInstant(DAY, clock),
  value: 5_000_000,
  change,
  changePercent: change / 50,
  volume,
});

it.each([
  ['moved', level('10:05', 1_000, 500), true],
  ['is back where it was', level('10:05', 0, 500), true],
  ['moved, with no volume given', level('10:05', 1_000, 0), true],
  ['is told again before its first trade', level('10:05', 0, 0), false],
  ['is that of the day before', level('09:40', 1_000, 500), false],
])('a level that %s', (_, reported, isTraded) => expect(tradedLevel(reported, DAY)).toBe(isTraded ? reported : null));

it('a level that is not known is none', () => expect(tradedLevel(null, DAY)).toBeNull());

it('a level of an earlier day is asked of its own day', () => {
  const closed = level('15:00', 1_000, 500);
  expect(tradedOnItsDay(closed)).toBe(closed);
  expect(tradedOnItsDay(level('09:40', 0, 0))).toBeNull();
  expect(tradedOnItsDay(null)).toBeNull();
});
