import type { Month } from '#domain/month.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { HeadFigure } from '#app/blocks/head-figures/head-figures.tsx';
import type { Option } from '#app/ui/field.tsx';
import type { Tab } from '#app/ui/tabs.tsx';
import type { DividendRow } from './dividend-columns.ts';
import type { DividendFilters } from './dividend-filters.ts';

/** The payments of a month. */
export interface PaidMonth {
  month: Month;
  name: string;
  total: Thousandths;
  payments: number;
}

export interface DividendsData {
  unread: boolean | 'not-offered';
  filters: DividendFilters;
  /** Tabs of the newest years. */
  years: Tab[];
  allYears: readonly string[];
  sectors: Option[];
  months: PaidMonth[];
  figures: HeadFigure[];
  /** What the figures leave out, in sentences. */
  notes: string[];
  rows: readonly DividendRow[];
  total: number;
  pages: number;
  size: number;
  files: ExportLabels;
  count: string;
  readOn: PlainDate | null;
  mine: CalculatorData;
}
