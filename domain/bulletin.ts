import type { Bilingual } from './bilingual.ts';
import type * as Beside from './bulletin-lines.ts';
import type { BulletinKind } from './bulletin-period.ts';
import type { ExtremeLine, MonthLine, YearLine } from './bulletin-years.ts';
import type { BoardCode, SecurityKind } from './security.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** Sections of a bulletin, in reading order. */
export const BULLETIN_SECTIONS = [
  'market',
  'months',
  'years',
  'extremes',
  'indices',
  'sectors',
  'movers',
  'nationality',
  'investors',
  'deals',
  'futures',
  'debt',
  'funds',
  'foreign',
  'foreign-limits',
  'margin',
  'actions',
  'next-actions',
  'disclosures',
  'headlines',
  'listings',
  'suspensions',
  'reviews',
  'results',
  'days',
  'securities',
] as const;
export type BulletinSection = (typeof BULLETIN_SECTIONS)[number];

/** An index over the period; its year to date and its 52 weeks end with the period. */
export interface IndexLine {
  code: string;
  name: Bilingual;
  open: Thousandths;
  high: Thousandths;
  low: Thousandths;
  close: Thousandths;
  previousClose: Thousandths | null;
  change: Thousandths | null;
  changePercent: Thousandths | null;
  yearPercent: Thousandths | null;
  /** Return with dividends over the period; absent in bulletins from before this figure existed. */
  totalPercent?: Thousandths | null;
  low52: Thousandths;
  high52: Thousandths;
}

/** Turnover; a figure is null when the exchange does not give it for every part. */
export interface Turned {
  value: Thousandths | null;
  volume: number | null;
  trades: number | null;
}

/** Number of securities that rose, fell, traded without a change, traded without an earlier close, or did not trade. */
export interface Moves {
  rose: number;
  fell: number;
  unchanged: number;
  /** Absent in bulletins from before this figure existed. */
  uncompared?: number;
  untraded: number;
}

/** The whole market over the period. */
export interface MarketLine extends Turned, Moves {
  days: number;
  traded: number;
  /** On the last day. */
  listed: number;
  /** On the last day, over securities whose shares in issue and price are known. */
  marketValue: Thousandths | null;
  /** Average value per trading day. */
  dayValue: Thousandths | null;
  /** Value traded over the mean of the market values on the first and the last day: thousandths of a per cent. */
  velocity: Thousandths | null;
  /** Direct deals are counted apart; null when they were not received. */
  deals: number | null;
  dealsValue: Thousandths | null;
}

export interface SectorLine extends Turned, Moves {
  /** null for securities without a named sector. */
  sector: Bilingual | null;
  securities: number;
  /** Share of the market's value traded: thousandths of a per cent. */
  share: Thousandths | null;
  marketValue: Thousandths | null;
  /**
   * Change of the sector's index over the period; null when it has none, absent in bulletins from before this figure
   * existed.
   */
  indexPercent?: Thousandths | null;
}

/** A security over the period, in the units of its last day. */
export interface SecurityLine extends Turned {
  symbol: string;
  name: Bilingual;
  isin: string | null;
  kind: SecurityKind;
  board: BoardCode | null;
  sector: Bilingual | null;
  open: Thousandths | null;
  high: Thousandths | null;
  low: Thousandths | null;
  close: Thousandths | null;
  previousClose: Thousandths | null;
  change: Thousandths | null;
  changePercent: Thousandths | null;
  vwap: Thousandths | null;
  days: number;
  lastTraded: PlainDate | null;
  issuedShares: number | null;
  marketValue: Thousandths | null;
}

export const MOVER_LISTS = ['risers', 'fallers', 'value', 'volume'] as const;

export interface MoverLine extends Pick<
  SecurityLine,
  'symbol' | 'name' | 'close' | 'changePercent' | 'value' | 'volume'
> {
  list: (typeof MOVER_LISTS)[number];
  rank: number;
}

interface Lines {
  market: MarketLine;
  months: MonthLine;
  years: YearLine;
  extremes: ExtremeLine;
  indices: IndexLine;
  sectors: SectorLine;
  movers: MoverLine;
  nationality: Beside.FlowLine;
  investors: Beside.FlowLine;
  deals: Beside.DealLine;
  futures: Beside.FutureLine;
  debt: Beside.DebtLine;
  funds: Beside.FundLine;
  foreign: Beside.ForeignLine;
  'foreign-limits': Beside.ForeignLine;
  margin: Beside.MarginLine;
  actions: Beside.ActionLine;
  /** Of the next period, as announced when the bulletin was built. */
  'next-actions': Beside.ActionLine;
  disclosures: Beside.DisclosureLine;
  headlines: Beside.HeadlineLine;
  listings: Beside.ListingLine;
  suspensions: Beside.SuspensionLine;
  reviews: Beside.ReviewLine;
  results: Beside.ResultLine;
  days: Beside.DayLine;
  securities: SecurityLine;
}
export type BulletinLine<S extends BulletinSection = BulletinSection> = Lines[S];

/**
 * A section that had not been received is null. A section that this kind of bulletin does not have, or whose data the
 * exchange does not publish, is absent.
 */
export type BulletinSections = { [S in BulletinSection]?: Lines[S][] | null };

/** A figure that a correction changed; `field` is '' when a whole section came later. */
export interface BulletinChange {
  section: BulletinSection;
  /** Key of the line with the figure: a symbol, a code, a day; '' for a whole section. */
  of: string;
  /** '' when the line itself is new or gone. */
  field: string;
  before: string | number | null;
  after: string | number | null;
}

/** Frozen figures of a period. The same inputs give the same bulletin, byte for byte. */
export interface Bulletin {
  kind: BulletinKind;
  period: string;
  /** First and last trading day. */
  from: PlainDate;
  to: PlainDate;
  revision: number;
  /** Changes against the revision before. */
  changes: BulletinChange[];
  /** Number of changed figures beyond those listed. */
  moreChanges: number;
  sections: BulletinSections;
}

/** The key of a bulletin in the store. */
export function bulletinKey({ kind, period }: Pick<Bulletin, 'kind' | 'period'>): string {
  return `${kind}:${period}`;
}
