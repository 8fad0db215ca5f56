import type { Locale } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';

/** Types of reports, in the order of a year. */
export const REPORT_TYPES = [
  'first-quarter',
  'second-quarter',
  'third-quarter',
  'annual',
  'integrated',
  'governance',
  'other',
] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export interface Report {
  id: string;
  type: ReportType;
  /** The fiscal year. */
  year: number;
  headline: string;
  lang: Locale;
  published: PlainDate | null;
  /** null where there is no document to read. */
  href: string | null;
}

export interface ReportYear {
  year: number;
  reports: Report[];
}

/** Reports grouped by fiscal year, newest year first; within a year in the order of `REPORT_TYPES`, then by day. */
export function reportYears(reports: readonly Report[]): ReportYear[] {
  const byYear = Map.groupBy(reports, ({ year }) => year);
  return [...byYear].sort(([a], [b]) => b - a).map(([year, of]) => ({ year, reports: of.toSorted(inOrder) }));
}

function inOrder(a: Report, b: Report): number {
  const byType = REPORT_TYPES.indexOf(a.type) - REPORT_TYPES.indexOf(b.type);
  return byType || ((a.published ?? '') < (b.published ?? '') ? -1 : 1);
}
