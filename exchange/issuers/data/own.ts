import type { IssuerFacts } from '../issuer.ts';
import type { ExchangeIdentity } from '../identity.ts';

/** The exchange's own share, listed on its own board. */
export function ownShare(identity: ExchangeIdentity): IssuerFacts {
  return {
    symbol: identity.ownSymbol,
    en: identity.name.en,
    ar: identity.name.ar,
    form: 'PJSC',
    sector: 'financials',
    base: 1.38,
    units: 6400,
    float: 24,
    turnover: 11.5,
    temper: 'usual',
    founded: '1999-11-07',
    listed: '2006-12-11',
    city: 'dubai',
    sharia: true,
    dividend: 3.4,
    foreignLimit: 49,
    does: {
      en: 'the operator of the securities market, with trading, clearing, settlement and depository under one roof',
      ar: 'شركة تدير سوق الأوراق المالية وتجمع التداول والتقاص والتسوية والإيداع تحت سقف واحد',
    },
  };
}
