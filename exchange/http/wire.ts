import { formatLocalTime } from '#domain/date.ts';
import type { Depth, DirectDeal, IndexPoint, Trade } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant } from '#domain/time.ts';
import type { LocalTime, MwStatus, MwStock } from '#upstream/wire/market.ts';
import type { MwDepth, MwDirectDeal, MwIndexLevel, MwTrade } from '#upstream/wire/market-stream.ts';
import type { MarketRow, MarketState } from '../market/market.ts';

/**
 * Thousandths as the JSON number of the same decimal; null is sent as 0. The division rounds correctly, without float
 * noise.
 */
export function decimal(value: Thousandths | null): number {
  return (value ?? 0) / 1000;
}

/** An index level in thousandths as a number with two decimals, rounded half away from zero. */
export function twoDecimals(value: Thousandths): number {
  return (Math.sign(value) * Math.round(Math.abs(value) / 10)) / 100;
}

export function local(at: Instant): LocalTime {
  return formatLocalTime(at);
}

export function localWithMilliseconds(at: Instant): LocalTime {
  return formatLocalTime(at, { milliseconds: true });
}

/** A row of call 3: its fields (docs/contracts.md), and our own for the running call and for futures. */
export type StockRow = Required<Omit<MwStock, FutureField>> & Pick<MwStock, FutureField>;
type FutureField = 'openinterest' | 'settlementprice';

export function stockRow(row: MarketRow): StockRow {
  return {
    id: row.symbol,
    name: null,
    market: row.board,
    suspended: row.suspended ? 'S' : 'A',
    lastradeprice: decimal(row.last),
    lastradevolume: row.lastVolume ?? 0,
    lastradetime: row.lastAt === null ? null : local(row.lastAt),
    openingprice: decimal(row.open),
    closingprice: decimal(row.close),
    previousclosingprice: decimal(row.previousClose),
    averageprice: decimal(row.vwap),
    highestprice: decimal(row.high),
    lowestprice: decimal(row.low),
    highestin52weeks: decimal(row.high52),
    lowestin52weeks: decimal(row.low52),
    bidprice: decimal(row.bid),
    bidvolume: row.bidVolume ?? 0,
    offerprice: decimal(row.offer),
    offervolume: row.offerVolume ?? 0,
    totalvolume: row.volume,
    totalvalue: decimal(row.value),
    totaltrades: row.trades,
    netchange: decimal(row.change),
    changepercentage: decimal(row.changePercent),
    referenceprice: decimal(row.reference),
    lastsessionprice: decimal(row.previousClose),
    capital: decimal(row.capital),
    modificationdate: local(row.at),
    indicativeprice: decimal(row.indicativePrice),
    indicativevolume: row.indicativeVolume ?? 0,
    ...(row.openInterest !== null && { openinterest: row.openInterest, settlementprice: decimal(row.settlementPrice) }),
  };
}

export function statusRow(state: MarketState): Required<MwStatus> {
  return {
    status: state.status,
    lastupdate: localWithMilliseconds(state.at),
    phase: state.phase,
    speed: state.speed,
    simulated: true,
    mode: state.mode,
    epoch: state.epoch,
  };
}

export function depthRow({ symbol, bids, offers }: Depth): MwDepth {
  const levels = (side: Depth['bids']) =>
    side.map(({ price, quantity, orders }): [number, number, number] => [decimal(price), quantity, orders]);
  return { id: symbol, bids: levels(bids), offers: levels(offers) };
}

export function tradeRow({ id, symbol, at, price, quantity, side }: Trade): MwTrade {
  return { id, symbol, time: localWithMilliseconds(at), price: decimal(price), volume: quantity, side };
}

export function dealRow({ id, symbol, at, price, quantity }: DirectDeal): MwDirectDeal {
  return { id, symbol, time: localWithMilliseconds(at), price: decimal(price), volume: quantity };
}

export function indexLevelRow({ index, at, value, change, changePercent, volume }: IndexPoint): MwIndexLevel {
  return {
    code: index,
    time: localWithMilliseconds(at),
    value: twoDecimals(value),
    change: twoDecimals(change),
    changepercentage: decimal(changePercent),
    volume,
  };
}
