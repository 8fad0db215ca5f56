import type { Bilingual } from '#domain/bilingual.ts';
import type { Quote } from '#domain/quote.ts';
import type { RightsIssue, RightsState } from '#domain/rights-issue.ts';
import type { RightsLine } from '#domain/rights-windows.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { RightsFilters } from './rights-filters.ts';

/** A rights issue as the site lists it. */
export interface RightsRow {
  issue: RightsIssue;
  /** Name of the issuer; null where no list has its share. */
  name: Bilingual | null;
  state: RightsState;
  /** The last day on which buying a right makes sense. */
  lastDayToBuy: PlainDate | null;
  raised: Thousandths | null;
}

/** An issue that is open or upcoming, with the market's current figures. */
export interface CurrentRights extends RightsRow {
  share: Quote | null;
  /** Quote of the right; null where the market's feed has none. */
  right: Quote | null;
  /**
   * Theoretical value of a right at the last price of the share; null where there is no price or the right is worth
   * nothing.
   */
  theoretical: Thousandths | null;
  /** Days until the end of subscription; null while that day is not announced. */
  daysLeft: number | null;
  /** Null while one of the days is not announced. */
  line: RightsLine | null;
}

export interface RightsParts {
  unread: boolean | 'not-offered';
  current: readonly CurrentRights[];
  calculator: CalculatorData;
  filters: RightsFilters;
  years: readonly string[];
  rows: readonly RightsRow[];
  /** Number of all known issues, whatever the filters. */
  known: number;
  total: number;
  pages: number;
  size: number;
  count: string;
  files: ExportLabels;
  readOn: PlainDate | null;
  now: Instant;
  simulated: boolean;
}
