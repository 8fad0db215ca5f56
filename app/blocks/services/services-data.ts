import type { Bilingual } from '#domain/bilingual.ts';
import type { CatalogService } from '#domain/catalog-service.ts';
import type { WorkedFee } from '#domain/service-fee.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Option } from '#app/ui/field.tsx';
import type { FeeQuestion } from './fee-question.ts';
import type { ServiceFilters } from './service-filters.ts';

/** A service with its category. */
export interface CategorisedService {
  service: CatalogService;
  category: { slug: string; title: Bilingual };
  /** Path of its page, without a language prefix. */
  to: string;
}

/** The service catalogue; records are formatted where they are shown. */
export interface ServicesData {
  unread: boolean | 'not-offered';
  filters: ServiceFilters;
  services: readonly CategorisedService[];
  categories: Option[];
  files: ExportLabels;
  /** How many match, of how many, and when they were read. */
  count: string;
}

/** A rule of a fee as text, with its amount where it can be computed. */
export interface FeeLine {
  rule: string;
  working: string | null;
  worked: WorkedFee | null;
}

/** One service: its text, its fee and its documents. */
export interface ServiceData {
  shown: CategorisedService;
  /** The service that replaces a withdrawn one; null when there is none. */
  replacement: CategorisedService | null;
  related: readonly CategorisedService[];
  question: FeeQuestion;
  lines: readonly FeeLine[];
  /** What is counted, and what is valued; null where the fee does not depend on it. */
  asks: { count: string | null; value: string | null };
  /** VAT rate in thousandths of a per cent; null where no tax is added. */
  vat: number | null;
  /** True when only the list of documents is shown, for print. */
  isChecklist: boolean;
  eServices: string | null;
}
