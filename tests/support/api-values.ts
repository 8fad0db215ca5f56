import { exchange } from '#exchange.config.ts';
import { SAMPLE_DISCLOSURE } from './built-pages.ts';

/** A day with figures of all kinds. */
export const API_DAY = '2026-11-13';

/** Values of path parts and required parameters, by name; all others are days. */
const VALUES: Record<string, string> = {
  symbol: exchange.ownSymbol,
  code: exchange.indices[0]!.code,
  root: exchange.derivatives.contracts[0]?.root ?? 'X',
  month: '2026-10',
  year: '2025',
  bulletinKind: 'quarterly',
  bulletinPeriod: '2026-Q3',
  disclosureId: SAMPLE_DISCLOSURE,
  capital: '600000000',
  size: '10',
  contracts: '2',
  entry: '5300',
  deposit: '6000',
  margin: '5',
  day1: '5305.5',
  close: '2.7',
  kind: 'cash-dividend',
  shares: '10000',
  price: '4',
  initial: '50',
  maintenance: '25',
  now: '2.66',
};

/** Values that a query needs in addition to its required parameters. */
const BESIDE: Record<string, Record<string, string>> = { 'adjusted-price': { amount: '0.12' } };

/** A value of that part or parameter for which an address has an answer. */
export function apiValue(name: string): string {
  return VALUES[name] ?? API_DAY;
}

/** The query parameters that a resource needs, besides the parts of its path. */
export function apiQuery(resource: string, required: readonly string[]): Record<string, string> {
  return { ...Object.fromEntries(required.map((name) => [name, apiValue(name)])), ...BESIDE[resource] };
}
