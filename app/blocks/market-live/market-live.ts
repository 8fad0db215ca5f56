import type { MarketClock } from '#domain/market-clock.ts';
import type { IndexPoint, Quote } from '#domain/quote.ts';
import type { Instant } from '#domain/time.ts';

/** stand-in until app/live is there */
export function useMarketClock(initial: MarketClock): MarketClock {
  return initial;
}
export function useMarketNow(initial: Instant): Instant {
  return initial;
}
export function useLiveIndex(_code: string, initial: IndexPoint | null): IndexPoint | null {
  return initial;
}
export function useLiveQuotes(): ReadonlyMap<string, Quote> {
  return EMPTY;
}
export function useAgeMs(initial: number): number {
  return initial;
}
const EMPTY: ReadonlyMap<string, Quote> = new Map();
export function useLiveQuote(_symbol: string, initial: Quote | null): Quote | null {
  return initial;
}
