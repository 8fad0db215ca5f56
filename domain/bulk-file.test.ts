import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionsBetween } from './bulk-file.ts';

const BY_DAY = { key: ['date', 'symbol'], derived: ['factor'], most: 100 };
const row = (date: string, close: string, factor = '1') => ({ date, symbol: 'JIWAN', close, factor });

describe('corrections', () => {
  it('name the field, what it was and what it is', () => {
    expect(correctionsBetween([row('2026-01-05', '1.250')], [row('2026-01-05', '1.260')], BY_DAY)).toEqual([
      { symbol: 'JIWAN', date: '2026-01-05', field: 'close', old: '1.250', new: '1.260' },
    ]);
  });

  it('name an index by its code', () => {
    const level = (close: string) => ({ date: '2026-01-05', code: 'GI', close });
    const [found] = correctionsBetween([level('5000.1')], [level('5000.2')], { ...BY_DAY, key: ['date', 'code'] });
    expect(found).toMatchObject({ symbol: 'GI', field: 'close' });
  });

  it('name the row where symbol and day do not', () => {
    const week = (value: string) => ({ week: '2026-01-05', kind: 'short', outstanding: value });
    expect(correctionsBetween([week('1')], [week('2')], { ...BY_DAY, key: ['week', 'kind'] })).toEqual([
      { symbol: null, date: '2026-01-05', row: 'kind=short', field: 'outstanding', old: '1', new: '2' },
    ]);
    const contract = (value: string) => ({ date: '2026-01-05', contract: 'OIL-FEB26', settlement: value });
    expect(
      correctionsBetween([contract('60.10')], [contract('60.20')], { ...BY_DAY, key: ['date', 'contract'] }),
    ).toEqual([{ symbol: 'OIL-FEB26', date: '2026-01-05', field: 'settlement', old: '60.10', new: '60.20' }]);
  });

  it('are neither new rows, nor rows that went, nor what follows from other figures', () => {
    const before = [row('2026-01-05', '1.250'), row('2026-01-06', '1.300')];
    const after = [row('2026-01-06', '1.300', '0.98'), row('2026-01-07', '1.310')];
    expect(correctionsBetween(before, after, BY_DAY)).toEqual([]);
  });

  it('end where there are very many', () => {
    const rows = (close: string) => Array.from({ length: 20 }, (_, at) => row(`2026-01-${10 + at}`, close));
    expect(correctionsBetween(rows('1.000'), rows('2.000'), { ...BY_DAY, most: 7 })).toHaveLength(7);
  });

  it('are as many as the figures that differ, and none where nothing does', () => {
    const days = fc.uniqueArray(fc.integer({ min: 10, max: 28 }));
    fc.assert(
      fc.property(days, fc.func(fc.boolean()), (of, isChanged) => {
        const before = of.map((day) => row(`2026-02-${day}`, '1.000'));
        const after = of.map((day) => row(`2026-02-${day}`, isChanged(day) ? '1.001' : '1.000'));
        const changed = of.filter((day) => isChanged(day));
        expect(correctionsBetween(before, after, BY_DAY).map(({ date }) => date)).toEqual(
          changed.map((day) => `2026-02-${day}`),
        );
        expect(correctionsBetween(after, after, BY_DAY)).toEqual([]);
      }),
    );
  });
});
