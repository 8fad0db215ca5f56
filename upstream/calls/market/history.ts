import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import type { PlainDate } from '#domain/time.ts';
import type { DailyBar, DirectDeal, Trade } from '#domain/quote.ts';
import { requireValue } from '../../bounds.ts';
import type { MwBar, MwDirectDeal, MwTrade } from '../../contract.ts';
import { amount, certainCount, certainPrice, count, day, wallTime, identifier, symbol } from '../../fields.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
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
  time: wallTime,
  price: certainPrice,
  volume: certainCount,
  side: z.enum(['buy', 'sell', 'auction']),
} satisfies FieldsOf<MwTrade>);

const dealSchema = z.object({
  id: identifier,
  symbol,
  time: wallTime,
  price: certainPrice,
  volume: certainCount,
} satisfies FieldsOf<MwDirectDeal>);

/** Throws for a day whose range does not contain its prices. */
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
export const barsCall = defineCall({
  name: 'bars',
  title: 'Daily bars',
  host: 'market',
  path: '/bars',
  example: ['JIWAN', '2026-11-18', '2026-11-19'],
  read:
    (client) =>
    (id: string, from: PlainDate, to: PlainDate, { signal }: CallOptions = {}): Promise<Batch<DailyBar>> =>
      client.json({ query: { id, from, to }, signal }, (answer) => readRows(parseAnswer(ROWS, answer), barReader(id))),
});

/** The last trades of a security, newest first (our addition). */
export const tradesCall = defineCall({
  name: 'trades',
  title: 'Trades',
  host: 'market',
  path: '/trades',
  example: ['JIWAN', 5],
  read:
    (client) =>
    (symbol: string, take: number, { signal }: CallOptions = {}): Promise<Batch<Trade>> =>
      client.json({ query: { id: symbol, take }, signal }, (answer) => readRows(parseAnswer(ROWS, answer), readTrade)),
});

/** Today's direct deals (our addition). */
export const directDealsCall = defineCall({
  name: 'direct-deals',
  title: 'Direct deals',
  host: 'market',
  path: '/direct-deals',
  read:
    (client) =>
    ({ signal }: CallOptions = {}): Promise<Batch<DirectDeal>> =>
      client.json({ signal }, (answer) => readRows(parseAnswer(ROWS, answer), readDirectDeal)),
});
