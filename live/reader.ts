import type { MarketClock } from '#domain/market-clock.ts';
import type { Depth, IndexPoint, Quote, Trade } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant } from '#domain/time.ts';

/**
 * The moving data as a page's loader reads it: the records that the stream sends, at this instant. Synchronous, in
 * memory.
 */
export interface LiveReader {
  clock(): MarketClock;
  /** Current market time (see `marketNow`). */
  now(): Instant;
  quotes(): Quote[];
  quote(symbol: string): Quote | undefined;
  depth(symbol: string): Depth | undefined;
  /** Newest first. */
  trades(symbol: string, take: number): Trade[];
  index(code: string): IndexPoint | undefined;
  /** Today's minutes, oldest first. */
  indexDay(code: string): readonly IndexPoint[];
  /** Closing prices of today's minutes for a sparkline, oldest first; thousandths. The same array until one changes. */
  sparkline(symbol: string): readonly number[];
  /** The same with their minutes, for the day's line. */
  minutes(symbol: string): { at: Instant; price: Thousandths }[];
  /** Epoch and tick that a page rendered now shows, so that its stream starts right after. */
  position(): { epoch: string; tick: number };
  /**
   * Wall milliseconds since the upstream was last heard; pages mark figures as stale from 3,000 on while the market
   * moves.
   */
  ageMs(): number;
}
