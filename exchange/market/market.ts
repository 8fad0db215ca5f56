import type { TradingCalendar } from '#domain/calendar.ts';
import type { DatedBasket } from '#domain/index-level.ts';
import type { DailyBar, Depth, DirectDeal, IndexPoint, Quote, Trade } from '#domain/quote.ts';
import type { MarketStatus, Phase } from '#domain/session.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { ClockMode, ExchangeClock } from '../clock.ts';
import type { FutureDayFigures } from './future-history.ts';
import type { Instrument } from './instrument.ts';
import { LiveMarket } from './live-market.ts';

/** An index to compute: all shares, the Sharia ones, or one sector's. */
export interface IndexDefinition {
  code: string;
  kind: 'general' | 'sharia' | 'sector';
  /** Instrument.sector of the members; only for sector indices. */
  sector?: string;
  /** Level on the first day of the history; defaults to 1,000.000. */
  baseLevel?: Thousandths;
}

export interface MarketOptions {
  instruments: readonly Instrument[];
  indices: readonly IndexDefinition[];
  /** Prices that are published once a day and not traded; futures are settled at them. */
  references?: readonly Instrument[];
  calendar: TradingCalendar;
  clock: ExchangeClock;
  /** The same seed generates the same history and, on the same day, the same trades. */
  seed: number;
  /**
   * Folder for closing states, so that the next day starts from the close that readers saw. Without it nothing is
   * stored.
   */
  dataDir?: string;
  /** Called when a problem was handled silently (an unreadable closing file); default: nothing. */
  warn?: (sentence: string) => void;
}

/** A security's state: the domain's quote and fields that only the exchange has. */
export interface MarketRow extends Quote {
  /** Last price times issued units, thousandths; null for futures and rights. */
  capital: Thousandths | null;
  /** In contracts; null except for futures. */
  openInterest: number | null;
  /** The day's settlement price once it is fixed, before that the previous day's; null except for futures. */
  settlementPrice: Thousandths | null;
}

export interface MarketState {
  at: Instant;
  /** The market day that is shown (between two sessions: the last one). */
  date: PlainDate;
  status: MarketStatus;
  phase: Phase;
  mode: ClockMode;
  speed: number;
  epoch: string;
}

/** Changes since the previous batch: whole records, each security at most once. */
export interface MarketBatch {
  epoch: string;
  seq: number;
  time: Instant;
  /**
   * True when a new day or run started: all earlier data is invalid and a new snapshot is needed. The lists are then
   * empty.
   */
  reset: boolean;
  /** Only when status or phase changed (always with `reset`). */
  status?: MarketState;
  rows: MarketRow[];
  depth: Depth[];
  trades: Trade[];
  indices: IndexPoint[];
  deals: DirectDeal[];
}

export interface Market {
  /** Changes with every new day, run and start. */
  readonly epoch: string;
  /** Rises by one with every batch of an epoch; 0 before the first. */
  readonly seq: number;
  status(): MarketState;
  /** The securities listed on the market day, in the order of `instruments`. */
  rows(): MarketRow[];
  row(symbol: string): MarketRow | undefined;
  /** Five best levels on each side; undefined for a symbol that is not listed. */
  depth(symbol: string): Depth | undefined;
  /** Today's trades, newest first. */
  trades(symbol: string, take: number): Trade[];
  /** Current state of every index. */
  indices(): IndexPoint[];
  /** Minute points of the day, newest first, with the gaps of the closing call (docs/contracts.md, Index minutes). */
  indexMinutes(code: string): IndexPoint[];
  /** Finished days of a security or an index, oldest first, both ends included; empty for an unknown id. */
  bars(id: string, from: PlainDate, to: PlainDate): DailyBar[];
  /** Finished days of a contract, oldest first, both ends included; empty when the symbol is not a contract's. */
  futureDays(symbol: string, from: PlainDate, to: PlainDate): FutureDayFigures[];
  /** Baskets of an index, oldest first, from the one in force on that day to today's; empty for an unknown code. */
  baskets(code: string, from: PlainDate): DatedBasket[];
  directDeals(): DirectDeal[];
  /** Sends batches at most every 100 ms of wall time; returns the function that ends the subscription. */
  subscribe(listener: (batch: MarketBatch) => void): () => void;
  /** Advances to the clock's current time and reports changes; `start` calls it every 100 ms. */
  step(): void;
  /** Catches up with the clock's current time, then follows the clock. */
  start(): void;
  stop(): void;
}

/** Creates a market on its clock's day, before the first event; `start` brings it to the present. */
export function createMarket(options: MarketOptions): Market {
  return new LiveMarket(options);
}
