import { expect, it } from 'vitest';
import type { BarCorrection } from '#domain/bar-correction.ts';
import type { Corrections } from '#domain/bulk-file.ts';
import { marketInstant } from '#domain/date.ts';
import type { Site } from '#app/context.ts';
import { loadCorrections } from './corrections.ts';

const at = (day: string) => marketInstant(day, '18:00');
const bar = (given: Partial<BarCorrection>): BarCorrection => ({
  symbol: 'JIWAN',
  date: '2026-11-16',
  field: 'close',
  old: 1_250,
  new: 1_260,
  at: at('2026-11-18'),
  revision: 2,
  ...given,
});
const ofFile = (day: string, field: string, symbol: string | null = 'JIWAN'): Corrections => ({
  set: 'prices',
  year: 2026,
  revision: 4,
  at: at(day),
  rows: [{ symbol, date: '2026-11-16', field, old: '1.250', new: '1.260' }],
});

const load = (bars: BarCorrection[], files: Corrections[], asked: Record<string, string> = {}) =>
  loadCorrections(
    {
      exchange: { indices: [{ code: 'GI' }] },
      store: {
        bars: { corrections: async () => bars },
        documents: { list: async () => files.map((value) => ({ value })) },
      },
    } as unknown as Pick<Site, 'store' | 'exchange'>,
    asked,
  );

it('what was corrected in a bar is told once, though the file of its year gives it otherwise too', async () => {
  const rows = await load([bar({})], [ofFile('2026-11-19', 'close')]);
  expect(rows).toEqual([
    {
      set: 'prices',
      year: 2026,
      symbol: 'JIWAN',
      date: '2026-11-16',
      field: 'close',
      old: '1.250',
      new: '1.260',
      at: at('2026-11-18'),
      revision: 2,
    },
  ]);
});

it('what only a file gives otherwise stays: another field, and what was corrected before bars noted it', async () => {
  const rows = await load([bar({})], [ofFile('2026-11-19', 'currency'), ofFile('2026-11-17', 'close')]);
  expect(rows.map(({ field, revision }) => [field, revision])).toEqual([
    ['currency', 4],
    ['close', 2],
    ['close', 4],
  ]);
});

it('an index is in its own list; counts are whole, and a figure that was not known is empty', async () => {
  const rows = await load([bar({ symbol: 'GI', field: 'volume', old: null, new: 12_000 })], []);
  expect(rows).toMatchObject([{ set: 'indices', symbol: 'GI', old: '', new: '12000' }]);
});

it('a list, a symbol and days of the correction may be asked for', async () => {
  const bars = [bar({}), bar({ symbol: 'GI', at: at('2026-11-20') })];
  expect(await load(bars, [], { set: 'indices' })).toHaveLength(1);
  expect(await load(bars, [], { symbol: 'jiwan' })).toHaveLength(1);
  expect(await load(bars, [], { from: '2026-11-19' })).toMatchObject([{ symbol: 'GI' }]);
  expect(await load(bars, [], { to: '2026-11-18' })).toMatchObject([{ symbol: 'JIWAN' }]);
});
