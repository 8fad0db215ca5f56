import type { LocalTime, MwStatus, MwStock } from './market.ts';

/** GET {market}/bars?id&from&to [ours]: oldest first, both ends included. */
export interface MwBar {
  /** `YYYY-MM-DD`. */
  date: string;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  /** Dirhams. */
  value: number;
  trades: number;
}

/** GET {market}/baskets?id [ours]: the baskets of an index over time; oldest first. */
export interface MwBasket {
  /** The basket's first day, `YYYY-MM-DD`. */
  date: string;
  /** Dirhams of capped free float per index point, as exact as a JSON number. */
  divisor: number;
  constituents: MwConstituent[];
}

export interface MwConstituent {
  symbol: string;
  /** Free-float shares; a split may leave fractions. */
  shares: number;
  capfactor: number;
}

/** GET {market}/trades?id&take [ours]: newest first. */
export interface MwTrade {
  /** Ascending within a symbol and a day. */
  id: number;
  symbol: string;
  time: LocalTime;
  price: number;
  volume: number;
  side: 'buy' | 'sell' | 'auction';
}

/** GET {market}/direct-deals [ours]: today's negotiated trades. */
export interface MwDirectDeal {
  id: string;
  symbol: string;
  time: LocalTime;
  price: number;
  volume: number;
}

/** GET {market}/splits [ours]: announced and past ones, oldest first. */
export interface MwSplit {
  symbol: string;
  /** First day on which the new units trade, `YYYY-MM-DD`. */
  date: string;
  /** Number of new units that replace `of` old ones. */
  units: number;
  of: number;
}

/** GET {market}/net-asset-values?year [ours]: for every fund on the finished days of that year, oldest first. */
export interface MwNetAssetValue {
  symbol: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Dirhams per unit. */
  nav: number;
}

/** Price, quantity, number of orders. */
export type MwDepthLevel = [price: number, quantity: number, orders: number];

/** Five best levels of each side, best first [ours]. */
export interface MwDepth {
  id: string;
  bids: MwDepthLevel[];
  offers: MwDepthLevel[];
}

/** The latest level of one index [ours]. */
export interface MwIndexLevel {
  code: string;
  time: LocalTime;
  value: number;
  change: number;
  changepercentage: number;
  volume: number;
}

/** `event: snapshot` of GET {market}/stream [ours]. */
export interface MwSnapshot {
  epoch: string;
  /** Rises by one with every event of an epoch. */
  seq: number;
  time: LocalTime;
  status: MwStatus;
  stocks: MwStock[];
  depth: MwDepth[];
  /** The last 50 of each symbol. */
  trades: MwTrade[];
  indices: MwIndexLevel[];
  deals?: MwDirectDeal[];
}

/** `event: update`: complete changed rows, at most every 100 ms. */
export interface MwUpdate {
  epoch: string;
  seq: number;
  time: LocalTime;
  status?: MwStatus;
  stocks?: MwStock[];
  depth?: MwDepth[];
  trades?: MwTrade[];
  indices?: MwIndexLevel[];
  deals?: MwDirectDeal[];
}

/** `event: heartbeat`, every second when nothing changed. */
export interface MwHeartbeat {
  epoch: string;
  seq: number;
  time: LocalTime;
}
