import type { HostName } from './hosts.ts';

interface CallFacts {
  /** How errors and logs name it; the number is the specification's (section 7). */
  title: string;
  host: HostName;
}

/** Every call that the site makes. */
export const CALLS = {
  events: { title: 'Events (call 1)', host: 'content' },
  service: { title: 'Service (call 2)', host: 'content' },
  stocks: { title: 'Stocks (call 3)', host: 'market' },
  disclosures: { title: 'Disclosures (calls 4 and 5)', host: 'disclosures' },
  'disclosure-count': { title: 'Disclosure count (call 6)', host: 'disclosures' },
  zakat: { title: 'Zakat figures (call 7)', host: 'widgets' },
  'service-catalog': { title: 'Service catalogue (call 8)', host: 'widgets' },
  dividends: { title: 'Dividends (call 9)', host: 'dividends' },
  circulars: { title: 'Circulars (call 10)', host: 'content' },
  press: { title: 'Press releases (call 11)', host: 'disclosures' },
  'company-profile': { title: 'Company profile (call 12)', host: 'widgets' },
  status: { title: 'Market status (call 13)', host: 'market' },
  'index-minutes': { title: 'Index minutes', host: 'market' },
  bars: { title: 'Daily bars', host: 'market' },
  baskets: { title: 'Index baskets', host: 'market' },
  trades: { title: 'Trades', host: 'market' },
  'direct-deals': { title: 'Direct deals', host: 'market' },
  splits: { title: 'Splits', host: 'market' },
  'net-asset-values': { title: 'Net asset values', host: 'market' },
  'board-elections': { title: 'Board elections', host: 'market' },
  stream: { title: 'Market stream', host: 'market' },
  'stocks-by-dapi': { title: 'Stocks by dapi', host: 'dapi' },
  'securities-lists': { title: 'Securities lists', host: 'widgets' },
  'fresh-securities': { title: 'Fresh securities list', host: 'widgets' },
  'company-prices': { title: 'Company prices', host: 'widgets' },
  'trading-tab': { title: 'Trading tab', host: 'widgets' },
  'top-shareholders': { title: 'Top shareholders', host: 'widgets' },
  'foreign-investment': { title: 'Foreign investment', host: 'widgets' },
  'general-meetings': { title: 'General meetings', host: 'widgets' },
  'governance-reports': { title: 'Governance reports', host: 'widgets' },
  filings: { title: 'Filings (GetDisclosures)', host: 'widgets' },
  'sharia-quarters': { title: 'Sharia lists', host: 'widgets' },
  'sharia-companies': { title: 'Sharia list details', host: 'widgets' },
  roster: { title: 'Roster of securities', host: 'content' },
  document: { title: 'Disclosure file', host: 'documents' },
  asset: { title: 'Content file', host: 'assets' },
} as const satisfies Record<string, CallFacts>;

export type CallName = keyof typeof CALLS;
