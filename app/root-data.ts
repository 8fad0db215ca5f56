import { useRouteLoaderData } from 'react-router';
import type { ExchangeConfig } from '#exchange.config.ts';
import type { Locale } from '#domain/locale.ts';
import type { MarketClock } from '#domain/market-clock.ts';
import type { IndexPoint } from '#domain/quote.ts';
import type { Instant } from '#domain/time.ts';

/** What every page has, whatever its own data: loaded once by the root. */
export interface RootData {
  locale: Locale;
  origin: string;
  exchange: ExchangeConfig;
  clock: MarketClock;
  /** The market's now when the page was rendered. */
  now: Instant;
  generalIndex: IndexPoint | null;
  /** Wall milliseconds since the upstream was last heard. */
  ageMs: number;
  /** Where the page's figures stand in the live sequence: the stream goes on from here. */
  position: { epoch: string; tick: number };
}

/** The root's data; undefined only where the root loader itself failed (error pages). */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
