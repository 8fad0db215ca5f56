import { describe, expect, it } from 'vitest';
import { disclosureLines, disclosureWindow, headlineLines, resultLines } from './bulletin-disclosures.ts';
import { anyBulletinPeriod } from './bulletin-period.ts';
import { marketDate, marketInstant } from './date.ts';
import { sampleDisclosure } from './sample-bulletin-records.ts';

const windowOf = (text: string) => disclosureWindow(anyBulletinPeriod(text)!);
const at = marketInstant;

describe('what was published for a bulletin', () => {
  it('begins where the one before ended, so that each disclosure is in one day, one week, one month', () => {
    for (const [before, after] of [
      ['2026-11-13', '2026-11-16'],
      ['2026-W46', '2026-W47'],
      ['2026-09', '2026-10'],
      ['2026-Q2', '2026-Q3'],
      ['2024', '2025'],
    ] as const)
      expect(windowOf(before).until).toBe(windowOf(after).from);
  });

  it('is complete when the bulletin is made: a day ends at 15:30, a month with its last day', () => {
    expect(windowOf('2026-11-17')).toEqual({ from: at('2026-11-16', '15:30'), until: at('2026-11-17', '15:30') });
    expect(windowOf('2026-10')).toEqual({ from: at('2026-10-01', '00:00'), until: at('2026-11-01', '00:00') });
  });
});

describe('disclosures', () => {
  const rows = [
    ...sampleDisclosure('2', at('2026-11-17', '11:00'), { headline: 'Cash dividend' }),
    ...sampleDisclosure('1', at('2026-11-16', '16:00'), { headline: 'Results of BOD Meeting' }),
    ...sampleDisclosure('3', at('2026-11-17', '15:30'), { headline: 'Cash dividend' }),
  ].map((row) => (row.lang === 'ar' && row.id === '2-ar' ? { ...row, headline: 'أرباح نقدية' } : row));
  const lines = headlineLines(rows, windowOf('2026-11-17'));

  it('are named once, the oldest first, with the headline of each language', () => {
    expect(lines.map(({ id }) => id)).toEqual(['1-en', '2-en']);
    expect(lines[1]!.headline).toEqual({ en: 'Cash dividend', ar: 'أرباح نقدية' });
  });

  it('that are in one language only say so', () => {
    const [line] = headlineLines(
      rows.filter(({ lang }) => lang === 'ar'),
      windowOf('2026-11-17'),
    );
    expect(line!.headline.en).toBe(line!.headline.ar);
  });

  it('are in the window of their first row, though the other language comes after its end', () => {
    const late = rows.map((row) => (row.id === '2-ar' ? { ...row, publishedAt: at('2026-11-17', '15:32') } : row));
    const dividend = rows.filter(({ id }) => !id.startsWith('3'));
    const split = late.filter(({ id }) => !id.startsWith('3'));
    expect(headlineLines(split, windowOf('2026-11-17'))).toHaveLength(dividend.length / 2);
    expect(headlineLines(split, windowOf('2026-11-18'))).toEqual([]);
  });

  it('are counted by kind', () => {
    const kinds = disclosureLines(lines);
    expect(kinds).toEqual([
      { kind: 'dividend', count: 1 },
      { kind: 'board-meeting', count: 1 },
    ]);
  });
});

describe('results', () => {
  const report = (id: string, day: string, reportInterval: 'Q1' | 'Q3' | 'Yearly' | 'Preliminary financial results') =>
    sampleDisclosure(id, at(day, '10:00'), { headline: 'Financial statements', reportInterval });
  const of = (text: string, rows: ReturnType<typeof report>, ends = new Map<string, number>()) =>
    resultLines(rows, windowOf(text), ends);

  it('are due 45 days after a part of the year and 90 days after the year', () => {
    expect(of('2026-Q2', report('1', '2026-05-15', 'Q1'))).toMatchObject([
      { periodEnd: '2026-03-31', dueOn: '2026-05-15', status: 'on-time', interval: 'Q1' },
    ]);
    expect(of('2026-Q2', report('1', '2026-04-01', 'Yearly'))).toMatchObject([
      { periodEnd: '2025-12-31', dueOn: '2026-03-31', status: 'late' },
    ]);
  });

  it('of a fiscal year that ends in March are on its quarters', () => {
    const ends = new Map([['S00', 3]]);
    expect(of('2026-Q3', report('1', '2026-08-01', 'Q1'), ends)).toMatchObject([{ periodEnd: '2026-06-30' }]);
  });

  it('count once, on the day they were first published; preliminary figures are no statements', () => {
    const rows = [
      ...report('1', '2026-02-02', 'Preliminary financial results'),
      ...report('2', '2026-03-30', 'Yearly'),
      ...report('3', '2026-04-20', 'Yearly'),
    ];
    expect(of('2026-Q1', rows).map(({ publishedOn }) => publishedOn)).toEqual(['2026-03-30']);
    expect(of('2026-Q2', rows)).toEqual([]);
    expect(marketDate(windowOf('2026-Q2').from)).toBe('2026-04-01');
  });
});
