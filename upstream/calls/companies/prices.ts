import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { PlainDate } from '#domain/time.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { CompanyPriceRow, CompanyPrices } from '../../contract.ts';
import type { Batch } from '../../batch.ts';
import { count, optionalDay, price, symbol } from '../../fields.ts';
import { slashedDay } from '../../plain-day.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import { requireRange } from '../market/history.ts';
import { askWidget } from '../widgets.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const pricesSchema = z.object({
  total_securities: z.number(),
  sectors: z.array(z.object({ name: z.string().nullish(), securities: z.array(z.unknown()) })),
} satisfies FieldsOf<CompanyPrices>);

const rowSchema = z.object({
  symbol,
  open: price,
  high: price,
  low: price,
  close: price,
  trade_count: count,
  last_trade_price_date: optionalDay,
} satisfies FieldsOf<CompanyPriceRow>);

/** A row is the bar of the day of the security's last trade; null without a last trade. The source has no volumes. */
const readPrice = rowReader(rowSchema, (row): DailyBar | null => {
  const { symbol, open, high, low, close, last_trade_price_date: date } = row;
  if (close === null || date === null) return null;
  if (open === null || high === null || low === null) throw new RowFault('a close without open, high and low');
  requireRange({ open, high, low, close });
  return { symbol, date, open, high, low, close, volume: null, value: null, trades: row.trade_count };
});

/** Daily prices of the answer within the requested days: a last trade may be earlier. */
function readPrices(answer: unknown, from: string, to: string): Batch<DailyBar> {
  const rows = parseAnswer(pricesSchema, answer).sectors.flatMap(({ securities }) => securities);
  const batch = readRows(rows, readPrice);
  return { ...batch, records: batch.records.filter(({ date }) => date >= from && date <= to) };
}

/**
 * SearchCompanyPrices. One row per security and request, so request day by day; without symbols: the whole market. No
 * volumes.
 */
export const pricesCall = defineCall({
  name: 'company-prices',
  title: 'Company prices',
  host: 'widgets',
  command: 'SearchCompanyPrices',
  example: ['2026-11-18', '2026-11-19', []],
  read:
    (client) =>
    (
      from: PlainDate,
      to: PlainDate,
      symbols: string[] = [],
      { signal }: CallOptions = {},
    ): Promise<Batch<DailyBar>> => {
      const range = { Period: 'custom', FromDate: slashedDay(from), ToDate: slashedDay(to) };
      const parameters = { ...range, Companies: symbols.join(','), type: 'json' };
      return askWidget(client, { lang: 'en', parameters, signal }, (answer) => readPrices(answer, from, to));
    },
});
