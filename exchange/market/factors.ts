import { fatTailed, hash, normal, randomOf } from './random.ts';
import type { TradingDays } from './trading-days.ts';

const TRADING_DAYS_A_YEAR = 250;
/** The market's and a sector's part of the return on a usual day (standard deviation). */
export const MARKET_VOLATILITY = 0.0062;
export const SECTOR_VOLATILITY = 0.0042;
/** Growth a year of the level to which the market factor reverts. */
const MARKET_GROWTH = 0.045;
/** Years after which half of a deviation from the trend is gone: ten years of history stay plausible. */
const MARKET_HALF_LIFE_YEARS = 3;
const SECTOR_HALF_LIFE_YEARS = 2;
/** Calm and nervous weeks: share of yesterday's log-volatility that remains today. */
const REGIME_MEMORY = 0.97;
const REGIME_NOISE = 0.07;
const CALMEST = 0.6;
const WILDEST = 1.9;
const MARKET = 'the market';

/** Share of a deviation that remains after a day. */
export function memoryOf(halfLifeYears: number): number {
  return 0.5 ** (1 / (halfLifeYears * TRADING_DAYS_A_YEAR));
}

/** The daily draws common to all securities, or to those of a sector. */
interface Factor {
  /** Logarithmic level after each day, without its trend. */
  levels: number[];
}

/**
 * The common factors of securities, market and sectors, day by day. Each draw is seeded by its day and name, so a day's
 * return does not depend on which other days were requested.
 */
export class Factors {
  private readonly days: TradingDays;
  private readonly seed: number;
  private readonly regimes: number[] = [];
  private readonly factors = new Map<string, Factor>();

  constructor(days: TradingDays, seed: number) {
    this.days = days;
    this.seed = seed;
  }

  /** Volatility of a day relative to a usual one: about 1. */
  nerves(index: number): number {
    while (this.regimes.length <= index) {
      const day = this.regimes.length;
      const yesterday = Math.log(this.regimes[day - 1] ?? 1);
      const today = REGIME_MEMORY * yesterday + REGIME_NOISE * normal(this.stream('nerves', day));
      this.regimes.push(Math.max(CALMEST, Math.min(WILDEST, Math.exp(today))));
    }
    return this.regimes[index]!;
  }

  /** The market's logarithmic return on a day. */
  market(index: number): number {
    const levels = this.levels(MARKET, index, MARKET_VOLATILITY, memoryOf(MARKET_HALF_LIFE_YEARS));
    return levels[index]! - (levels[index - 1] ?? 0) + MARKET_GROWTH / TRADING_DAYS_A_YEAR;
  }

  /** A sector's logarithmic return on a day, in addition to the market's. */
  sector(key: string | null, index: number): number {
    if (key === null) return 0;
    const levels = this.levels(key, index, SECTOR_VOLATILITY, memoryOf(SECTOR_HALF_LIFE_YEARS));
    return levels[index]! - (levels[index - 1] ?? 0);
  }

  /** The random stream for a name and a day. */
  stream(name: string, index: number) {
    return randomOf(this.seed, hash(name), this.days.dayNumber(index));
  }

  private levels(name: string, index: number, volatility: number, memory: number): number[] {
    let factor = this.factors.get(name);
    if (!factor) this.factors.set(name, (factor = { levels: [] }));
    const { levels } = factor;
    while (levels.length <= index) {
      const day = levels.length;
      const shock = volatility * this.nerves(day) * fatTailed(this.stream(name, day));
      levels.push(memory * (levels[day - 1] ?? 0) + shock);
    }
    return levels;
  }
}
