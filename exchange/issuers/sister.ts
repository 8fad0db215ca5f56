import { fromDecimal } from '#domain/thousandths.ts';
import type { Instrument } from '../market/instrument.ts';
import { SISTER_SECURITIES } from './data/others.ts';
import { inventedIsin } from './isin.ts';
import type { Issuer, SisterFacts } from './issuer.ts';
import { contentIdOf } from './seeded.ts';

export interface SisterSecurity extends SisterFacts {
  isin: string;
  id: string;
}

const MILLION = 1_000_000;

/** Shares and funds of the sister exchange; its sukuk are among the debt. */
export const SISTERS: readonly SisterSecurity[] = SISTER_SECURITIES.map((facts) => ({
  ...facts,
  isin: inventedIsin('AE', facts.symbol, '81'),
  id: contentIdOf(`security/${facts.symbol}`),
}));

export function sisterInstruments(): Instrument[] {
  return SISTERS.map((security) => ({
    symbol: security.symbol,
    isin: security.isin,
    name: security.name,
    kind: security.kind,
    board: '200',
    sector: null,
    sharia: false,
    currency: 'USD',
    issuedShares: security.units * MILLION,
    freeFloat: security.float * 1000,
    listedOn: security.listed,
    basePrice: fromDecimal(security.base),
    dailyVolatility: 0.009,
    beta: 0.5,
    sectorBeta: 0,
    averageDailyTurnover: Math.round(security.turnover * MILLION),
    dividends: [],
    splits: [],
  }));
}

/** Companies of the sister exchange; only they publish through the disclosure system. */
export const SISTER_ISSUERS: readonly Issuer[] = SISTERS.filter(({ kind }) => kind === 'equity').map((facts) => {
  const { symbol, name, isin, id, kind, sector, listed } = facts;
  const city = 'difc';
  return {
    symbol,
    name,
    shortName: name,
    isin,
    id,
    kind,
    board: '200',
    sector,
    city,
    facts: { ...facts, ...name, form: 'none', temper: 'calm', founded: listed, city, does: { en: '', ar: '' } },
  };
});
