import type { CourseDay, Offering, OfferingPhase, Tranche, TrancheState } from '#domain/offering.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { OfferingFilters } from './offering-filters.ts';

/** How a share did since its offering: to the close of which day, thousandths of a per cent. */
export interface SinceOffer {
  change: Thousandths;
  close: Thousandths;
  on: PlainDate;
}

/** An offering at the shown moment. */
export interface OfferingRow {
  offering: Offering;
  phase: OfferingPhase;
  /** When the last subscriptions are taken, or trading began where nothing was offered; null where no day is announced. */
  closes: PlainDate | null;
  covered: Thousandths | null;
  raised: Thousandths | null;
  /** Null before its shares trade, and where the site has no prices of them. */
  since: SinceOffer | null;
}

export interface TrancheOnDay {
  tranche: Tranche;
  state: TrancheState;
  /** Days and hours until it opens or closes, in words; null once it is closed. */
  left: string | null;
}

/** An offering that is open or ahead, or of which shares do not trade yet, as the list begins with it. */
export interface CurrentOffering {
  row: OfferingRow;
  tranches: readonly TrancheOnDay[];
  /** What comes next, in a sentence. */
  next: string;
}

export interface OfferingsData {
  unread: boolean | 'not-offered';
  current: readonly CurrentOffering[];
  filters: OfferingFilters;
  years: readonly string[];
  rows: readonly OfferingRow[];
  /** True where no offering is known, whatever the filters. */
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

/** Where the exchange itself takes subscriptions, and until when on the last day. */
export interface OwnChannels {
  platform: string | null;
  /** The app's name. */
  app: string | null;
  lastDayUntil: string | null;
}

/** All that is known of one offering at the shown moment. */
export interface OfferingData {
  /** Null where the exchange takes no subscriptions. */
  own: OwnChannels | null;
  row: OfferingRow;
  tranches: readonly TrancheOnDay[];
  next: string;
  course: readonly CourseStep[];
  /** Whether the site has a page of its shares. */
  hasCompany: boolean;
  /** The first day on which its shares traded. */
  firstDay: DailyBar | null;
  mine: CalculatorData | null;
  ignored: readonly Ignored[];
  files: ExportLabels;
  readOn: PlainDate | null;
  now: Instant;
}
