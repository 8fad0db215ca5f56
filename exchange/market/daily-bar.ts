import type { DailyBar } from '#domain/quote.ts';
import type { PriceRule } from '#domain/tick.ts';
import { divideRounded } from '#domain/thousandths.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Instrument } from './instrument.ts';
import { limitsOf, onTick } from './price-ladder.ts';
import { normal } from './random.ts';
import type { Random } from './random.ts';

/** Share of a day's move that happens before the opening auction ends. */
const OVERNIGHT_SHARE = 0.3;
const OPENING_NOISE = 0.25;
/** How far a day's extremes lie outside opening and close, in moves of a usual day. */
const WICK = 0.45;
const BLOCK_NOISE = 0.15;

/** The inputs from which a past day's bar is drawn. */
export interface PastDay {
  date: PlainDate;
  reference: Thousandths;
  close: Thousandths;
  trades: number;
  /** Expected turnover in whole currency units. */
  turnover: number;
  /** Logarithmic standard deviation of a usual day. */
  volatility: number;
  /** Units of the underlying in one traded unit. */
  multiplier: number;
  rule: PriceRule;
}

/** The bar of a day without trades: the price stays. */
export function untradedBar(symbol: string, date: PlainDate, close: Thousandths): DailyBar {
  return { symbol, date, open: close, high: close, low: close, close, volume: 0, value: 0, trades: 0 };
}

/**
 * Draws a plausible day between a reference price and a close: prices on ticks and inside the limits, low ≤ open, close
 * ≤ high.
 */
export function shapeBar(instrument: Instrument, day: PastDay, random: Random): DailyBar {
  const { symbol } = instrument;
  const { close, date, trades } = day;
  if (trades === 0) return untradedBar(symbol, date, close);
  const { open, high, low } =
    trades === 1 ? { open: close, high: close, low: close } : extremes(instrument, day, random);
  const average = divideRounded(open + high + low + 2 * close, 5);
  const block = Math.exp(BLOCK_NOISE * normal(random));
  const volume = Math.max(trades, Math.round((day.turnover * 1_000 * block) / (average * day.multiplier)));
  return { symbol, date, open, high, low, close, volume, value: volume * average * day.multiplier, trades };
}

function extremes(instrument: Instrument, day: PastDay, random: Random) {
  const { reference, close, volatility, date, rule } = day;
  const limits = limitsOf(instrument, reference, date, rule);
  const lower = Math.min(close, onTick(instrument, limits.lower, date, rule, 'up'));
  const upper = Math.max(close, onTick(instrument, limits.upper, date, rule, 'down'));
  const price = (value: number) => Math.max(lower, Math.min(upper, onTick(instrument, value, date, rule)));
  const drift = OVERNIGHT_SHARE * Math.log(close / reference) + OPENING_NOISE * volatility * normal(random);
  const open = price(reference * Math.exp(drift));
  const wick = () => Math.exp(WICK * volatility * Math.abs(normal(random)));
  return { open, high: price(Math.max(open, close) * wick()), low: price(Math.min(open, close) / wick()) };
}
