import type { CallName } from '#upstream/call-names.ts';

/** A request of the site as a service sees it. */
export interface WireAsk {
  path: string;
  query: URLSearchParams;
  /** Form or JSON, as it was sent. */
  body: string;
}

const PATHS: Record<string, CallName> = {
  '/mw/v1/stocks': 'stocks',
  '/mw/v1/status': 'status',
  '/mw/v1/indices': 'index-minutes',
  '/mw/v1/bars': 'bars',
  '/mw/v1/baskets': 'baskets',
  '/mw/v1/trades': 'trades',
  '/mw/v1/direct-deals': 'direct-deals',
  '/mw/v1/splits': 'splits',
  '/mw/v1/net-asset-values': 'net-asset-values',
  '/mw/v1/board-elections': 'board-elections',
  '/mw/v1/stream': 'stream',
  '/web/sf/v1/circulars': 'circulars',
  '/web/sf/v1/dfmevents': 'events',
  '/web/sf/v1/services': 'service',
  '/web/sf/v1/securities': 'roster',
  '/efsah/v1/efsah_count': 'disclosure-count',
  '/dapi/fetch': 'stocks-by-dapi',
};

const COMMANDS: Record<string, CallName> = {
  GetZakatCalculatorDetails: 'zakat',
  BuildServiceCatalogObject: 'service-catalog',
  getdividendsconfig: 'dividends',
  companyprofile: 'company-profile',
  LiteSecuritiesLists: 'securities-lists',
  FreshSecuritiesLists: 'fresh-securities',
  SearchCompanyPrices: 'company-prices',
  SearchProfileTradingTab: 'trading-tab',
  GetFreshTopShareholders: 'top-shareholders',
  GetFreshForeignInvestment: 'foreign-investment',
  GetFreshGeneralMeetings: 'general-meetings',
  GetFreshCorporateGovernanceReports: 'governance-reports',
  GetDisclosures: 'filings',
  shariahlisting: 'sharia-quarters',
  shariahlistingdetails: 'sharia-companies',
};

/** A call, or one of the two further uses of the feed's address. */
export type WireCall = CallName | 'integrated-reports' | 'older-disclosures';

/** Which call of upstream-contracts.md a request is. Throws for one that is none. */
export function wireCallOf({ path, query, body }: WireAsk): WireCall {
  const call =
    PATHS[path] ??
    (path === '/efsah/v1/prototype_efsah' ? feedCall(query) : undefined) ??
    COMMANDS[new URLSearchParams(body).get('Command') ?? ''] ??
    fileCall(path);
  if (!call) throw new Error(`No call of the contract is at ${path}.`);
  return call;
}

function feedCall(query: URLSearchParams): WireCall {
  if (query.has('labels')) return 'press';
  if (query.get('types') === 'integrated_reports') return 'integrated-reports';
  return query.get('skip') === '0' ? 'disclosures' : 'older-disclosures';
}

function fileCall(path: string): WireCall | undefined {
  if (path.startsWith('/documents/')) return 'document';
  return path.startsWith('/docs/') ? 'asset' : undefined;
}
