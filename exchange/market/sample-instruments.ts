import type { Instrument } from './instrument.ts';
import { randomOf } from './random.ts';

/** Returns a share for tests, ordinary except for the given fields. */
export function sampleShare(given: Partial<Instrument> & { symbol: string }): Instrument {
  return {
    isin: `AE${given.symbol}`,
    name: { en: given.symbol, ar: null },
    kind: 'equity',
    board: '510',
    sector: 'financials',
    sharia: false,
    currency: 'AED',
    issuedShares: 1_000_000_000,
    freeFloat: 50_000,
    listedOn: '2010-01-04',
    basePrice: 2_500,
    dailyVolatility: 0.012,
    beta: 1,
    sectorBeta: 0.8,
    averageDailyTurnover: 8_000_000,
    dividends: [],
    splits: [],
    ...given,
  };
}

const SECTORS = ['financials', 'real-estate', 'industrials', 'utilities', 'staples'] as const;
const LARGEST_TURNOVER = 90_000_000;

/**
 * A roster like an exchange's, for measurements: a few large names, many small ones, turnover falling by the same
 * factor from rank to rank.
 */
export function sampleRoster(count: number): Instrument[] {
  const random = randomOf(7, count);
  return Array.from({ length: count }, (_, rank) =>
    sampleShare({
      symbol: `S${String(rank + 1).padStart(3, '0')}`,
      sector: SECTORS[rank % SECTORS.length]!,
      sharia: rank % 2 === 0,
      basePrice: Math.round((0.5 + random() * 12) * 100) * 10,
      dailyVolatility: 0.008 + random() * 0.012,
      averageDailyTurnover: Math.round(LARGEST_TURNOVER * 0.93 ** rank),
    }),
  );
}
