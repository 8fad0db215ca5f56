import { expect, test } from 'vitest';
import { reportYear } from './report-year.ts';

test('a report is of the year that its headline names, in either language', () => {
  expect(reportYear('Integrated report for the year 2024', '2026-01-05', 'year')).toBe(2024);
  expect(reportYear('التقرير المتكامل لعام ٢٠٢٥', '2026-04-05', 'year')).toBe(2025);
});

test('without one an annual report is of the year before its publication, an interim one of the same', () => {
  expect(reportYear('Audited financial statements', '2026-02-12', 'year')).toBe(2025);
  expect(reportYear('Reviewed interim statements', '2026-05-04', 'part')).toBe(2026);
});

test('longer numbers are no years', () => {
  expect(reportYear('Letter 120261', '2026-05-04', 'part')).toBe(2026);
});
