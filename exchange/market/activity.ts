import type { SecurityKind } from '#domain/security.ts';
import type { Instrument } from './instrument.ts';
import { normal } from './random.ts';
import type { Random } from './random.ts';

/** Trades of a usual day grow more slowly than turnover: large names trade in larger pieces. */
const TRADES_FACTOR = 0.00072;
const TRADES_EXPONENT = 0.82;
/** Some kinds trade rarely, and then in large pieces. */
const TRADES_OF_KIND: Partial<Record<SecurityKind, number>> = {
  bond: 0.1,
  sukuk: 0.12,
  carbon: 0.2,
  fund: 0.4,
  etf: 0.7,
};
const BUSY_DAY_NOISE = 0.35;
/** A move of one usual day's size adds this much to the activity of a day without a move. */
const ACTIVITY_OF_MOVES = 0.3;

/** How much a security trades on a day. */
export interface Activity {
  /** Expected number of trades. */
  trades: number;
  /** Expected turnover in its currency. */
  turnover: number;
}

/** Trades of a usual day. */
export function usualTrades(instrument: Instrument): number {
  const share = TRADES_OF_KIND[instrument.kind] ?? 1;
  return share * TRADES_FACTOR * Math.max(0, instrument.averageDailyTurnover) ** TRADES_EXPONENT;
}

/** The activity of a day on which the price moves by `moves` times its usual day's range. */
export function activityOf(instrument: Instrument, moves: number, random: Random): Activity {
  const noise = Math.exp(BUSY_DAY_NOISE * normal(random) - BUSY_DAY_NOISE ** 2 / 2);
  const factor = noise * (1 - ACTIVITY_OF_MOVES * 0.8 + ACTIVITY_OF_MOVES * Math.min(5, Math.abs(moves)));
  return { trades: usualTrades(instrument) * factor, turnover: instrument.averageDailyTurnover * factor };
}
