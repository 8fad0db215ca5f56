import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import { isBoardCode } from '#domain/identifier.ts';
import type { Quote } from '#domain/quote.ts';
import type { BoardCode } from '#domain/security.ts';
import { percentOf } from '#domain/thousandths.ts';
import type { Instant } from '#domain/time.ts';
import { requireValue } from '../../bounds.ts';
import type { DapiAnswer, DapiCommand, MwStock } from '../../contract.ts';
import {
  amount,
  count,
  optionalCount,
  optionalWallTime,
  price,
  quantity,
  requiredText,
  signed,
  symbol,
} from '../../fields.ts';
import { RowFault, parseAnswer, readSomeRows, rowReader } from '../../rows.ts';
import type { ReadRow } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const stockSchema = z.object({
  id: symbol,
  market: requiredText,
  suspended: z.enum(['A', 'S']).optional(),
  lastradeprice: price,
  lastradevolume: quantity,
  lastradetime: optionalWallTime,
  openingprice: price,
  closingprice: price,
  previousclosingprice: price,
  averageprice: price,
  highestprice: price,
  lowestprice: price,
  highestin52weeks: price,
  lowestin52weeks: price,
  bidprice: price,
  bidvolume: quantity,
  offerprice: price,
  offervolume: quantity,
  totalvolume: count,
  totalvalue: amount,
  totaltrades: count,
  netchange: signed,
  changepercentage: signed,
  referenceprice: price,
  indicativeprice: price,
  indicativevolume: quantity,
  openinterest: optionalCount,
  settlementprice: price,
} satisfies FieldsOf<MwStock>);

/** Reads a row of call 3 as a quote as of `at`. */
export function stockReader(at: Instant): ReadRow<Quote> {
  return rowReader(stockSchema, (row) => {
    // An auction's indicative turnover is shown as an amount.
    requireValue(row.indicativeprice ?? 0, row.indicativevolume ?? 0);
    return quoteOf(row, at);
  });
}

function quoteOf(row: z.output<typeof stockSchema>, at: Instant): Quote {
  return {
    symbol: row.id,
    board: boardOf(row.market),
    last: row.lastradeprice,
    lastVolume: row.lastradevolume,
    lastAt: row.lastradetime,
    open: row.openingprice,
    high: row.highestprice,
    low: row.lowestprice,
    close: row.closingprice,
    previousClose: row.previousclosingprice,
    vwap: row.averageprice,
    high52: row.highestin52weeks,
    low52: row.lowestin52weeks,
    bid: row.bidprice,
    bidVolume: row.bidprice && row.bidvolume,
    offer: row.offerprice,
    offerVolume: row.offerprice && row.offervolume,
    volume: row.totalvolume,
    value: row.totalvalue,
    trades: row.totaltrades,
    ...changeOf(row),
    reference: row.referenceprice,
    suspended: row.suspended === 'S',
    indicativePrice: row.indicativeprice,
    indicativeVolume: row.indicativeprice && row.indicativevolume,
    openInterest: row.openinterest,
    settlementPrice: row.settlementprice,
    at,
  };
}

/**
 * The feed's change, otherwise computed from both prices. Without a trade, or a close before it, the feed's 0 is not a
 * change.
 */
function changeOf(row: z.output<typeof stockSchema>): Pick<Quote, 'change' | 'changePercent'> {
  const { lastradeprice: last, previousclosingprice: before, netchange, changepercentage } = row;
  if (last === null || before === null) return { change: null, changePercent: null };
  const change = netchange ?? last - before;
  return { change, changePercent: changepercentage ?? percentOf(change, before) };
}

function boardOf(code: string): BoardCode {
  if (!isBoardCode(code)) throw new RowFault(`market: board "${code}" is not one that this site knows`);
  return code;
}

const rowsSchema = z.array(z.unknown());
const dapiSchema = z.array(z.object({ id: z.string(), data: rowsSchema } satisfies FieldsOf<DapiAnswer>)).min(1);

/** Call 3. `at` is the market's current time, for `Quote.at`; defaults to our own clock. */
export const stocksCall = defineCall({
  name: 'stocks',
  title: 'Stocks (call 3)',
  host: 'market',
  path: '/stocks',
  read:
    (client) =>
    ({ signal, at = client.clock.now() }: CallOptions & { at?: Instant } = {}): Promise<Batch<Quote>> =>
      client.json({ signal }, (answer) => readSomeRows(parseAnswer(rowsSchema, answer), stockReader(at))),
});

/** The same rows from the market watch's own service, for the case that call 3 is withdrawn. */
export const stocksByDapiCall = defineCall({
  name: 'stocks-by-dapi',
  title: 'Stocks by dapi',
  host: 'dapi',
  read:
    (client) =>
    ({ signal, at = client.clock.now() }: CallOptions & { at?: Instant } = {}): Promise<Batch<Quote>> => {
      const data = [
        { id: 'lastrefreshtime', value: '0' },
        { id: 'id', value: '' },
      ];
      const json: DapiCommand[] = [{ id: crypto.randomUUID(), command: 'stocks', data }];
      return client.json({ json, signal }, (answer) => {
        const rows = parseAnswer(dapiSchema, answer).flatMap((part) => part.data);
        return readSomeRows(rows, stockReader(at));
      });
    },
});
