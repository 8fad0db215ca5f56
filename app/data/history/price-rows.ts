import { changedPeriods, periodBars, periodOf, untradedDays, type ChangedPeriod } from '#domain/bar-periods.ts';
import { byFactor, type Factor } from '#domain/adjusted-price.ts';
import { currencyOf, type CorporateAction } from '#domain/corporate-action.ts';
import type { PriceTerms } from '#domain/price-terms.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import { isTradedBar } from '#domain/traded-bars.ts';
import { textOf } from '#messages/text.tsx';
import type { PriceRow } from '#app/blocks/history/price-columns.ts';
import type { PriceFilters } from '#app/blocks/history/price-filters.ts';
import type { Site } from '#app/context.ts';
import { stepWords } from '#app/data/calendar/step-text.ts';
import type { SecurityDays } from './adjusted.ts';

const ONE: Factor = { numerator: 1n, denominator: 1n };
const UNTRADED = { open: 0, high: 0, low: 0, close: 0, volume: 0, value: 0, trades: 0, days: 0 };
const UNCHANGED = { change: null, changePercent: null, vwap: null };

interface Held {
  /** Last stored day, traded or not. */
  until: PlainDate | null;
  /** Value of one unit of the security at a price of 1.000. */
  worth: PriceTerms['worth'];
}

/** A security's rows of the range, newest first. */
export function rowsOf(
  site: Site,
  security: Security,
  { bars, traded, before, events, actions, changes, closeOn }: SecurityDays,
  { from, to, interval }: Pick<PriceFilters, 'from' | 'to' | 'interval'>,
  { until, worth }: Held,
): PriceRow[] {
  const shown = bars.filter(({ date }) => date <= to);
  const factors = new Map(bars.map(({ date, factor }) => [date, factor]));
  const closes = new Map(traded.map(({ date, close }) => [date, close]));
  const closeBefore = before === null ? null : byFactor(before, events.at(-1)?.running ?? ONE);
  const eventOf = eventTexts(site, actions, interval);
  const row = (period: ChangedPeriod, isTraded: boolean): PriceRow => ({
    ...period,
    security,
    factor: factors.get(period.date) ?? ONE,
    event: eventOf(period),
    isTraded: isTraded && isTradedBar(period),
    lastClose: closes.get(period.date) ?? closeOn(period.date),
    marketValue: null,
    freeFloatValue: null,
  });
  const periods = changedPeriods(periodBars(shown, interval, changes), closeBefore, worth, changes);
  const rows = periods.map((period) => row(period, true));
  const idle = interval === 'day' ? idleDays(security, shown, { from, to }, before === null, until) : [];
  // As traded, a capital change puts the close before it into other units.
  const closeOf = (date: PlainDate) =>
    changes.length > 0 ? closeOn(date) : (shown.findLast((bar) => bar.date < date)?.close ?? closeBefore);
  const empty = idle.map((date) => {
    const previousClose = closeOf(date);
    return row({ symbol: security.symbol, date, from: date, ...UNTRADED, ...UNCHANGED, previousClose }, false);
  });
  return [...rows, ...empty].sort((a, b) => (a.date < b.date ? 1 : -1));
}

/**
 * Trading days of the range without a trade: from its first trade ever, up to its last stored day or, for a delisted
 * security, its last trade.
 */
function idleDays(
  { active }: Security,
  shown: readonly DailyBar[],
  { from, to }: { from: PlainDate; to: PlainDate },
  isFirst: boolean,
  heldUntil: PlainDate | null,
): PlainDate[] {
  const first = isFirst ? shown[0]?.date : from;
  const last = active ? heldUntil : shown.at(-1)?.date;
  return first && last ? untradedDays(shown, first, last < to ? last : to) : [];
}

/** Texts of the events that began in a period. */
function eventTexts({ locale }: Site, actions: readonly CorporateAction[], interval: PriceFilters['interval']) {
  const t = textOf(locale);
  const texts = new Map<string, string[]>();
  for (const action of actions) {
    const key = periodOf(action.exDate!, interval);
    const { id, symbol, kind, amountPerShare: amount } = action;
    const onDay = { id, symbol, kind, step: 'ex' as const, confirmed: true, amount, currency: currencyOf(action) };
    const text = stepWords(onDay, t, locale);
    texts.set(key, [...(texts.get(key) ?? []), text]);
  }
  return ({ date }: { date: PlainDate }) =>
    texts.get(periodOf(date, interval))?.join(t('common.listSeparator')) ?? null;
}
