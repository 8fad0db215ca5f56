import { useRouteLoaderData } from 'react-router';
import type { ExchangeConfig } from '#exchange.config.ts';
import type { Locale } from '#domain/locale.ts';
import type { MarketClock } from '#domain/market-clock.ts';
import type { IndexPoint } from '#domain/quote.ts';
import type { Instant, PlainDate } from '#domain/time.ts';

/** The market in five facts, for the menus: counted when the page was made, or asked for since. */
export interface MarketNow {
  at: Instant;
  /** Published today. */
  disclosures: number;
  /** Of how many securities; null before anything has traded. */
  advancing: number | null;
  securities: number;
  isOpen: boolean;
  /** When the next phase begins. */
  next: Instant;
  /** The days on which the exchange next does not trade, beyond weekends; null where none is known. */
  closure: { from: PlainDate; to: PlainDate } | null;
}

/** What every page has, whatever its own data: loaded once by the root. */
export interface RootData {
  locale: Locale;
  origin: string;
  exchange: ExchangeConfig;
  clock: MarketClock;
  /** The market's now when the page was rendered. */
  now: Instant;
  generalIndex: IndexPoint | null;
  /** Null where it could not be counted. */
  marketNow: MarketNow | null;
  /** The market's last close and those that an open page may live to see, in order. */
  closes: readonly Instant[];
  /** Wall milliseconds since the upstream was last heard. */
  ageMs: number;
  /** Where the page's figures are in the live sequence: the stream goes on from here. */
  position: { epoch: string; tick: number };
  /** The path that search engines are told, of a short address that shows the page of a long one; null of any other. */
  standsFor: string | null;
}

/** The root's data; undefined only where the root loader itself failed (error pages). */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
