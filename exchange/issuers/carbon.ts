import { fromDecimal } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Instrument } from '../market/instrument.ts';
import { CARBON_CREDITS } from './data/others.ts';
import { retiredBy } from './carbon-retirements.ts';
import { inventedIsin } from './isin.ts';
import type { CarbonFacts } from './issuer.ts';
import { contentIdOf } from './seeded.ts';

export interface CarbonCredit extends CarbonFacts {
  isin: string;
  id: string;
}

const CARBON_TICK = 10;
const MILLION = 1_000_000;

export const CREDITS: readonly CarbonCredit[] = CARBON_CREDITS.map((facts) => ({
  ...facts,
  isin: inventedIsin('AE', facts.symbol, '71'),
  id: contentIdOf(`security/${facts.symbol}`),
}));

/** The credits as traded instruments, without those that are retired by that day. */
export function carbonInstruments(day: PlainDate): Instrument[] {
  return CREDITS.map((credit) => ({
    symbol: credit.symbol,
    isin: credit.isin,
    name: credit.name,
    kind: 'carbon',
    board: '505',
    sector: null,
    sharia: false,
    currency: 'AED',
    issuedShares: credit.listedCredits - retiredBy(credit, day),
    freeFloat: 100_000,
    listedOn: credit.listed,
    basePrice: fromDecimal(credit.base),
    dailyVolatility: 0.007,
    beta: 0.1,
    sectorBeta: 0,
    averageDailyTurnover: Math.round(credit.turnover * MILLION),
    dividends: [],
    splits: [],
    tick: CARBON_TICK,
  }));
}
