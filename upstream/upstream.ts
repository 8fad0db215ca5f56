import { foreignInvestmentCall, topShareholdersCall } from './calls/companies/ownership.ts';
import { filingsCall, generalMeetingsCall, governanceReportsCall } from './calls/companies/filings.ts';
import { pricesCall } from './calls/companies/prices.ts';
import { profileCall } from './calls/companies/profile.ts';
import { tradingTabCall } from './calls/companies/trading-tab.ts';
import { brokersCall } from './calls/content/brokers.ts';
import { circularsCall } from './calls/content/circulars.ts';
import { eventsCall } from './calls/content/events.ts';
import { marketMakersCall } from './calls/content/market-makers.ts';
import { offeringsCall } from './calls/content/offerings.ts';
import { registrationsCall } from './calls/content/registrations.ts';
import { rightsIssuesCall } from './calls/content/rights-issues.ts';
import { rosterCall } from './calls/content/roster.ts';
import { serviceCall } from './calls/content/service.ts';
import { vacanciesCall } from './calls/content/vacancies.ts';
import { vendorsCall } from './calls/content/vendors.ts';
import { disclosureCountCall, disclosurePageCall, pressCall } from './calls/disclosures/calls.ts';
import type { disclosurePages } from './calls/disclosures/pages.ts';
import { assetCall, documentCall } from './calls/documents/files.ts';
import { freshEquitiesCall, securitiesListsCall } from './calls/lists/securities.ts';
import { shariaCompaniesCall, shariaQuartersCall } from './calls/lists/sharia.ts';
import { basketsCall } from './calls/market/baskets.ts';
import { barsCall, directDealsCall, tradesCall } from './calls/market/history.ts';
import { brokerFiguresCall } from './calls/market/broker-figures.ts';
import { capitalChangesCall } from './calls/market/capital-changes.ts';
import { carbonRetirementsCall } from './calls/market/carbon-retirements.ts';
import { boardElectionsCall } from './calls/market/board-elections.ts';
import { foreignOwnershipCall } from './calls/market/foreign-ownership.ts';
import { holdingsCall } from './calls/market/holdings.ts';
import { marginWeeksCall } from './calls/market/margin-weeks.ts';
import { futureDaysCall, marginParametersCall } from './calls/market/future-days.ts';
import { investorTradesCall } from './calls/market/investor-trades.ts';
import { marketMakingCall } from './calls/market/market-making.ts';
import { netAssetValuesCall } from './calls/market/net-assets.ts';
import { splitsCall } from './calls/market/splits.ts';
import { indexMinutesCall } from './calls/market/indices.ts';
import { statusCall } from './calls/market/status.ts';
import { stocksByDapiCall, stocksCall } from './calls/market/stocks.ts';
import { streamCall } from './calls/market/stream.ts';
import { catalogCall } from './calls/services/catalog.ts';
import { dividendsCall } from './calls/services/dividends.ts';
import { unclaimedCall } from './calls/services/unclaimed.ts';
import { zakatCall } from './calls/services/zakat.ts';
import type { HostName } from './hosts.ts';
import type { BreakerState } from './transport/breaker.ts';

/** Every call of the site, by group. The lists of calls and the `Upstream` type are derived from this. */
export const CALLS = {
  market: {
    status: statusCall,
    stocks: stocksCall,
    stocksByDapi: stocksByDapiCall,
    indexMinutes: indexMinutesCall,
    bars: barsCall,
    baskets: basketsCall,
    trades: tradesCall,
    directDeals: directDealsCall,
    futureDays: futureDaysCall,
    investorTrades: investorTradesCall,
    foreignOwnership: foreignOwnershipCall,
    holdings: holdingsCall,
    marginWeeks: marginWeeksCall,
    marginParameters: marginParametersCall,
    splits: splitsCall,
    capitalChanges: capitalChangesCall,
    boardElections: boardElectionsCall,
    brokerFigures: brokerFiguresCall,
    carbonRetirements: carbonRetirementsCall,
    marketMaking: marketMakingCall,
    netAssetValues: netAssetValuesCall,
    stream: streamCall,
  },
  disclosures: { page: disclosurePageCall, count: disclosureCountCall, press: pressCall },
  content: {
    brokers: brokersCall,
    circulars: circularsCall,
    events: eventsCall,
    marketMakers: marketMakersCall,
    offerings: offeringsCall,
    registrations: registrationsCall,
    rightsIssues: rightsIssuesCall,
    service: serviceCall,
    securities: rosterCall,
    vacancies: vacanciesCall,
    vendors: vendorsCall,
  },
  companies: {
    profile: profileCall,
    tradingTab: tradingTabCall,
    prices: pricesCall,
    topShareholders: topShareholdersCall,
    foreignInvestment: foreignInvestmentCall,
    generalMeetings: generalMeetingsCall,
    governanceReports: governanceReportsCall,
    filings: filingsCall,
  },
  lists: {
    securities: securitiesListsCall,
    freshEquities: freshEquitiesCall,
    shariaQuarters: shariaQuartersCall,
    shariaCompanies: shariaCompaniesCall,
  },
  services: { zakat: zakatCall, catalog: catalogCall, dividends: dividendsCall, unclaimed: unclaimedCall },
  files: { document: documentCall, openAsset: assetCall },
} as const;

type Groups = typeof CALLS;
type DeclaredCall = { [Group in keyof Groups]: Groups[Group][keyof Groups[Group]] }[keyof Groups];
/** The function of each call of a group. */
export type CallsOf<Group extends keyof Groups> = {
  [Name in keyof Groups[Group]]: Groups[Group][Name] extends { read(...given: never[]): infer Read } ? Read : never;
};

export type CallName = DeclaredCall['name'];

export const ALL_CALLS: readonly DeclaredCall[] = Object.values(CALLS).flatMap((group) => Object.values(group));

/**
 * The exchange's services for the site. Every method resolves with validated records, or rejects with an
 * `UpstreamError`; a failed or wholly unreadable answer is never an empty list. `isAbsent(error)` means that the
 * service does not have the call (404): fall back to another one.
 */
export interface Upstream {
  market: CallsOf<'market'>;
  /** At most 20 rows a page. */
  disclosures: CallsOf<'disclosures'> & {
    /** Page after page until the end or `limit` rows; a row that moved to the next page is returned once. */
    pages: ReturnType<typeof disclosurePages>;
  };
  /** Lists are read completely, in both languages, and merged by id. */
  content: CallsOf<'content'>;
  companies: CallsOf<'companies'>;
  lists: CallsOf<'lists'>;
  services: CallsOf<'services'>;
  /** Files of disclosures and, by `openAsset`, of the content service. Paths are unencoded. */
  documents: CallsOf<'files'>['document'] & Pick<CallsOf<'files'>, 'openAsset'>;
  /** The breaker of each service that was called, for metrics. */
  breakers(): Partial<Record<HostName, BreakerState>>;
}
