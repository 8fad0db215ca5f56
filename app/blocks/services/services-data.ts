import type { Bilingual } from '#domain/bilingual.ts';
import type { CatalogService } from '#domain/catalog-service.ts';
import type { WorkedFee } from '#domain/service-fee.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Option } from '#app/ui/field.tsx';
import type { FeeQuestion } from './fee-question.ts';
import type { ServiceFilters } from './service-filters.ts';

/** A service with the category that it stands in. */
export interface CategorisedService {
  service: CatalogService;
  category: { slug: string; title: Bilingual };
  /** Where its page is, without a language prefix. */
  to: string;
}

/** The service catalogue; records are formatted where they are shown. */
export interface ServicesData {
  unread: boolean | 'not-offered';
  filters: ServiceFilters;
  services: readonly CategorisedService[];
  categories: Option[];
  files: ExportLabels;
  /** How many are found, of how many, and when they were read. */
  count: string;
}

/** A rule of a fee, in words, with what it comes to where that can be said. */
export interface FeeLine {
  rule: string;
  working: string | null;
  worked: WorkedFee | null;
}

/** One service: its text, its fee and its papers. */
export interface ServiceData {
  shown: CategorisedService;
  /** The service in the place of one that is withdrawn. */
  replacement: CategorisedService | null;
  related: readonly CategorisedService[];
  question: FeeQuestion;
  lines: readonly FeeLine[];
  /** What is counted, and what is valued; null where the fee does not rest on it. */
  asks: { count: string | null; value: string | null };
  /** Thousandths of a per cent; null where no tax is added. */
  vat: number | null;
  /** The list of papers alone, to be printed. */
  isChecklist: boolean;
  eServices: string | null;
}
