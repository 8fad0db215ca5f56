import type { SecurityKind } from '#domain/security.ts';
import { CONSUMER } from './data/consumer.ts';
import { FINANCIALS } from './data/financials.ts';
import { FUNDS } from './data/funds.ts';
import type { FundFacts } from './data/funds.ts';
import { INDUSTRIALS } from './data/industrials.ts';
import { MATERIALS_AND_HEALTH } from './data/materials-health.ts';
import { ownShare } from './data/own.ts';
import { PROPERTY_AND_UTILITIES } from './data/property-utilities.ts';
import type { ExchangeIdentity } from './identity.ts';
import { inventedIsin } from './isin.ts';
import type { Both, Issuer, IssuerFacts } from './issuer.ts';
import { LEGAL_FORMS, PLACES } from './places.ts';
import { contentIdOf } from './seeded.ts';

/** All listed issuers of shares and of fund units, the exchange's own share first. */
export function issuersOf(identity: ExchangeIdentity): Issuer[] {
  const shares = [
    ownShare(identity),
    ...FINANCIALS,
    ...PROPERTY_AND_UTILITIES,
    ...INDUSTRIALS,
    ...CONSUMER,
    ...MATERIALS_AND_HEALTH,
  ];
  return [...shares.map((facts) => issuerOf(facts, 'equity')), ...FUNDS.map((facts) => issuerOf(facts, facts.kind))];
}

/** The fund's own fields; undefined for a share. */
export function fundFactsOf(symbol: string): FundFacts | undefined {
  return FUNDS.find((fund) => fund.symbol === symbol);
}

function issuerOf(facts: IssuerFacts, kind: Extract<SecurityKind, 'equity' | 'reit' | 'etf' | 'fund'>): Issuer {
  return {
    symbol: facts.symbol,
    name: withForm(facts),
    shortName: { en: facts.en, ar: facts.ar },
    isin: inventedIsin(PLACES[facts.city].isinCountry, facts.symbol),
    id: contentIdOf(`security/${facts.symbol}`),
    kind,
    board: facts.board ?? '510',
    sector: facts.sector,
    city: facts.city,
    facts,
  };
}

function withForm({ en, ar, form }: IssuerFacts): Both {
  const suffix = LEGAL_FORMS[form];
  return { en: `${en} ${suffix.en}`.trim(), ar: `${ar} ${suffix.ar}`.trim() };
}
