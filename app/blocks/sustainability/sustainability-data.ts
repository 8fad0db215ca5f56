import type { Bilingual } from '#domain/bilingual.ts';
import type { SustainabilityReport } from '#domain/sustainability-report.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { Option } from '#app/ui/field.tsx';

/** An issuer in a fiscal year, whether it has published a report or not. */
export interface IssuerReport {
  symbol: string;
  name: Bilingual;
  sector: Bilingual | null;
  report: SustainabilityReport | null;
  /** Days after the end of the fiscal year; null without a report. */
  delay: number | null;
}

export interface SustainabilityData {
  unread: boolean | 'not-offered';
  year: number;
  words: string;
  sector: string;
  rows: readonly IssuerReport[];
  years: Option[];
  sectors: Option[];
  files: ExportLabels;
  /** How many issuers have published, of how many. */
  count: string;
  published: number;
  all: number;
  query: string;
  ignored: readonly Ignored[];
}
