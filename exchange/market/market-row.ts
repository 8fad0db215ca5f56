import type { Depth } from '#domain/quote.ts';
import { divideRounded, percentOf } from '#domain/thousandths.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant } from '#domain/time.ts';
import type { MarketRow } from './market.ts';
import type { Side } from './order.ts';
import type { SecurityTrading } from './security-trading.ts';

export const DEPTH_LEVELS = 5;

/** A security's published state. */
export function rowOf(
  security: SecurityTrading,
  at: Instant,
  settlementPrice: Thousandths | null,
  units: number,
): MarketRow {
  const { instrument, opening, figures } = security;
  const last = figures.last;
  const before = opening.previousClose;
  const change = last === null || before === null ? null : last - before;
  const indicative = security.indicative(at);
  return {
    symbol: instrument.symbol,
    board: instrument.board,
    ...figures,
    previousClose: before,
    vwap: figures.volume > 0 ? divideRounded(figures.value, figures.volume * security.multiplier) : null,
    high52: reached(Math.max, opening.high52, figures.high),
    low52: reached(Math.min, opening.low52, figures.low),
    ...best(security, 'buy', 'bid'),
    ...best(security, 'sell', 'offer'),
    trades: security.trades.length,
    change,
    changePercent: change === null || before === null ? null : percentOf(change, before),
    reference: opening.reference,
    suspended: opening.suspended,
    indicativePrice: indicative?.price ?? null,
    indicativeVolume: indicative?.volume ?? null,
    at: security.changedAt,
    capital: units === 0 ? null : Math.round((last ?? before ?? opening.reference) * units * security.multiplier),
    openInterest: security.openInterest,
    settlementPrice,
  };
}

/** The extreme of the previous range and today's. */
function reached(end: (a: number, b: number) => number, before: Thousandths | null, today: Thousandths | null) {
  return before === null || today === null ? (before ?? today) : end(before, today);
}

type Best<Name extends 'bid' | 'offer'> = { [Key in Name | `${Name}Volume`]: number | null };

function best<Name extends 'bid' | 'offer'>({ book }: SecurityTrading, side: Side, name: Name): Best<Name> {
  const levels = book.side(side);
  const volume = levels.levels[levels.best]?.quantity ?? null;
  return { [name]: book.bestPrice(side), [`${name}Volume`]: volume } as Best<Name>;
}

export function depthOf({ instrument, book, changedAt }: SecurityTrading): Depth {
  return {
    symbol: instrument.symbol,
    bids: book.depth('buy', DEPTH_LEVELS),
    offers: book.depth('sell', DEPTH_LEVELS),
    at: changedAt,
  };
}
