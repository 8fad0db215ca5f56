import type { CarbonRetirement } from '#domain/carbon.ts';
import type { CarbonTerms } from '#domain/instrument-terms.ts';
import type { PlainDate } from '#domain/time.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { ListedRow } from '#app/blocks/security-list/listed-row.ts';
import type { RetirementFilters } from './retirement-filters.ts';

/** A listed carbon credit with its quote and its source's facts about the project. */
export interface CreditRow extends ListedRow {
  terms: CarbonTerms | null;
}

/** Credits as a page lists them. */
export interface CreditsData {
  rows: readonly CreditRow[];
  unread: boolean | 'not-offered';
}

/** A page of the register of retired credits. */
export interface RegisterData {
  unread: boolean | 'not-offered';
  /** True where no credit was ever retired, whatever the filters. */
  isEmpty: boolean;
  filters: RetirementFilters;
  credits: readonly { symbol: string; name: string }[];
  rows: readonly CarbonRetirement[];
  /** Tonnes of all retirements found. */
  tonnes: number;
  total: number;
  pages: number;
  size: number;
  count: string;
  files: ExportLabels;
  readOn: PlainDate | null;
}
