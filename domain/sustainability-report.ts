import { marketDate } from './date.ts';
import type { Disclosure } from './disclosure.ts';
import { LOCALE_CODES, type Locale } from './locale.ts';
import { daysOfMonth, type Month } from './month.ts';
import { dayNumber, type PlainDate } from './time.ts';

/** The feed's label for the sustainability part of an integrated report. */
const SUSTAINABILITY = /sustainab|esg/i;
const DECEMBER = 12;

/** The first report of an issuer on a fiscal year that has a sustainability part. */
export interface SustainabilityReport {
  id: string;
  symbol: string;
  year: number;
  published: PlainDate;
  languages: readonly Locale[];
}

/** The first published report on that fiscal year by symbol, from disclosures in either language. */
export function sustainabilityReports(
  disclosures: readonly Disclosure[],
  year: number,
): ReadonlyMap<string, SustainabilityReport> {
  const reports = new Map<string, SustainabilityReport>();
  for (const row of disclosures.toSorted((a, b) => a.publishedAt - b.publishedAt)) {
    if (row.integrated?.period !== year || !hasSustainability(row)) continue;
    const before = reports.get(row.symbol);
    const given = [...(before?.languages ?? []), row.lang, ...row.integrated.languages];
    const languages = LOCALE_CODES.filter((code) => given.includes(code));
    const { id, symbol, publishedAt } = row;
    reports.set(
      symbol,
      before ? { ...before, languages } : { id, symbol, year, published: marketDate(publishedAt), languages },
    );
  }
  return reports;
}

function hasSustainability({ integrated }: Disclosure): boolean {
  return integrated?.reportTypes.some((type) => SUSTAINABILITY.test(type)) ?? false;
}

/** Fiscal years that have reports with a sustainability part, latest first. */
export function sustainabilityYears(disclosures: readonly Disclosure[]): number[] {
  const years = disclosures.filter(hasSustainability).map(({ integrated }) => integrated!.period);
  return [...new Set(years)].sort((a, b) => b - a);
}

/** The last day of a fiscal year that ends in the given month; December when null. */
export function fiscalYearEnd(year: number, month: number | null): PlainDate {
  const last: Month = `${year}-${String(month ?? DECEMBER).padStart(2, '0')}`;
  return daysOfMonth(last).at(-1)!;
}

/** Days from the end of the fiscal year to the publication. */
export function reportDelay(published: PlainDate, end: PlainDate): number {
  return dayNumber(published) - dayNumber(end);
}
