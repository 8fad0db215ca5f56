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
 * Everything that a page's loader can read: the store, the live values, documents, the exchange's configuration, the
 * time. Reads are recorded: the finished page is cached until something that it read changes
 * (docs/decisions/011-cached-pages.md).
 */
export interface Site {
  store: PageStore;
  live: LiveReader;
  /**
   * The market as it was some minutes ago, for the API (`openData` in exchange.config.ts); null until the site has
   * received data for that long.
   */
  delayed(): DelayedMarket | null;
  /** Seconds of the real clock until there is a delayed market; 0 when there is one. */
  delayedInSeconds(): number;
  /** Age of the data of each ingest job. */
  feedStatus: SiteFeedStatus;
  /** True while this node does not hear from the site's other nodes, and reads the market itself. */
  isAlone(): boolean;
  search: Search;
  /**
   * The stored facts on the file at a path below /documents (its feed's path, or `/circulars/{id}/{file}`); fetches
   * nothing.
   */
  documentFacts(path: string): Promise<DocumentFacts | null>;
  /**
   * The same, but a file that is not stored yet is fetched, checked, stored and read, for as long as a page may wait.
   * Null when its origin does not have it at the moment, or not yet: the page is rebuilt when the file arrives.
   */
  readDocument(path: string): Promise<DocumentFacts | null>;
  exchange: ExchangeConfig;
  locale: Locale;
  /** Scheme and host of canonical and feed addresses, without a trailing slash. */
  origin: string;
  /** The market's current time, the same for the whole page. A page that reads it is rebuilt each minute. */
  now(): Instant;
  /**
   * The market's current time for an answer that shows the moment and what follows from it; the answer is outdated
   * immediately.
   */
  moment(): Instant;
  /** The real current time, for ages; as with `now`, the page is rebuilt each minute. */
  wallNow(): Instant;
  /** The market's current day. A page that reads only the day is valid until the day ends. */
  today(): PlainDate;
  /** The site for the frame around every page: its figures can be a minute older than the page's own. */
  readonly frame: Site;
  /** Built once for all pages that request it by that name, and again when something that it read changes. */
  shared<T>(name: string, make: (site: Site) => Promise<T>): Promise<T>;
}

/** Every quote at one moment. */
export interface DelayedMarket {
  at: Instant;
  quotes: readonly Quote[];
}

export const siteContext = createContext<Site>();
