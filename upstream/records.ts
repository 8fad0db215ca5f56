import type { Locale } from '#domain/locale.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import type { CorporateAction, EventMarker, ShareRatio } from '#domain/corporate-action.ts';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import type { SecurityKind } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant, PlainDate } from '#domain/time.ts';

/**
 * Records of answers that no single type of the domain covers. Absent is null, never ''. Rich text is reduced to plain
 * text.
 */

/** One security of the lists (both languages merged). The lists have no board, currency or trading status. */
export interface ListedSecurity {
  symbol: string;
  sourceId: string | null;
  name: Bilingual;
  sector: Bilingual | null;
  kind: SecurityKind;
  exchange: 'home' | 'sister';
}

/** One security of the fresh list: the plain list's fields and its listing facts. */
export interface FreshListedSecurity extends ListedSecurity {
  active: boolean;
  listedOn: PlainDate | null;
  foreignOwnershipAllowed: boolean | null;
  indexed: boolean | null;
}

/** One security of the content service's roster (both languages merged): the only source of currency and activity. */
export interface RosterSecurity {
  symbol: string;
  sourceId: string | null;
  name: Bilingual;
  kind: SecurityKind;
  exchange: 'home' | 'sister';
  active: boolean;
  shownOnList: boolean;
  currency: string | null;
  isin: string | null;
  /** Terms of the security's kind; null when the row has none. */
  terms: InstrumentTerms | null;
}

/** A split of a security's units, effective from a day; the source has no issuer's name. */
export interface ListedSplit extends ShareRatio {
  symbol: string;
  date: PlainDate;
}

/**
 * A change of the number of shares without payment. In a bonus issue `units` are added to `of`; otherwise they replace
 * them.
 */
export interface ListedCapitalChange extends ShareRatio {
  id: string;
  symbol: string;
  kind: 'bonus-shares' | 'split' | 'capital-reduction';
  exDate: PlainDate;
  recordDate: PlainDate | null;
  marker: EventMarker;
}

/** Net assets of one unit of a fund at the end of a day. */
export interface NetAssetValue {
  symbol: string;
  date: PlainDate;
  value: Thousandths;
}

/** The zakat figure of an issuer's year (call 7): dirhams per 1,000 shares. */
export interface ZakatFigure {
  year: number;
  amountPerThousandShares: Thousandths;
  /** Non-permissible income, dirhams per 1,000 shares; null when none was published. */
  impurePerThousandShares: Thousandths | null;
  /** Day of the meeting that fixed the figure. */
  meetingDate: PlainDate | null;
}

/** A paid distribution of the exchange's own share, and its unclaimed part. */
export interface UnclaimedDividend {
  year: number;
  kind: 'interim' | 'final';
  perShare: Thousandths;
  paymentDate: PlainDate;
  declared: Thousandths;
  unclaimed: Thousandths;
  /** Number of holders with unclaimed amounts. */
  holders: number;
  /** The day as of which it was counted. */
  asOf: PlainDate;
}

/** A dividend as the distribution summary shows it (call 9): a corporate action with its total. */
export interface DividendDistribution extends CorporateAction {
  /** Dirhams for the whole company. */
  totalAmount: Thousandths | null;
  paymentMethod: string | null;
  /** Dirhams per share with all digits: thousandths cannot represent a dividend of 0.0675. */
  perShare: string | null;
  distribution: 'interim' | 'final' | null;
  disclosureId: string | null;
  holders: number | null;
}

/** The trading tab of a company: delayed figures and a sparse series of closes. */
export interface TradingTab {
  symbol: string;
  last: Thousandths | null;
  lastTradeDate: PlainDate | null;
  previousClose: Thousandths | null;
  open: Thousandths | null;
  high: Thousandths | null;
  low: Thousandths | null;
  high52: Thousandths | null;
  low52: Thousandths | null;
  bid: Thousandths | null;
  offer: Thousandths | null;
  volume: number | null;
  marketCap: Thousandths | null;
  /** Oldest first; about a quarter of the closes, whatever the range. */
  chart: { at: Instant; close: Thousandths }[];
}

export interface Shareholder {
  name: string;
  /** Thousandths of a per cent. */
  percent: Thousandths;
}

/** The largest holders of a company, on a day. */
export interface TopShareholders {
  symbol: string;
  asOf: PlainDate;
  holders: (Shareholder & { associated: boolean; members: Shareholder[] })[];
}

/**
 * One group of investors' ownership of a company: current, permitted and available to buy, in thousandths of a per
 * cent.
 */
export interface OwnershipLimit {
  actual: Thousandths | null;
  permitted: Thousandths | null;
  available: Thousandths | null;
}
export interface ForeignInvestment {
  symbol: string;
  national: OwnershipLimit;
  gcc: OwnershipLimit;
  foreign: OwnershipLimit;
}

/** A general meeting's documents. */
export interface GeneralMeeting {
  symbol: string;
  publishedAt: Instant;
  headline: string | null;
  files: { path: string; title: string | null }[];
}

/** A filing with a title, a day and a link. */
export interface Filing {
  symbol: string;
  title: string;
  date: PlainDate | null;
  /** Absolute https link, or a path below the assets host. */
  link: string | null;
}

/** A quarter with Sharia lists. `exchanges` has the service's own values, which the request for the details needs. */
export interface ShariaQuarter {
  year: number;
  quarter: 1 | 2 | 3 | 4;
  endsOn: PlainDate;
  exchanges: { code: string; exchange: 'home' | 'sister' }[];
}
export interface ShariaCompany {
  symbol: string;
  name: Bilingual;
  remarks: Bilingual;
}

/** Filters of a request to the disclosure feed. */
export interface DisclosureQuery {
  lang: Locale;
  /** All symbols when absent. */
  symbol?: string | undefined;
  /** Both ends included. */
  from?: PlainDate | undefined;
  to?: PlainDate | undefined;
  announcementType?: string | undefined;
  types?: 'financial_reports' | 'general_meetings' | 'integrated_reports' | undefined;
  keyword?: string | undefined;
}

/** A file's metadata from its host. */
export interface DocumentFacts {
  contentType: string | null;
  bytes: number | null;
  modifiedAt: Instant | null;
}
/**
 * A file being downloaded: read `body` to its end or cancel it. It fails with an `UpstreamError` when it is too large
 * or breaks off.
 */
export interface OpenDocument extends DocumentFacts {
  body: ReadableStream<Uint8Array>;
}
