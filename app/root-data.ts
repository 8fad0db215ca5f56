import { useRouteLoaderData } from 'react-router';
import type { ExchangeConfig } from '#exchange.config.ts';
import type { Locale } from '#domain/locale.ts';
import type { MarketClock } from '#domain/market-clock.ts';
import type { IndexPoint } from '#domain/quote.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { fromJsonText, type JsonText } from './json-text.ts';

/** The market in five facts, for the menus: computed when the page was rendered, or fetched since. */
export interface MarketNow {
  at: Instant;
  /** Published today. */
  disclosures: number;
  /** Advancing securities out of `securities`; null before anything has traded. */
  advancing: number | null;
  securities: number;
  isOpen: boolean;
  /** When the next phase begins; null while the exchange reports the market closed in its hours. */
  next: Instant | null;
  /** The next days without trading, beyond weekends; null when none is known. */
  closure: { from: PlainDate; to: PlainDate } | null;
}

/** Data of every page, loaded once by the root. */
export interface RootData {
  locale: Locale;
  origin: string;
  exchange: ExchangeConfig;
  clock: MarketClock;
  /** The market's time when the page was rendered. */
  now: Instant;
  generalIndex: IndexPoint | null;
  /** Null when the facts could not be computed. */
  marketNow: MarketNow | null;
  /** The market's last close and the next ones during which a page may be open, in order. */
  closes: readonly Instant[];
  /** Real milliseconds since the upstream was last heard. */
  ageMs: number;
  /** Position of the page's figures in the live sequence: the stream resumes from here. */
  position: { epoch: string; tick: number };
  /** The canonical path of a short address that shows the page of a long one; null for any other. */
  standsFor: string | null;
}

/** The same as the root's loader returns it. */
export type LoadedRoot = Omit<RootData, 'exchange'> & { exchange: JsonText<ExchangeConfig> };

const rootByLoaded = new WeakMap<LoadedRoot, RootData>();

/** The root's data from what its loader returned. */
export function rootDataOf(loaded: LoadedRoot): RootData {
  const root = rootByLoaded.get(loaded) ?? { ...loaded, exchange: fromJsonText(loaded.exchange) };
  rootByLoaded.set(loaded, root);
  return root;
}

/** The root's data; undefined only where the root loader itself failed (error pages). */
export function useRootData(): RootData | undefined {
  const loaded = useRouteLoaderData('root') as LoadedRoot | undefined;
  return loaded && rootDataOf(loaded);
}
