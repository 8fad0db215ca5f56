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
  /** Of the issuer; null where no list names its share. */
  name: Bilingual | null;
  state: RightsState;
  /** The last day on which a right is worth buying. */
  lastDayToBuy: PlainDate | null;
  raised: Thousandths | null;
}

/** An issue that is open or to come, with the market's figures of now. */
export interface CurrentRights extends RightsRow {
  share: Quote | null;
  /** Of the right; null where the market's feed has none. */
  right: Quote | null;
  /** What a right is worth in theory at the last price of the share; null where there is none or it is worth nothing. */
  theoretical: Thousandths | null;
  /** Until the end of subscription; null while its day is not told. */
  daysLeft: number | null;
  /** Null while a day is not told. */
  line: RightsLine | null;
}

export interface RightsParts {
  unread: boolean | 'not-offered';
  current: readonly CurrentRights[];
  calculator: CalculatorData;
  filters: RightsFilters;
  years: readonly string[];
  rows: readonly RightsRow[];
  /** Known in all, whatever is asked. */
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
