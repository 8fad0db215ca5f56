import { z } from 'zod';
import type { FutureDay, MarginParameter } from '#domain/future-days.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { MwFutureDay, MwMarginParameter } from '../../contract.ts';
import { amount, certainCount, certainPrice, day, optionalAmount, price, symbol } from '../../fields.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const CURRENCIES = ['AED', 'USD'] as const;
const WHOLE_PERCENT = 100_000;

const daySchema = z.object({
  date: day,
  symbol,
  root: symbol,
  expiry: day,
  open: price,
  high: price,
  low: price,
  close: price,
  settlement: certainPrice,
  volume: certainCount,
  value: amount,
  trades: certainCount,
  openinterest: certainCount,
  underlying: certainPrice,
} satisfies FieldsOf<MwFutureDay>);

const readDay = rowReader(daySchema, ({ expiry, openinterest, ...row }): FutureDay => {
  if (row.date > expiry) throw new RowFault('it is after the last trading day');
  if (row.volume > 0 !== (row.close !== null))
    throw new RowFault('a price without a trade, or a trade without a price');
  const { open, high, low, close } = row;
  const prices = [open, close].filter((one) => one !== null);
  if (high !== null && low !== null && prices.some((one) => one > high || one < low))
    throw new RowFault('open or close is not between low and high');
  return { ...row, expiresOn: expiry, openInterest: openinterest };
});

const marginSchema = z.object({
  root: symbol,
  percent: amount,
  contract: certainPrice,
  spread: optionalAmount,
  currency: z.enum(CURRENCIES),
  from: day,
} satisfies FieldsOf<MwMarginParameter>);

const readMargin = rowReader(marginSchema, ({ contract, spread, ...row }): MarginParameter => {
  if (row.percent > WHOLE_PERCENT) throw new RowFault('more is put down than the contract is worth');
  return { ...row, perContract: contract, perSpread: spread };
});

/** Contracts of a root on the days in a range (our addition). */
export const futureDaysCall = defineCall({
  name: 'future-days',
  title: 'Futures by day',
  host: 'market',
  path: '/future-days',
  example: ['DSXGI', '2026-11-01', '2026-11-30'],
  read:
    (client) =>
    (root: string, from: PlainDate, to: PlainDate, { signal }: CallOptions = {}): Promise<Batch<FutureDay>> =>
      client.json({ query: { root, from, to }, signal }, (answer) =>
        readRows(parseAnswer(z.array(z.unknown()), answer), readDay),
      ),
});

/** The margins of futures in force on a day (our addition). */
export const marginParametersCall = defineCall({
  name: 'margin-parameters',
  title: 'Margins of futures',
  host: 'market',
  path: '/margin-parameters',
  example: ['2026-11-18'],
  read:
    (client) =>
    (on: PlainDate, { signal }: CallOptions = {}): Promise<Batch<MarginParameter>> =>
      client.json({ query: { on }, signal }, (answer) =>
        readRows(parseAnswer(z.array(z.unknown()), answer), readMargin),
      ),
});
