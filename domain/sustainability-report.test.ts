import { describe, expect, it } from 'vitest';
import { marketInstant } from './date.ts';
import type { Disclosure } from './disclosure.ts';
import { fiscalYearEnd, reportDelay, sustainabilityReports, sustainabilityYears } from './sustainability-report.ts';

const report = (of: Partial<Disclosure> & { day: string; period?: number; types?: string[] }): Disclosure => ({
  id: of.day,
  lang: 'en',
  symbol: 'AAA',
  issuer: { en: 'A', ar: null },
  headline: 'Integrated report',
  publishedAt: marketInstant(of.day, '10:00'),
  announcementType: 'Disclosure',
  reportInterval: null,
  integrated: {
    period: of.period ?? 2025,
    languages: [of.lang ?? 'en'],
    reportTypes: of.types ?? ['Annual financial statements', 'Sustainability report'],
  },
  dividendsPaymentDate: null,
  files: [],
  ...of,
});

describe('sustainability reports', () => {
  it('are the first of each issuer on the year, with the languages of all of them', () => {
    const rows = [
      report({ day: '2026-03-20', lang: 'ar' }),
      report({ day: '2026-03-18' }),
      report({ day: '2026-03-01', symbol: 'BBB', types: ['Annual financial statements'] }),
      report({ day: '2025-03-10', period: 2024 }),
    ];
    const found = sustainabilityReports(rows, 2025);
    expect([...found.keys()]).toEqual(['AAA']);
    expect(found.get('AAA')).toMatchObject({ published: '2026-03-18', languages: ['en', 'ar'] });
    expect(sustainabilityYears(rows)).toEqual([2025, 2024]);
  });

  it('are late by the days after the end of the fiscal year', () => {
    expect(reportDelay('2026-03-18', fiscalYearEnd(2025, 12))).toBe(77);
    expect(reportDelay('2026-03-31', fiscalYearEnd(2025, null))).toBe(90);
    expect(fiscalYearEnd(2025, 6)).toBe('2025-06-30');
  });
});
