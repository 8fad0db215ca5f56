import type { Bilingual } from './bilingual.ts';
import type { Turned } from './bulletin.ts';
import type { CorporateActionKind, EventMarker, ShareRatio } from './corporate-action.ts';
import type { DisclosureKind } from './disclosure-kind.ts';
import type { ReportInterval } from './disclosure.ts';
import type { ForeignStatus } from './foreign-ownership.ts';
import type { BoardCode, SecurityKind } from './security.ts';
import type { Thousandths } from './thousandths.ts';
import type { Instant, PlainDate } from './time.ts';

/** Names of securities by symbol, as the bulletin shows them. */
export type Names = ReadonlyMap<string, Bilingual>;

/** What a group of investors bought and sold. */
export interface FlowLine {
  group: string;
  buying: Thousandths;
  selling: Thousandths;
  net: Thousandths;
  share: Thousandths;
}

/** One of the largest direct deals. */
export interface DealLine {
  day: PlainDate;
  symbol: string;
  name: Bilingual | null;
  price: Thousandths;
  quantity: number;
  value: Thousandths;
}

export interface ActionLine {
  day: PlainDate;
  symbol: string;
  name: Bilingual;
  kind: CorporateActionKind;
  /** Absent in bulletins that were made before lines had it. */
  marker?: EventMarker;
  amount: Thousandths | null;
  currency: string | null;
  ratio: ShareRatio | null;
}

/** A contract over the period; prices and value are in the contract's currency. */
export interface FutureLine {
  symbol: string;
  root: string;
  expiresOn: PlainDate;
  currency: string;
  /** Contracts. */
  volume: number;
  value: Thousandths;
  trades: number;
  /** Settlement price of the contract's last day in the period. */
  settlement: Thousandths;
  /** Against the last day before the period; null where the contract was not open then. */
  change: Thousandths | null;
  /** Contracts open at the end of that day. */
  openInterest: number;
}

/** Sukuk, or bonds, in one currency. */
export interface DebtLine extends Turned {
  kind: 'sukuk' | 'bond';
  currency: string;
  listed: number;
  traded: number;
}

/** A fund or REIT at the end of the period; figures are null when its net assets are not known. */
export interface FundLine {
  symbol: string;
  name: Bilingual;
  kind: SecurityKind;
  /** Day of the net assets. */
  day: PlainDate | null;
  /** Net assets per unit. */
  netAssets: Thousandths | null;
  /** Price on that day. */
  close: Thousandths | null;
  /** Premium of the price over net assets, in thousandths of a per cent of net assets; below 0 a discount. */
  premium: Thousandths | null;
}

/** Foreign ownership of a company at the end of the period, in thousandths of a per cent. */
export interface ForeignLine {
  symbol: string;
  name: Bilingual;
  permitted: Thousandths;
  actual: Thousandths;
  /** Percentage points since the last day before the period; null when that day is not stored. */
  change: Thousandths | null;
  /** Shares that foreigners may still buy; null when the exchange does not give a number of shares. */
  left: number | null;
  /** Share of the foreign-ownership limit in use. */
  used: Thousandths | null;
  status: ForeignStatus;
}

/** Margin trading in a week, both kinds together. */
export interface MarginLine {
  /** Last trading day of the week. */
  week: PlainDate;
  outstanding: Thousandths;
  collateral: Thousandths;
  /** Collateral as a share of the outstanding amount, in thousandths of a per cent. */
  coverage: Thousandths | null;
  purchases: Thousandths;
  sales: Thousandths;
  calls: number;
  soldOut: Thousandths;
  accounts: number;
}

/** Number of disclosures of a kind. */
export interface DisclosureLine {
  kind: DisclosureKind;
  count: number;
}

export interface HeadlineLine {
  id: string;
  at: Instant;
  symbol: string;
  name: Bilingual;
  kind: DisclosureKind;
  headline: Bilingual;
}

/** A security first listed in the period. */
export interface ListingLine {
  day: PlainDate;
  symbol: string;
  name: Bilingual;
  kind: SecurityKind;
  board: BoardCode | null;
}

/** A member of an index before or after a review. */
export interface ReviewLine {
  /** First day of the new basket. */
  day: PlainDate;
  code: string;
  index: Bilingual;
  symbol: string;
  name: Bilingual;
  move: 'joined' | 'left' | 'stayed';
  /** Weights at the last close before; null where it is not a member, or a close is not known. */
  before: Thousandths | null;
  after: Thousandths | null;
}

/** What an announcement of the exchange says about a listing. */
export const SUSPENSION_KINDS = ['resumption', 'suspension', 'removal', 'move'] as const;

/** An announcement of the exchange that a security is suspended, traded again, moved or removed. */
export interface SuspensionLine {
  id: string;
  at: Instant;
  kind: (typeof SUSPENSION_KINDS)[number];
  /** Null when the headline names no symbol. */
  symbol: string | null;
  headline: Bilingual;
}

/** Statements that a company published within the period. */
export interface ResultLine {
  symbol: string;
  name: Bilingual;
  interval: ReportInterval;
  /** Last day that the statements cover. */
  periodEnd: PlainDate;
  publishedOn: PlainDate;
  dueOn: PlainDate;
  status: 'on-time' | 'late';
}

/** A trading day of a week or a month. */
export interface DayLine extends Turned {
  day: PlainDate;
  /** Always 1; earlier bulletins had lines of months too. */
  days: number;
  close: Thousandths | null;
  changePercent: Thousandths | null;
}
