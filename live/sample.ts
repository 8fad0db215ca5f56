import type { MarketClock } from '#domain/market-clock.ts';
import type { Depth, IndexPoint, Quote, Trade } from '#domain/quote.ts';
import type { Instant } from '#domain/time.ts';

/** Invented records for tests and measurements. */

/** 2026-11-20 11:00 in Dubai, a Friday in the trading phase. */
export const SAMPLE_AT: Instant = Date.UTC(2026, 10, 20, 7, 0, 0);

export function sampleQuote(symbol: string, over: Partial<Quote> = {}): Quote {
  return {
    symbol,
    board: '510',
    last: 2_500,
    lastVolume: 100,
    lastAt: SAMPLE_AT,
    open: 2_480,
    high: 2_520,
    low: 2_470,
    close: null,
    previousClose: 2_490,
    vwap: 2_495,
    high52: 3_100,
    low52: 1_900,
    bid: 2_490,
    bidVolume: 5_000,
    offer: 2_500,
    offerVolume: 4_000,
    volume: 120_000,
    value: 299_000_000,
    trades: 84,
    change: 10,
    changePercent: 402,
    reference: 2_490,
    suspended: false,
    indicativePrice: null,
    indicativeVolume: null,
    openInterest: null,
    settlementPrice: null,
    at: SAMPLE_AT,
    ...over,
  };
}

export function sampleTrade(symbol: string, id: number, over: Partial<Trade> = {}): Trade {
  return { id, symbol, at: SAMPLE_AT + id, price: 2_500, quantity: 100, side: 'buy', ...over };
}

export function sampleDepth(symbol: string, best: number): Depth {
  const side = (step: number) =>
    [0, 1, 2, 3, 4].map((level) => ({ price: best + step * level, quantity: 100, orders: 1 }));
  return { symbol, bids: side(-10), offers: side(10), at: SAMPLE_AT };
}

export function sampleIndex(index: string, value: number, at: Instant = SAMPLE_AT): IndexPoint {
  return { index, at, value, change: 1_000, changePercent: 20, volume: value };
}

export function sampleClock(over: Partial<MarketClock> = {}): MarketClock {
  return {
    at: SAMPLE_AT,
    observedAt: SAMPLE_AT,
    speed: 1,
    status: 'open',
    phase: 'trading',
    simulated: true,
    epoch: 'day-1',
    ...over,
  };
}
