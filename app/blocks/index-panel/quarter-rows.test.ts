import { expect, it } from 'vitest';
import { marketTime, marketInstant } from '#domain/date.ts';
import { quarterRows } from './quarter-rows.ts';

const point = (clock: string, value: number) => ({ at: marketInstant('2026-11-18', clock), value });
const rowsOf = (...points: ReturnType<typeof point>[]) =>
  quarterRows(points).map(({ at, value }) => [marketTime(at), value]);

it('gives the level as it stood at each quarter of an hour, and the last one at its own time', () => {
  expect(rowsOf(point('10:00', 1), point('10:14', 2), point('10:16', 3), point('10:31', 4), point('10:40', 5))).toEqual(
    [
      ['10:00', 1],
      ['10:15', 2],
      ['10:30', 3],
      ['10:40', 5],
    ],
  );
});

it('is the one level where there is one, and nothing where there is none', () => {
  expect(rowsOf(point('10:07', 1))).toEqual([['10:07', 1]]);
  expect(rowsOf(point('15:00', 1))).toEqual([['15:00', 1]]);
  expect(rowsOf()).toEqual([]);
});
