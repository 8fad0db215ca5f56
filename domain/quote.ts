import type { BoardCode } from './security.ts';
import type { Instant, PlainDate } from './time.ts';
import type { Thousandths } from './thousandths.ts';

/**
 * The state of one security's trading. Prices are thousandths of a dirham; an event that has not happened is null,
 * never 0.
 */
export interface Quote {
  symbol: string;
  board: BoardCode;
  last: Thousandths | null;
  lastVolume: number | null;
  lastAt: Instant | null;
  open: Thousandths | null;
  high: Thousandths | null;
  low: Thousandths | null;
  /** The official close of the day; null until there is one. */
  close: Thousandths | null;
  previousClose: Thousandths | null;
  vwap: Thousandths | null;
  high52: Thousandths | null;
  low52: Thousandths | null;
  bid: Thousandths | null;
  bidVolume: number | null;
  offer: Thousandths | null;
  offerVolume: number | null;
  /** Shares traded today; 0 is a real zero. */
  volume: number;
  /** Turnover today, thousandths of a dirham. */
  value: Thousandths;
  trades: number;
  /** Against the previous close. */
  change: Thousandths | null;
  /** Thousandths of a per cent: -831 is −0.831 %. */
  changePercent: Thousandths | null;
  /** Base of the daily limits. */
  reference: Thousandths | null;
  suspended: boolean;
  /** The price at which the current call auction would match now; only from a feed that gives it. */
  indicativePrice: Thousandths | null;
  indicativeVolume: number | null;
  /** Open contracts of a future; null for anything else, and when the feed does not give it. */
  openInterest: number | null;
  /** The settlement price of a future's day; the day before's until this one is over. */
  settlementPrice: Thousandths | null;
  /** When this state was true, on the market's clock. */
  at: Instant;
}

export interface DepthLevel {
  price: Thousandths;
  quantity: number;
  orders: number;
}

/** Five best levels of each side, best first. */
export interface Depth {
  symbol: string;
  bids: DepthLevel[];
  offers: DepthLevel[];
  at: Instant;
}

export interface Trade {
  /** Increases within a symbol and a day. */
  id: number;
  symbol: string;
  at: Instant;
  price: Thousandths;
  quantity: number;
  /** The side that crossed the spread; 'auction' for a call auction's uncross and trading at last. */
  side: 'buy' | 'sell' | 'auction';
}

/** A negotiated trade outside the book: shown apart, never moves the last price (docs/market-rules.md, Prices). */
export interface DirectDeal {
  id: string;
  symbol: string;
  at: Instant;
  price: Thousandths;
  quantity: number;
}

/** One day of one security or index. Prices as traded on that day (not adjusted). */
export interface DailyBar {
  symbol: string;
  date: PlainDate;
  open: Thousandths;
  high: Thousandths;
  low: Thousandths;
  close: Thousandths;
  /** null when the source does not give it. */
  volume: number | null;
  value: Thousandths | null;
  trades: number | null;
}

/** A level of an index at one minute. */
export interface IndexPoint {
  /** Index code, as in `exchange.config.ts`. */
  index: string;
  at: Instant;
  value: Thousandths;
  /** Points against the previous close. */
  change: Thousandths;
  changePercent: Thousandths;
  /** Cumulative shares of the day. */
  volume: number;
}

/** The quote of a security without any figures. */
export function untradedQuote(symbol: string, at: Instant): Quote {
  return {
    symbol,
    board: '510',
    last: null,
    lastVolume: null,
    lastAt: null,
    open: null,
    high: null,
    low: null,
    close: null,
    previousClose: null,
    vwap: null,
    high52: null,
    low52: null,
    bid: null,
    bidVolume: null,
    offer: null,
    offerVolume: null,
    volume: 0,
    value: 0,
    trades: 0,
    change: null,
    changePercent: null,
    reference: null,
    suspended: false,
    indicativePrice: null,
    indicativeVolume: null,
    openInterest: null,
    settlementPrice: null,
    at,
  };
}
