import type { DubaiLocal, MwStatus, MwStock } from './market.ts';

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

/** GET {market}/trades?id&take [ours]: newest first. */
export interface MwTrade {
  /** Rises within a symbol and a day. */
  id: number;
  symbol: string;
  time: DubaiLocal;
  price: number;
  volume: number;
  side: 'buy' | 'sell' | 'auction';
}

/** GET {market}/direct-deals [ours]: today's negotiated trades. */
export interface MwDirectDeal {
  id: string;
  symbol: string;
  time: DubaiLocal;
  price: number;
  volume: number;
}

/** Price, quantity, orders. */
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
  time: DubaiLocal;
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
  time: DubaiLocal;
  status: MwStatus;
  stocks: MwStock[];
  depth: MwDepth[];
  /** The last 50 of each symbol. */
  trades: MwTrade[];
  indices: MwIndexLevel[];
  deals?: MwDirectDeal[];
}

/** `event: update`: whole changed rows, at most every 100 ms. */
export interface MwUpdate {
  epoch: string;
  seq: number;
  time: DubaiLocal;
  status?: MwStatus;
  stocks?: MwStock[];
  depth?: MwDepth[];
  trades?: MwTrade[];
  indices?: MwIndexLevel[];
  deals?: MwDirectDeal[];
}

/** `event: heartbeat`, every second when nothing moved. */
export interface MwHeartbeat {
  epoch: string;
  seq: number;
  time: DubaiLocal;
}
