import { addDays } from '#domain/calendar.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { PlainDate } from '#domain/time.ts';
import type { TradingTabAnswer, TradingTabPoint } from '#upstream/wire/company.ts';
import type { CompanyPriceRow, CompanyPrices } from '#upstream/wire/price-history.ts';
import { SECTOR_NAMES } from '../issuers/sectors.ts';
import type { World } from '../world.ts';
import { decimal } from './wire.ts';
import type { Form } from './widgets.ts';
import { quoteTexts } from './widgets-profile.ts';
import { dayOfForm, slashed, withCommas } from './widgets-text.ts';

/**
 * The chart holds about a quarter of closes, whatever the request; no prices were stored before 2025
 * (docs/contracts.md, Widgets commands).
 */
const CHART_DAYS = 92;
const FIRST_DAY: PlainDate = '2025-01-01';

/** SearchProfileTradingTab: a quote as text, and closes as JSON in a string. */
export function tradingTab({ market, today }: World, form: Form): TradingTabAnswer | null {
  const symbol = form.get('Company', 'symbol').toUpperCase();
  const row = market.row(symbol);
  if (!row) return null;
  const points = market
    .bars(symbol, addDays(today(), -CHART_DAYS), today())
    .map(({ date, close }): TradingTabPoint => ({
      date: `${slashed(date)} 00:00:00`,
      currentIndex: String(decimal(close)),
    }));
  return {
    ...quoteTexts(row),
    MarketCap: row.capital === null ? '-' : withCommas(row.capital / 1_000),
    ChartData: JSON.stringify(points),
  };
}

/** SearchCompanyPrices: one row per security, over the requested days. */
export function companyPrices(world: World, form: Form): CompanyPrices {
  const from = dayOfForm(form.get('FromDate')) ?? world.today();
  const to = dayOfForm(form.get('ToDate')) ?? from;
  const wanted = form
    .get('Companies')
    .split(',')
    .map((symbol) => symbol.trim())
    .filter(Boolean);
  const rows = world
    .issuers()
    .filter(({ symbol }) => wanted.length === 0 || wanted.includes(symbol))
    .flatMap(({ symbol, sector }) => {
      const bars = world.market.bars(symbol, from < FIRST_DAY ? FIRST_DAY : from, to).filter(({ trades }) => trades);
      return bars.length > 0 ? [{ sector: SECTOR_NAMES[sector][form.lang], row: overDays(symbol, bars) }] : [];
    });
  const sectors = [...new Set(rows.map(({ sector }) => sector))];
  return {
    total_securities: rows.length,
    sectors: sectors.map((name) => ({
      name,
      securities: rows.filter(({ sector }) => sector === name).map(({ row }) => row),
    })),
  };
}

function overDays(symbol: string, bars: readonly DailyBar[]): CompanyPriceRow {
  const last = bars[bars.length - 1]!;
  return {
    symbol,
    open: decimal(bars[0]!.open),
    high: decimal(Math.max(...bars.map(({ high }) => high))),
    low: decimal(Math.min(...bars.map(({ low }) => low))),
    close: decimal(last.close),
    trade_count: bars.reduce((count, { trades }) => count + (trades ?? 0), 0),
    last_trade_price: decimal(last.close),
    last_trade_price_date: last.date,
  };
}
