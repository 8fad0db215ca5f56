import { inDefault } from './bilingual.ts';
import type { Security } from './security.ts';

/** A share of an invented issuer, for tests; a test overrides the fields that matter to it. */
export function sampleSecurity(symbol: string, over: Partial<Security> = {}): Security {
  return {
    symbol,
    isin: null,
    name: inDefault(symbol),
    kind: 'equity',
    board: '510',
    sector: null,
    exchange: 'home',
    currency: 'AED',
    active: true,
    listedOn: null,
    sourceId: null,
    ...over,
  };
}
