import type { Bilingual } from './bilingual.ts';
import type { Turned } from './bulletin.ts';
import type { CorporateActionKind, ShareRatio } from './corporate-action.ts';
import type { DisclosureKind } from './disclosure-kind.ts';
import type { ReportInterval } from './disclosure.ts';
import type { ForeignStatus } from './foreign-ownership.ts';
import type { BoardCode, SecurityKind } from './security.ts';
import type { Thousandths } from './thousandths.ts';
import type { Instant, PlainDate } from './time.ts';

/** Names of securities by symbol, as the bulletin has them. */
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
  amount: Thousandths | null;
  currency: string | null;
  ratio: ShareRatio | null;
}

/** A contract over the period; prices and value are in its currency. */
export interface FutureLine {
  symbol: string;
  root: string;
  expiresOn: PlainDate;
  currency: string;
  /** Contracts. */
  volume: number;
  value: Thousandths;
  trades: number;
  /** Of the contract's last day in the period. */
  settlement: Thousandths;
  /** Against the last day before the period; null where the contract was not open then. */
  change: Thousandths | null;
  /** Contracts open at the end of that day. */
  openInterest: number;
}

/** Sukuk, or bonds, of one currency. */
export interface DebtLine extends Turned {
  kind: 'sukuk' | 'bond';
  currency: string;
  listed: number;
  traded: number;
}

/** A fund or REIT at the end of the period; figures are null where its net assets are not known. */
export interface FundLine {
  symbol: string;
  name: Bilingual;
  kind: SecurityKind;
  /** Day of the net assets. */
  day: PlainDate | null;
  /** Of one unit. */
  netAssets: Thousandths | null;
  /** Price on that day. */
  close: Thousandths | null;
  /** Price above net assets, as a part of these: thousandths of a per cent, below 0 a discount. */
  premium: Thousandths | null;
}

/** What foreigners held of a company at the end of the period: thousandths of a per cent. */
export interface ForeignLine {
  symbol: string;
  name: Bilingual;
  permitted: Thousandths;
  actual: Thousandths;
  /** Points since the last day before the period; null where that is not held. */
  change: Thousandths | null;
  /** Shares that foreigners may still buy; null where the exchange does not count shares. */
  left: number | null;
  /** Part of the limit in use. */
  used: Thousandths | null;
  status: ForeignStatus;
}

/** Margin trading in a week, both kinds together. */
export interface MarginLine {
  /** Its last trading day. */
  week: PlainDate;
  outstanding: Thousandths;
  collateral: Thousandths;
  /** Collateral as a part of what is owed: thousandths of a per cent. */
  coverage: Thousandths | null;
  purchases: Thousandths;
  sales: Thousandths;
  calls: number;
  soldOut: Thousandths;
  accounts: number;
}

/** How many disclosures of a kind were published. */
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

/** A security whose first day was in the period. */
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
  /** Weights at the last close before; null where it is no member, or a close is not known. */
  before: Thousandths | null;
  after: Thousandths | null;
}

/** What an announcement of the exchange says of a listing. */
export const SUSPENSION_KINDS = ['resumption', 'suspension', 'removal', 'move'] as const;

/** An announcement of the exchange that a security is suspended, traded again, moved or removed. */
export interface SuspensionLine {
  id: string;
  at: Instant;
  kind: (typeof SUSPENSION_KINDS)[number];
  /** Where the headline names one. */
  symbol: string | null;
  headline: Bilingual;
}

/** Statements that a company published within the period. */
export interface ResultLine {
  symbol: string;
  name: Bilingual;
  interval: ReportInterval;
  /** Last day that they are on. */
  periodEnd: PlainDate;
  publishedOn: PlainDate;
  dueOn: PlainDate;
  status: 'on-time' | 'late';
}

/** A trading day of a week or a month. */
export interface DayLine extends Turned {
  day: PlainDate;
  /** Always 1; bulletins of before had lines of months too. */
  days: number;
  close: Thousandths | null;
  changePercent: Thousandths | null;
}
