/** `YYYY-MM-DDTHH:MM:SS`, with or without `.mmm`: Dubai wall clock, no zone. */
export type LocalTime = string;

/**
 * Call 3, GET {market}/stocks [V]: a bare array, query ignored. Prices in dirhams; values that never occurred are 0,
 * not null.
 */
export interface MwStock {
  /** The ticker; may contain stray spaces. */
  id: string;
  /** Null in every row seen. */
  name: string | null;
  /** Board code as text: '510', '520', '505', '602', '200'. */
  market: string;
  /** 'A' active, 'S' suspended. */
  suspended?: string;
  /** Last trade; one 't' is missing in the real name. */
  lastradeprice: number;
  lastradevolume?: number;
  lastradetime: LocalTime | null;
  openingprice: number;
  closingprice: number;
  previousclosingprice: number;
  /** Volume-weighted average price. */
  averageprice?: number;
  highestprice: number;
  lowestprice: number;
  highestin52weeks: number;
  lowestin52weeks: number;
  bidprice: number;
  bidvolume?: number;
  offerprice: number;
  offervolume?: number;
  totalvolume: number;
  totalvalue: number;
  totaltrades: number;
  /** Change from the previous close, in dirhams. */
  netchange: number;
  /** Per cent with three decimals: -0.831 is −0.831 %. */
  changepercentage: number;
  /** Base of the daily limits [P]. */
  referenceprice?: number;
  lastsessionprice?: number;
  capital?: number;
  modificationdate?: string;
  /** Price at which the running call auction would match now [ours]. */
  indicativeprice?: number;
  indicativevolume?: number;
  /** Open contracts of a future, and the day's settlement price [ours]. */
  openinterest?: number;
  settlementprice?: number;
}

/** Call 13, GET {market}/status. The real shape is unknown; `phase` and the fields after it are [ours]. */
export interface MwStatus {
  status: 'closed' | 'open' | 'preopen' | 'preclose';
  lastupdate?: LocalTime;
  phase?: 'closed' | 'pre-opening' | 'trading' | 'pre-closing' | 'trading-at-last';
  /** Market milliseconds per wall millisecond. */
  speed?: number;
  simulated?: boolean;
  mode?: 'replay' | 'real' | 'set';
  /** Changes whenever the day restarts. */
  epoch?: string;
}

/** GET {market}/indices [V]: the general index, one point a minute, newest first. With `?id=<code>` a sub-index [ours]. */
export interface MwIndexPoint {
  /** The minute, not an identifier. */
  id: LocalTime;
  value: number;
  /** Change from the previous close, in points. */
  change: number;
  changepercentage: number;
  /** Cumulative shares of the day. */
  volume: number;
}

/** POST {dapi}: the market watch's own source of the rows of call 3 [V]. */
export interface DapiCommand {
  id: string;
  command: 'stocks';
  data: { id: string; value: string }[];
}
export interface DapiAnswer {
  /** Same as in the request. */
  id: string;
  command: string;
  /** Rows of call 3 for `stocks`. */
  data: object[];
}
