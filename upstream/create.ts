import { foreignInvestmentCall, topShareholdersCall } from './calls/companies/ownership.ts';
import { filingsCall, generalMeetingsCall, governanceReportsCall } from './calls/companies/filings.ts';
import { pricesCall } from './calls/companies/prices.ts';
import { profileCall } from './calls/companies/profile.ts';
import { tradingTabCall } from './calls/companies/trading-tab.ts';
import { circularsCall } from './calls/content/circulars.ts';
import { eventsCall } from './calls/content/events.ts';
import { rosterCall } from './calls/content/roster.ts';
import { serviceCall } from './calls/content/service.ts';
import { disclosureCountCall, disclosurePageCall, pressCall } from './calls/disclosures/feed.ts';
import { disclosurePages } from './calls/disclosures/pages.ts';
import { documentCalls } from './calls/documents/files.ts';
import { freshEquitiesCall, securitiesListsCall } from './calls/lists/securities.ts';
import { shariaCompaniesCall, shariaQuartersCall } from './calls/lists/sharia.ts';
import { basketsCall } from './calls/market/baskets.ts';
import { barsCall, directDealsCall, tradesCall } from './calls/market/history.ts';
import { boardElectionsCall } from './calls/market/board-elections.ts';
import { netAssetValuesCall } from './calls/market/net-assets.ts';
import { splitsCall } from './calls/market/splits.ts';
import { indexMinutesCall } from './calls/market/indices.ts';
import { statusCall } from './calls/market/status.ts';
import { stocksByDapiCall, stocksCall } from './calls/market/stocks.ts';
import { streamCall } from './calls/market/stream.ts';
import { catalogCall } from './calls/services/catalog.ts';
import { dividendsCall } from './calls/services/dividends.ts';
import { zakatCall } from './calls/services/zakat.ts';
import { exchangeOfLabels } from './exchange-label.ts';
import type { UpstreamOptions } from './options.ts';
import { createClient } from './transport/client.ts';
import type { Upstream } from './upstream.ts';

/** The exchange's services at the given hosts. Breakers and budgets live as long as the object: make one for a process. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const client = createClient(options);
  const exchangeOf = exchangeOfLabels(options.homeExchangeLabels);
  const page = disclosurePageCall(client);
  return {
    market: {
      status: statusCall(client),
      stocks: stocksCall(client),
      stocksByDapi: stocksByDapiCall(client),
      indexMinutes: indexMinutesCall(client, options.generalIndex),
      bars: barsCall(client),
      baskets: basketsCall(client),
      trades: tradesCall(client),
      directDeals: directDealsCall(client),
      splits: splitsCall(client),
      boardElections: boardElectionsCall(client),
      netAssetValues: netAssetValuesCall(client),
      stream: streamCall(client),
    },
    disclosures: {
      page,
      pages: disclosurePages(page),
      count: disclosureCountCall(client),
      press: pressCall(client, options.ownSymbol),
    },
    content: {
      circulars: circularsCall(client),
      events: eventsCall(client),
      service: serviceCall(client),
      securities: rosterCall(client, exchangeOf),
    },
    companies: {
      profile: profileCall(client),
      tradingTab: tradingTabCall(client),
      prices: pricesCall(client),
      topShareholders: topShareholdersCall(client),
      foreignInvestment: foreignInvestmentCall(client),
      generalMeetings: generalMeetingsCall(client),
      governanceReports: governanceReportsCall(client),
      filings: filingsCall(client),
    },
    lists: {
      securities: securitiesListsCall(client, exchangeOf),
      freshEquities: freshEquitiesCall(client, exchangeOf),
      shariaQuarters: shariaQuartersCall(client, exchangeOf),
      shariaCompanies: shariaCompaniesCall(client),
    },
    services: {
      zakat: zakatCall(client, options.ownSymbol),
      catalog: catalogCall(client, options.organization),
      dividends: dividendsCall(client),
    },
    documents: documentCalls(client),
    breakers: client.breakers,
  };
}
