import type { BoardElection } from '#domain/board-election.ts';
import type { Batch, PageBatch } from './batch.ts';
import type { HostName } from './hosts.ts';
import type { MarketEvent } from './market-event.ts';
import type {
  CatalogService,
  DisclosureQuery,
  DividendDistribution,
  DocumentFacts,
  Filing,
  ForeignInvestment,
  FreshListedSecurity,
  GeneralMeeting,
  ListedSecurity,
  ListedSplit,
  NetAssetValue,
  OpenDocument,
  RosterSecurity,
  ServiceCategory,
  ShariaCompany,
  ShariaQuarter,
  TopShareholders,
  TradingTab,
  ZakatFigure,
} from './records.ts';
import type { BreakerState } from './transport/breaker.ts';
import type { Circular } from '#domain/circular.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import type { ExchangeEvent } from '#domain/exchange-event.ts';
import type { DatedBasket } from '#domain/index-level.ts';
import type { Locale } from '#domain/locale.ts';
import type { MarketClock } from '#domain/market-clock.ts';
import type { DailyBar, DirectDeal, IndexPoint, Quote, Trade } from '#domain/quote.ts';
import type { CompanyProfile } from '#domain/security.ts';
import type { Instant, PlainDate } from '#domain/time.ts';

/** Any call may be given up by its caller; the promise then rejects with the signal's reason. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/**
 * The exchange's services as the site reads them. Every method answers records that were checked,
 * or rejects with an `UpstreamError`; a failed or wholly unreadable answer is never an empty list.
 * `isAbsent(error)` tells that the service does not have the call (404): fall back to another one.
 */
export interface Upstream {
  market: MarketCalls;
  disclosures: DisclosureCalls;
  content: ContentCalls;
  companies: CompanyCalls;
  lists: ListCalls;
  services: ServiceCalls;
  documents: DocumentCalls;
  /** The breaker of each service that was asked, for metrics. */
  breakers(): Partial<Record<HostName, BreakerState>>;
}

/** Host variable UPSTREAM_MARKET_URL, and UPSTREAM_DAPI_URL. */
export interface MarketCalls {
  /** Call 13. */
  status(options?: CallOptions): Promise<MarketClock>;
  /** Call 3. `at` is the market's now, for `Quote.at`; our own clock's when left out. */
  stocks(options?: CallOptions & { at?: Instant }): Promise<Batch<Quote>>;
  /** The rows of call 3 by the market watch's own way, for when call 3 is gone. */
  stocksByDapi(options?: CallOptions & { at?: Instant }): Promise<Batch<Quote>>;
  /** Today's minutes, oldest first. Without a code the general index; a sub-index is our addition. */
  indexMinutes(code?: string, options?: CallOptions): Promise<Batch<IndexPoint>>;
  /** Addition. Oldest first; `id` is a symbol or an index code. */
  bars(id: string, from: PlainDate, to: PlainDate, options?: CallOptions): Promise<Batch<DailyBar>>;
  /** Addition. What an index is made of, oldest first. */
  baskets(code: string, options?: CallOptions): Promise<Batch<DatedBasket>>;
  /** Addition. Newest first. */
  trades(symbol: string, take: number, options?: CallOptions): Promise<Batch<Trade>>;
  /** Addition. Today's. */
  directDeals(options?: CallOptions): Promise<Batch<DirectDeal>>;
  /** Addition. Splits of a share into several, announced and past. */
  splits(options?: CallOptions): Promise<Batch<ListedSplit>>;
  /** Addition. Net assets a unit of every fund on the finished days of a year, oldest first. */
  netAssetValues(year: number, options?: CallOptions): Promise<Batch<NetAssetValue>>;
  /** Addition. Elections of boards, announced and past, the latest meeting first. */
  boardElections(options?: CallOptions): Promise<Batch<BoardElection>>;
  /**
   * Addition. One connection: a snapshot first, then updates and heartbeats in sequence. Ends only by an
   * `UpstreamError` (gap, silence, break) or by the signal; `followMarket` reconnects.
   */
  stream(options?: CallOptions): AsyncIterable<MarketEvent>;
}

