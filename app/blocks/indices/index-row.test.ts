import { expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { currentRow, withSeen, type CurrentIndex, type IndexRow } from './index-row.ts';

const ROW: IndexRow = {
  code: 'GI',
  path: 'gi',
  name: 'General',
  latest: null,
  date: '2026-11-20',
  line: null,
  day: { low: 5_000_000, high: 5_010_000 },
  year: { low: 4_000_000, high: 5_015_000 },
  members: null,
};
const heard = (row: IndexRow, value: number, before: CurrentIndex | null) =>
  withSeen(
    currentRow(row, {
      index: row.code,
      at: marketInstant(row.date, '11:00'),
      value,
      change: value - 5_000_000,
      changePercent: 0,
      volume: 1,
    }),
    before,
  );

it('the range of a day never narrows while the page is open, and another day begins its own', () => {
  const first = heard(ROW, 5_030_000, null);
  expect(first.day).toEqual({ low: 5_000_000, high: 5_030_000 });
  const second = heard(ROW, 4_990_000, first);
  expect(second.day).toEqual({ low: 4_990_000, high: 5_030_000 });
  const third = heard(ROW, 5_005_000, second);
  expect([third.day, third.year]).toEqual([
    { low: 4_990_000, high: 5_030_000 },
    { low: 4_000_000, high: 5_030_000 },
  ]);
  const loaded = heard({ ...ROW, day: { low: 4_980_000, high: 5_012_000 } }, 5_006_000, third);
  expect(loaded.day).toEqual({ low: 4_980_000, high: 5_030_000 });
  const next = heard({ ...ROW, date: '2026-11-23', day: null }, 5_006_000, loaded);
  expect(next.day).toEqual({ low: 5_006_000, high: 5_006_000 });
});

it('the turnover of an index leaves out members that last traded in an earlier session', () => {
  const at = (day: string) => marketInstant(day, '11:00');
  const members = [
    { symbol: 'A', volume: 10, value: 100_000, lastAt: at('2026-11-20') },
    { symbol: 'B', volume: 20, value: 300_000, lastAt: at('2026-11-19') },
  ];
  const row = { ...ROW, members };
  expect(currentRow(row, null).turnover).toEqual({ volume: 10, value: 100_000 });
  const live = new Map([['B', { volume: 5, value: 50_000, lastAt: at('2026-11-20') }]]);
  expect(currentRow(row, null, live).turnover).toEqual({ volume: 15, value: 150_000 });
});
