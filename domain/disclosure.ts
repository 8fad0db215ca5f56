import type { Bilingual } from './bilingual.ts';
import type { Locale } from './locale.ts';
import type { Instant, PlainDate } from './time.ts';

export type DisclosureFileType = 'news' | 'financial_reports' | 'general_meetings' | 'integrated_reports';

export interface DisclosureFile {
  id: string;
  /** The title as given by the feed, which cuts long ones. */
  title: string;
  createdAt: Instant;
  /** Path below the document host, raw: segments are encoded when the file is requested. */
  path: string;
  language: Locale;
  type: DisclosureFileType | string;
}

/** Periods of reports, in the feed's wording. */
export const REPORT_INTERVALS = ['Q1', 'Q2', 'Q3', 'Yearly', 'Preliminary financial results'] as const;
export type ReportInterval = (typeof REPORT_INTERVALS)[number];

/** One row of the disclosure feed. The two languages are separate rows with separate files (docs/contracts.md, call 4). */
export interface Disclosure {
  id: string;
  lang: Locale;
  symbol: string;
  issuer: Bilingual;
  headline: string;
  publishedAt: Instant;
  /** 'Disclosure', or the exchange's own news. */
  announcementType: string;
  reportInterval: ReportInterval | null;
  integrated: { period: number; languages: Locale[]; reportTypes: string[] } | null;
  dividendsPaymentDate: PlainDate | null;
  files: DisclosureFile[];
}
