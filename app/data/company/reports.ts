import { marketDate } from '#domain/date.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { reportYear } from '#domain/report-year.ts';
import type { PlainDate } from '#domain/time.ts';
import {
  reportYears,
  type Report,
  type ReportType,
  type ReportYear,
} from '#app/blocks/company-records/report-years.ts';
import type { Site } from '#app/context.ts';
import { disclosureFileHref } from '#app/links/document-links.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';

export interface ReportsData {
  page: 'reports';
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  count: number;
  years: ReportYear[];
}

/** A governance report as stored (documents of the kind 'governance-reports'). */
interface GovernanceReport {
  title: string;
  date: PlainDate | null;
  link: string | null;
}

/** More than any issuer has published. */
const MOST_REPORTS = 500;
const OF_INTERVAL: Record<NonNullable<Disclosure['reportInterval']>, ReportType> = {
  Q1: 'first-quarter',
  Q2: 'second-quarter',
  Q3: 'third-quarter',
  Yearly: 'annual',
  'Preliminary financial results': 'annual',
};

/** Financial statements, integrated and governance reports of an issuer by fiscal year. */
export async function loadReports(site: Site, symbol: string): Promise<ReportsData> {
  const [statements, integrated, governance] = await Promise.all([
    published(site, symbol, 'financial_reports'),
    published(site, symbol, 'integrated_reports'),
    site.store.documents.find<GovernanceReport[]>('governance-reports', `${symbol}:${site.locale}`),
  ]);
  const today = site.today();
  const known = (governance?.value ?? []).filter(({ date }) => date === null || date <= today);
  const reports = [
    ...statements.map((row) => statementOf(row)),
    ...integrated.map((row) => ({ ...documentOf(row), type: 'integrated' as const, year: periodOf(row) })),
    ...known.map((report, at) => governanceOf(report, at, site.locale)),
  ];
  return {
    page: 'reports',
    stale: staleData(site, 'disclosures', 'integrated-reports', 'filings'),
    unread: reports.length === 0 && isUnread(site, 'disclosures', 'filings'),
    count: reports.length,
    years: reportYears(reports),
  };
}

function published({ store, locale, now }: Site, symbol: string, fileType: string): Promise<Disclosure[]> {
  return store.disclosures.newest({ lang: locale, symbol, fileType, until: now(), take: MOST_REPORTS });
}

function documentOf({ id, headline, lang, publishedAt, files: [file] }: Disclosure) {
  return { id, headline, lang, published: marketDate(publishedAt), href: file ? disclosureFileHref(file) : null };
}

function statementOf(row: Disclosure): Report {
  const type = row.reportInterval ? OF_INTERVAL[row.reportInterval] : 'other';
  const document = documentOf(row);
  const year = reportYear(row.headline, document.published, type === 'annual' ? 'year' : 'part');
  return { ...document, type, year };
}

function periodOf({ integrated, headline, publishedAt }: Disclosure): number {
  return integrated?.period ?? reportYear(headline, marketDate(publishedAt), 'year');
}

function governanceOf({ title, date, link }: GovernanceReport, at: number, lang: Site['locale']): Report {
  return {
    id: `governance-${at}`,
    type: 'governance',
    year: reportYear(title, date ?? '0001-01-01', 'year'),
    headline: title,
    lang,
    published: date,
    href: link,
  };
}
