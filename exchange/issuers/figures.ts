import { unitChanges, unitsAfter } from './capital-changes.ts';
import type { Issuer, SectorKey } from './issuer.ts';
import { drawsOf } from './seeded.ts';

/** One period's figures, in whole dirhams. Every document about the period uses the same figures. */
export interface PeriodFigures {
  revenue: number;
  netProfit: number;
  totalAssets: number;
  equity: number;
}

/** Net profit per dirham of revenue in a usual year. */
const MARGINS: Record<SectorKey, number> = {
  financials: 0.42,
  'real-estate': 0.31,
  utilities: 0.24,
  industrials: 0.14,
  communication: 0.17,
  'consumer-discretionary': 0.11,
  'consumer-staples': 0.08,
  materials: 0.12,
  'health-care': 0.13,
  technology: 0.16,
  reit: 0.48,
  etf: 0.6,
  fund: 0.6,
};
/** Ratios of equity to a year's profit, and of assets to equity (banks lend mostly others' money). */
const PROFITS_IN_EQUITY = 9;
const PAYOUT_OF_PROFIT = 0.62;
const SEASONS = [0.24, 0.25, 0.235, 0.275] as const;

/** Figures of one quarter, 1 to 4. */
export function quarterFigures(issuer: Issuer, year: number, quarter: number): PeriodFigures {
  const draw = drawsOf(`figures/${issuer.symbol}/${year}/${quarter}`);
  const { netProfit, revenue, equity, totalAssets } = usualYear(issuer, year);
  const season = SEASONS[quarter - 1] ?? 0.25;
  const swing = 0.9 + draw() * 0.2;
  return {
    revenue: Math.round(revenue * season * (0.96 + draw() * 0.08)),
    netProfit: Math.round(netProfit * season * swing),
    equity: Math.round(equity * (1 + 0.008 * quarter)),
    totalAssets: Math.round(totalAssets * (1 + 0.006 * quarter)),
  };
}

/** Figures of the year up to the end of a quarter; 4 is the whole year. */
export function yearToDate(issuer: Issuer, year: number, quarter: number): PeriodFigures {
  const parts = Array.from({ length: quarter }, (_, i) => quarterFigures(issuer, year, i + 1));
  const last = parts[parts.length - 1]!;
  const sum = (key: 'revenue' | 'netProfit') => parts.reduce((total, part) => total + part[key], 0);
  return { ...last, revenue: sum('revenue'), netProfit: sum('netProfit') };
}

function usualYear({ symbol, sector, facts }: Issuer, year: number): PeriodFigures {
  const draw = drawsOf(`year/${symbol}/${year}`);
  const capital = (facts.base * facts.units * 1e6) / unitsAfter(unitChanges(facts));
  const growth = 1 + (year - 2020) * 0.045 + (draw() - 0.5) * 0.16;
  const earned = facts.dividend ? facts.dividend / 100 / PAYOUT_OF_PROFIT : 0.028;
  const troubled = facts.suspendedFrom !== undefined && year >= 2024;
  const netProfit = capital * earned * growth * (troubled ? -1.4 : 1);
  const equity = capital * earned * PROFITS_IN_EQUITY * (1 + (year - 2020) * 0.03);
  return {
    netProfit,
    revenue: Math.abs(netProfit) / MARGINS[sector],
    equity,
    totalAssets: equity * (sector === 'financials' ? 6.4 : 1.9),
  };
}
