import { createContext } from 'react-router';
import type { ExchangeConfig } from '#exchange.config.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import type { LiveReader } from '#live/reader.ts';
import type { Store } from '#store/store.ts';

/** What a page's loader may ask: the store, the live values, who the exchange is, the time. Nothing else reaches a page. */
export interface Site {
  store: Store;
  live: LiveReader;
  exchange: ExchangeConfig;
  locale: Locale;
  /** Scheme and host of canonical and feed addresses, without a slash at the end. */
  origin: string;
  /** The market's now. */
  now(): Instant;
  wallNow(): Instant;
}

export const siteContext = createContext<Site>();
