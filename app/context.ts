import { createContext } from 'react-router';
import type { ExchangeConfig } from '#exchange.config.ts';
import type { DocumentFacts } from '#domain/document-facts.ts';
import type { Locale } from '#domain/locale.ts';
import type { Quote } from '#domain/quote.ts';
import type { Search } from '#domain/search.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { SiteFeedStatus } from '#ingest/feed-status.ts';
import type { LiveReader } from '#live/reader.ts';
import type { PageStore } from '#store/store.ts';

/**
 * What a page's loader may ask: the store, the live values, documents, who the exchange is, the time. Nothing else reaches a page.
 * What it asks is noted: the finished page is kept until something of it changes (docs/decisions/011-cached-pages.md).
 */
export interface Site {
  store: PageStore;
  live: LiveReader;
  /** The market as it was some minutes ago, for programs (`openData` in exchange.config.ts); null until that long was heard. */
  delayed(): DelayedMarket | null;
  /** Seconds of our own clock until there is one; 0 when there is. */
  delayedInSeconds(): number;
  /** How old the data of each ingest job is. */
  feedStatus: SiteFeedStatus;
  /** True while this node hears nothing of the site's other nodes, and reads the market for itself. */
  isAlone(): boolean;
  search: Search;
  /** What is known of the file at a path below /documents (its feed's path, or `/circulars/{id}/{file}`); fetches nothing. */
  documentFacts(path: string): Promise<DocumentFacts | null>;
  /**
   * The same; a file that is not known yet is fetched, checked, kept and read, for as long as a page may wait. Null for
   * what its origin does not give at the moment, or not yet: the page is made anew when it came.
   */
  readDocument(path: string): Promise<DocumentFacts | null>;
  exchange: ExchangeConfig;
  locale: Locale;
  /** Scheme and host of canonical and feed addresses, without a slash at the end. */
  origin: string;
  /** The market's now, the same for the whole page. A page that asks is made anew each minute. */
  now(): Instant;
  /** The same for an answer that says the moment and what follows from it: it is made anew at once. */
  moment(): Instant;
  /** Our own clock's now, for ages; as for `now`, the page is made anew each minute. */
  wallNow(): Instant;
  /** The market's day. A page that asks for no more than that is valid until it ends. */
  today(): PlainDate;
  /** The same for what is around every page: its figures may be a minute older than the page's own. */
  readonly frame: Site;
  /** Made once for all pages that ask for it by that name, and anew when something of it changes. */
  shared<T>(name: string, make: (site: Site) => Promise<T>): Promise<T>;
}

/** Every quote at one moment. */
export interface DelayedMarket {
  at: Instant;
  quotes: readonly Quote[];
}

export const siteContext = createContext<Site>();
