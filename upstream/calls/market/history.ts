import { z } from 'zod';
import type { DailyBar, DirectDeal, Trade } from '#domain/quote.ts';
import { requireValue } from '../../bounds.ts';
import type { MwBar, MwDirectDeal, MwTrade } from '../../contract.ts';
import { amount, certainCount, certainPrice, count, day, dubaiTime, identifier, symbol } from '../../fields.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { Client } from '../../transport/client.ts';
import type { MarketCalls } from '../../upstream.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const ROWS = z.array(z.unknown());

const barSchema = z.object({
  date: day,
  open: certainPrice,
  high: certainPrice,
  low: certainPrice,
  close: certainPrice,
  volume: count,
  value: amount,
  trades: count,
} satisfies FieldsOf<MwBar>);

const tradeSchema = z.object({
  id: certainCount,
  symbol,
  time: dubaiTime,
  price: certainPrice,
  volume: certainCount,
  side: z.enum(['buy', 'sell', 'auction']),
} satisfies FieldsOf<MwTrade>);

const dealSchema = z.object({
  id: identifier,
  symbol,
  time: dubaiTime,
  price: certainPrice,
  volume: certainCount,
} satisfies FieldsOf<MwDirectDeal>);

/** Throws for a day whose range does not hold its prices. */
export function requireRange(bar: Pick<DailyBar, 'open' | 'high' | 'low' | 'close'>): void {
  const { open, high, low, close } = bar;
  if (high < Math.max(open, close, low) || low > Math.min(open, close)) {
    throw new RowFault('the high and the low do not hold the open and the close');
  }
}

function barReader(symbol: string) {
  return rowReader(barSchema, (row): DailyBar => {
    requireRange(row);
    return { symbol, ...row };
  });
}

export const readTrade = rowReader(tradeSchema, ({ time, volume, ...trade }): Trade => {
  requireValue(trade.price, volume);
  return { ...trade, at: time, quantity: volume };
});

export const readDirectDeal = rowReader(dealSchema, ({ time, volume, ...deal }): DirectDeal => {
  requireValue(deal.price, volume);
  return { ...deal, at: time, quantity: volume };
});

/** Daily bars of a security or an index, oldest first (our addition). */
export function barsCall(client: Client): MarketCalls['bars'] {
  return (id, from, to, { signal } = {}) =>
    client.json({ call: 'bars', path: '/bars', query: { id, from, to }, signal }, (answer) =>
      readRows(parseAnswer(ROWS, answer), barReader(id)),
    );
}

/** The last trades of a security, newest first (our addition). */
export function tradesCall(client: Client): MarketCalls['trades'] {
  return (symbol, take, { signal } = {}) =>
    client.json({ call: 'trades', path: '/trades', query: { id: symbol, take }, signal }, (answer) =>
      readRows(parseAnswer(ROWS, answer), readTrade),
    );
}

/** Today's direct deals (our addition). */
export function directDealsCall(client: Client): MarketCalls['directDeals'] {
  return ({ signal } = {}) =>
    client.json({ call: 'direct-deals', path: '/direct-deals', signal }, (answer) =>
      readRows(parseAnswer(ROWS, answer), readDirectDeal),
    );
}
