import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { sessionOn } from '#domain/session.ts';
import { hourVolumes } from './hours.ts';
import { groupSums, sumOfAll, type SummaryRow } from './summary-row.ts';

const DAY = '2026-11-20';
const at = (clock: string) => marketInstant(DAY, clock);
const SESSION = sessionOn(DAY);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const rows = fc
  .array(
    fc.record({
      sector: fc.constantFrom('Financials', 'Utilities', null),
      change: fc.option(fc.integer({ min: -50, max: 50 })),
      value: fc.integer({ min: 0, max: 1e12 }),
      volume: fc.integer({ min: 0, max: 1e9 }),
      trades: fc.integer({ min: 0, max: 900 }),
    }),
    { maxLength: 40 },
  )
  .map((list) =>
    list.map((row, i): SummaryRow => ({ symbol: `S${i}`, board: '510', changePercent: row.change, ...row })),
  );

describe('the parts of the market', () => {
  it('sum to the whole, in turnover and in how they moved', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const parts = groupSums(list, ({ sector }) => sector);
        const all = sumOfAll(list);
        for (const field of [
          'value',
          'volume',
          'trades',
          'advancing',
          'declining',
          'unchanged',
          'uncompared',
          'untraded',
        ] as const)
          expect(sum(parts.map((part) => part[field]!)), field).toBe(all[field]);
        expect(all.advancing + all.declining + all.unchanged + all.uncompared + all.untraded).toBe(list.length);
        const named = parts.filter(({ key }) => key !== null).map(({ value }) => value!);
        expect(named).toEqual(named.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('the hours of a session', () => {
  const points = [
    { at: at('10:00'), volume: 700 },
    { at: at('10:59'), volume: 900 },
    { at: at('11:00'), volume: 1_000 },
    { at: at('13:30'), volume: 1_400 },
    { at: at('15:00'), volume: 2_000 },
  ];
  const read = (now: string) => hourVolumes(points, SESSION, at(now)).map(({ volume }) => volume);

  it('give the running total its parts: the auctions in the first and the last', () => {
    expect(read('16:00')).toEqual([1_000, 0, 0, 400, 600]);
    expect(sum(read('16:00'))).toBe(2_000);
    expect(hourVolumes(points, SESSION, at('16:00')).at(-1)).toMatchObject({ from: at('14:00'), to: at('15:00') });
  });

  it('end with the one that goes on', () => {
    expect(hourVolumes(points.slice(0, 2), SESSION, at('10:59')).map(({ volume }) => volume)).toEqual([900]);
    expect(hourVolumes([], SESSION, at('09:45'))).toEqual([]);
    expect(hourVolumes([], [], at('12:00'))).toEqual([]);
  });
});
