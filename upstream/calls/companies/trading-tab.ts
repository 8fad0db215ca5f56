import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { PlainDate } from '#domain/time.ts';
import { parseLocalTime } from '#domain/date.ts';
import { plausibleInstant } from '../../bounds.ts';
import type { TradingTabAnswer, TradingTabPoint } from '../../contract.ts';
import { certainPrice, optionalAmount, optionalDay, price, quantity } from '../../fields.ts';
import { plainDay, slashedDay } from '../../plain-day.ts';
import type { TradingTab } from '../../records.ts';
import { RowFault, ShapeFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import { askWidget, isNothing } from '../widgets.ts';
import type { FieldsOf } from '../../wire-fields.ts';

/** Most characters of a chart's points: some ten thousand points. */
const CHART_MAX = 1_000_000;

const tabSchema = z.object({
  LastPrice: price,
  CurrentValue: price,
  LastTradeDate: optionalDay,
  PreviousClose: price,
  OpenPrice: price,
  High: price,
  Low: price,
  High52: price,
  Low52: price,
  Bid: price,
  Offer: price,
  Volume: quantity,
  MarketCap: optionalAmount,
  ChartData: z.string().max(CHART_MAX).nullish().catch(null),
} satisfies FieldsOf<TradingTabAnswer>);

const pointSchema = z.object({ date: z.string(), currentIndex: certainPrice } satisfies FieldsOf<TradingTabPoint>);

/** 'MM/DD/YYYY HH:mm:ss', Dubai time. */
const readPoint = rowReader(pointSchema, ({ date, currentIndex }) => {
  const day = plainDay(date);
  const time = /\d{2}:\d{2}:\d{2}$/.exec(date)?.[0];
  if (!day || !time) throw new RowFault(`date: "${date}" is not a time`);
  return { at: plausibleInstant(parseLocalTime(`${day}T${time}`)), close: currentIndex };
});

/** The chart's points, parsed from JSON inside a string; oldest first. */
function chartOf(json: string | null | undefined): TradingTab['chart'] {
  if (!json?.trim()) return [];
  return readRows(parseAnswer(z.array(z.unknown()), unwrap(json)), readPoint).records.sort((a, b) => a.at - b.at);
}

function unwrap(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new ShapeFault('ChartData: text that is not JSON');
  }
}

/** The trading tab of one company; null for an unknown symbol. */
function readTradingTab(answer: unknown, symbol: string): TradingTab | null {
  if (isNothing(answer)) return null;
  const tab = parseAnswer(tabSchema, answer);
  return {
    symbol,
    last: tab.LastPrice ?? tab.CurrentValue,
    lastTradeDate: tab.LastTradeDate,
    previousClose: tab.PreviousClose,
    open: tab.OpenPrice,
    high: tab.High,
    low: tab.Low,
    high52: tab.High52,
    low52: tab.Low52,
    bid: tab.Bid,
    offer: tab.Offer,
    volume: tab.Volume,
    marketCap: tab.MarketCap,
    chart: chartOf(tab.ChartData),
  };
}

/** SearchProfileTradingTab; null for an unknown symbol. */
export const tradingTabCall = defineCall({
  name: 'trading-tab',
  title: 'Trading tab',
  host: 'widgets',
  command: 'SearchProfileTradingTab',
  example: ['JIWAN', '2026-11-18', '2026-11-19'],
  read:
    (client) =>
    (symbol: string, from: PlainDate, to: PlainDate, { signal }: CallOptions = {}): Promise<TradingTab | null> => {
      const range = { fromDate: slashedDay(from), toDate: slashedDay(to), Period: 'today' };
      const parameters = { Company: symbol, ...range };
      return askWidget(client, { lang: 'en', parameters, signal }, (answer) => readTradingTab(answer, symbol));
    },
});