/** Host variable UPSTREAM_DISCLOSURES_URL. The feed gives at most 20 rows a page. */
export interface DisclosureCalls {
  /** Call 4 (call 5 with `types: 'integrated_reports'`), newest first. */
  page(query: DisclosureQuery, skip: number, options?: CallOptions): Promise<PageBatch<Disclosure>>;
  /** Page after page until the end or `limit` rows; a row that slid onto the next page is given once. */
  pages(query: DisclosureQuery, options?: CallOptions & { limit?: number }): AsyncIterable<PageBatch<Disclosure>>;
  /** Call 6. */
  count(query: DisclosureQuery, options?: CallOptions): Promise<number>;
  /** Call 11: the exchange's own press releases, newest first. `take` is at most 20. */
  press(lang: Locale, take?: number, options?: CallOptions): Promise<Batch<Disclosure>>;
}

/** Host variable UPSTREAM_CONTENT_URL. Lists are read whole, in both languages, and merged by id. */
export interface ContentCalls {
  /** Call 10. */
  circulars(options?: CallOptions): Promise<Batch<Circular>>;
  /** Call 1. */
  events(options?: CallOptions): Promise<Batch<ExchangeEvent>>;
  /** Call 2; null when there is no such service. */
  service(id: string, options?: CallOptions): Promise<CatalogService | null>;
  /** The roster of securities. */
  securities(options?: CallOptions): Promise<Batch<RosterSecurity>>;
}

/** Host variable UPSTREAM_WIDGETS_URL: one company. */
export interface CompanyCalls {
  /** Call 12 in both languages; no record when the symbol is not known. A field that is not believed is left out of it. */
  profile(symbol: string, options?: CallOptions): Promise<Batch<CompanyProfile>>;
  /** Null when the symbol is not known. */
  tradingTab(symbol: string, from: PlainDate, to: PlainDate, options?: CallOptions): Promise<TradingTab | null>;
  /** Daily prices. One row a security a request, so ask day by day; no symbols: the whole market. No volumes. */
  prices(from: PlainDate, to: PlainDate, symbols?: string[], options?: CallOptions): Promise<Batch<DailyBar>>;
  topShareholders(symbol: string, lang: Locale, options?: CallOptions): Promise<TopShareholders | null>;
  foreignInvestment(symbol: string, options?: CallOptions): Promise<ForeignInvestment | null>;
  generalMeetings(symbol: string, lang: Locale, options?: CallOptions): Promise<Batch<GeneralMeeting>>;
  governanceReports(symbol: string, lang: Locale, options?: CallOptions): Promise<Batch<Filing>>;
  /** GetDisclosures: the older list of filings. */
  filings(symbol: string, lang: Locale, options?: CallOptions): Promise<Batch<Filing>>;
}

/** Host variable UPSTREAM_WIDGETS_URL: lists of securities, in both languages. */
export interface ListCalls {
  /** All six lists. A symbol that stands in two is given once, in its narrower kind. */
  securities(options?: CallOptions): Promise<Batch<ListedSecurity>>;
  /** The fresh list of equities. */
  freshEquities(options?: CallOptions): Promise<Batch<FreshListedSecurity>>;
  shariaQuarters(options?: CallOptions): Promise<Batch<ShariaQuarter>>;
  /** `exchangeCode` is the service's own word from `shariaQuarters`. */
  shariaCompanies(
    year: number,
    quarter: number,
    exchangeCode: string,
    options?: CallOptions,
  ): Promise<Batch<ShariaCompany>>;
}

/** Host variables UPSTREAM_WIDGETS_URL, and UPSTREAM_DIVIDENDS_URL. */
export interface ServiceCalls {
  /** Call 7, oldest year first. */
  zakat(options?: CallOptions): Promise<Batch<ZakatFigure>>;
  /** Call 8, in both languages. */
  catalog(options?: CallOptions): Promise<Batch<ServiceCategory>>;
  /** Call 9. */
  dividends(year: number, options?: CallOptions): Promise<Batch<DividendDistribution>>;
}

/** Host variables UPSTREAM_DOCUMENTS_URL (disclosure files) and UPSTREAM_ASSETS_URL (content files). Paths are raw. */
export interface DocumentCalls {
  open(path: string, options?: CallOptions): Promise<OpenDocument>;
  /** The whole file in memory. */
  read(path: string, options?: CallOptions): Promise<DocumentFacts & { bytes: number; body: Uint8Array }>;
  head(path: string, options?: CallOptions): Promise<DocumentFacts>;
  /** A content file by its `Url`, query included. */
  openAsset(url: string, options?: CallOptions): Promise<OpenDocument>;
}
