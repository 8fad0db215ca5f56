import type { SecurityKind } from '#domain/security.ts';

const KINDS: Record<string, SecurityKind> = {
  equity: 'equity',
  equities: 'equity',
  realestateinvestmenttrust: 'reit',
  realestateinvestmenttrusts: 'reit',
  reit: 'reit',
  reits: 'reit',
  exchangetradedfund: 'etf',
  exchangetradedfunds: 'etf',
  etf: 'etf',
  etfs: 'etf',
  fund: 'fund',
  funds: 'fund',
  sukuk: 'sukuk',
  sukuks: 'sukuk',
  bond: 'bond',
  bonds: 'bond',
  right: 'right',
  rights: 'right',
  subscriptionright: 'right',
  subscriptionrights: 'right',
  future: 'future',
  futures: 'future',
  singlestockfutures: 'future',
  indexfutures: 'future',
  carboncredit: 'carbon',
  carboncredits: 'carbon',
};

/**
 * The kind for a service's name of it ('Exchange Traded Funds', 'realEstateInvestmentTrust'); null for an unknown name.
 */
export function securityKind(word: string): SecurityKind | null {
  return KINDS[word.toLowerCase().replace(/[^a-z]/g, '')] ?? null;
}

/** Narrower kinds first: when a symbol is in two lists, the narrower one determines its kind. */
const NARROWNESS: readonly SecurityKind[] = [
  'reit',
  'etf',
  'sukuk',
  'carbon',
  'right',
  'future',
  'bond',
  'fund',
  'equity',
];

export function isNarrower(kind: SecurityKind, than: SecurityKind): boolean {
  return NARROWNESS.indexOf(kind) < NARROWNESS.indexOf(than);
}
