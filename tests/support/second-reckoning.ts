/** A day of a security, computed from the exchange's trades; prices in thousandths. */
export interface TradedDay {
  open: number;
  high: number;
  low: number;
  last: number;
  /** The closing call's price, otherwise the last price before it. */
  close: number;
  previousClose: number;
  change: number;
  volume: number;
  trades: number;
  /** Thousandths of a dirham. */
  value: number;
}

interface WireTrade {
  time: string;
  price: number;
  volume: number;
  side: string;
}
interface WireBar {
  date: string;
  close: number;
}
interface WireBasket {
  date: string;
  divisor: number;
  constituents: { symbol: string; shares: number; capfactor: number }[];
}

const CLOSING_CALL = '14:55';
const thousandths = (decimal: number) => Math.round(decimal * 1_000);

async function ask<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return (await answer.json()) as T;
}

/**
 * The last close before a day, as traded: from the preceding weeks, or from any earlier time when the security is
 * suspended.
 */
export async function closeBefore(exchange: string, symbol: string, day: string): Promise<number> {
  for (const from of ['2026-10-20', '2016-01-01']) {
    const bars = await ask<WireBar[]>(`${exchange}/mw/v1/bars?id=${encodeURIComponent(symbol)}&from=${from}&to=${day}`);
    const before = bars.findLast(({ date }) => date < day);
    if (before) return thousandths(before.close);
  }
  throw new Error(`${symbol} has no close before ${day}.`);
}

/** null when there was no trade. */
export async function tradedDay(exchange: string, symbol: string, day: string): Promise<TradedDay | null> {
  const newestFirst = await ask<WireTrade[]>(`${exchange}/mw/v1/trades?id=${encodeURIComponent(symbol)}&take=10000`);
  const trades = newestFirst.filter(({ time }) => time.startsWith(day)).reverse();
  if (trades.length === 0) return null;
  const prices = trades.map(({ price }) => thousandths(price));
  const called = trades.find(({ side, time }) => side === 'auction' && time.slice(11) >= CLOSING_CALL);
  const before = trades.findLast(({ time }) => time.slice(11) < CLOSING_CALL);
  const previousClose = await closeBefore(exchange, symbol, day);
  const last = prices.at(-1)!;
  return {
    open: prices[0]!,
    high: Math.max(...prices),
    low: Math.min(...prices),
    last,
    close: thousandths((called ?? before ?? trades.at(-1)!).price),
    previousClose,
    change: last - previousClose,
    volume: trades.reduce((sum, { volume }) => sum + volume, 0),
    trades: trades.length,
    value: trades.reduce((sum, { price, volume }) => sum + thousandths(price) * volume, 0),
  };
}

/** An index level at these closes, from its basket in force: to two decimals, in thousandths. */
export async function indexLevelOf(
  exchange: string,
  code: string,
  closeOf: (symbol: string) => number | null,
  day: string,
): Promise<number> {
  const baskets = await ask<WireBasket[]>(`${exchange}/mw/v1/baskets?id=${code}`);
  const basket = baskets.findLast(({ date }) => date <= day)!;
  let value = 0;
  for (const { symbol, shares, capfactor } of basket.constituents) {
    const close = closeOf(symbol) ?? (await closeBefore(exchange, symbol, day));
    value += close * shares * capfactor;
  }
  return Math.round(Math.round(value / basket.divisor) / 10) * 10;
}
