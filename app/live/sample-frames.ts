import type { Quote } from '#domain/quote.ts';
import type { LiveFrame, Topic } from '#domain/stream.ts';

/** A small set of recorded frames: 2026-11-20 11:00 in Dubai. */
export const FRAME_AT = Date.UTC(2026, 10, 20, 7, 0, 0);

export function wholeQuote(symbol: string, over: Partial<Quote> = {}): Quote {
  const prices = {
    last: 2_500,
    open: 2_480,
    high: 2_520,
    low: 2_470,
    previousClose: 2_490,
    vwap: 2_495,
    reference: 2_490,
  };
  const range = {
    high52: 3_100,
    low52: 1_900,
    close: null,
    bid: 2_490,
    bidVolume: 500,
    offer: 2_500,
    offerVolume: 400,
  };
  const turnover = { lastVolume: 100, lastAt: FRAME_AT, volume: 120_000, value: 299_000_000, trades: 84 };
  const change = { change: 10, changePercent: 402, suspended: false, indicativePrice: null, indicativeVolume: null };
  const future = { openInterest: null, settlementPrice: null };
  return { symbol, board: '510', ...prices, ...range, ...turnover, ...change, ...future, at: FRAME_AT, ...over };
}

export function frame(
  type: 'snapshot' | 'delta',
  topic: Topic,
  n: number,
  records: Partial<LiveFrame> = {},
): LiveFrame {
  return { type, epoch: 'e1', tick: n, topic, n, at: FRAME_AT, ...records };
}

export function heartbeat(ageMs: number, over: Partial<LiveFrame> = {}): LiveFrame & { ageMs: number } {
  return { type: 'heartbeat', epoch: 'e1', tick: 0, topic: '*', n: 0, at: FRAME_AT, ageMs, ...over };
}
