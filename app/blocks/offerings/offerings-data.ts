import type { CourseDay, Offering, OfferingPhase, Tranche, TrancheState } from '#domain/offering.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { OfferingFilters } from './offering-filters.ts';

/** Change of a share since its offering, thousandths of a per cent, with the day of the close. */
export interface SinceOffer {
  change: Thousandths;
  close: Thousandths;
  on: PlainDate;
}

/** An offering as of the shown time. */
export interface OfferingRow {
  offering: Offering;
  phase: OfferingPhase;
  /** Last day of subscription, or first day of trading where nothing was offered; null where no day is announced. */
  closes: PlainDate | null;
  covered: Thousandths | null;
  raised: Thousandths | null;
  /** Null before its shares trade, and where the site has no prices of its shares. */
  since: SinceOffer | null;
}

export interface TrancheOnDay {
  tranche: Tranche;
  state: TrancheState;
  /** Days and hours until subscription opens or closes, as text; null once it is closed. */
  left: string | null;
}

/** An offering at the head of the list: it is open or upcoming, or its shares do not trade yet. */
export interface CurrentOffering {
  row: OfferingRow;
  tranches: readonly TrancheOnDay[];
  /** The next step, in a sentence. */
  next: string;
}

export interface OfferingsData {
  unread: boolean | 'not-offered';
  current: readonly CurrentOffering[];
  filters: OfferingFilters;
  years: readonly string[];
  rows: readonly OfferingRow[];
  /** True where there are no offerings at all, whatever the filters. */
  isEmpty: boolean;
  total: number;
  pages: number;
  size: number;
  count: string;
  files: ExportLabels;
  readOn: PlainDate | null;
  steps: CalculatorData;
}

/** A day in the course of an offering. */
export interface CourseStep extends CourseDay {
  label: string;
  state: 'done' | 'today' | 'ahead';
}

/** The exchange's own subscription channels, and their closing time on the last day. */
export interface OwnChannels {
  platform: string | null;
  /** Name of the app. */
  app: string | null;
  lastDayUntil: string | null;
}

/** All data of one offering as of the shown time. */
export interface OfferingData {
  /** Null where the exchange accepts no subscriptions. */
  own: OwnChannels | null;
  row: OfferingRow;
  tranches: readonly TrancheOnDay[];
  next: string;
  course: readonly CourseStep[];
  /** True when the site has a page for its shares. */
  hasCompany: boolean;
  /** First trading day of its shares. */
  firstDay: DailyBar | null;
  mine: CalculatorData | null;
  ignored: readonly Ignored[];
  files: ExportLabels;
  readOn: PlainDate | null;
  now: Instant;
}
