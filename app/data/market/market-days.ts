import { adjustedBars, type CapitalEvent } from '#domain/adjusted-price.ts';
import { total } from '#domain/bar-summary.ts';
import { addDays } from '#domain/calendar.ts';
import { periodOf, type Interval } from '#domain/bar-periods.ts';
import { capitalEvent } from '#domain/capital-event.ts';
import type { DailyBar } from '#domain/quote.ts';
import { isListedBy, type Security } from '#domain/security.ts';
import { percentOf, type Thousandths } from '#domain/thousandths.ts';
import { earlierDay, laterDay, type PlainDate } from '#domain/time.ts';
import { isTradedBar } from '#domain/traded-bars.ts';
import type { Site } from '#app/context.ts';
import { rightsActions } from '#app/data/calendar/moving-actions.ts';
import { wholeDays } from '#app/data/history/whole-days.ts';
import { isUnread } from '#app/data/status/stale-data.ts';
import { breadthSecurities } from './breadth-securities.ts';

/** A security over a day or a longer period: its change in the units of the last day, the sums as traded. */
export interface SecurityPeriod {
  security: Security;
  /** First and last day on which the security traded; the market's days when it did not trade. */
  from: PlainDate;
  date: PlainDate;
  /** Against the close before the period; null when no such close is stored. */
  change: Thousandths | null;
  changePercent: Thousandths | null;
  /** A sum is null when a day of the period lacks the figure. */
  value: Thousandths | null;
  volume: number | null;
  trades: number | null;
}

/** Requested days, and the interval that groups them. */
export interface MarketSpan {
  from: PlainDate;
  to: PlainDate;
  interval: Interval;
}

/** Days before the range in which the last trade of a security is looked for. */
const BEFORE_DAYS = 120;

/**
 * The market over finished days, from daily bars; earliest period of each security first. Includes securities that were
 * listed and did not trade. While earlier days are still being read, a security without an earlier stored day is left
 * out of days that are not complete.
 */
export async function securityPeriods(site: Site, span: MarketSpan): Promise<SecurityPeriod[]> {
  const { from, to } = span;
  const { store } = site;
  const securities = await breadthSecurities(site);
  const isGrowing = isUnread(site, 'bars') === true;
  const [held, removed, actions, rights, whole] = await Promise.all([
    Promise.all(securities.map(({ symbol }) => store.bars.list(symbol, addDays(from, -BEFORE_DAYS), to))),
    spansOf(
      site,
      securities.filter(({ active }) => !active),
    ),
    store.corporateActions.list(),
    rightsActions({ store }),
    isGrowing ? wholeDays(site) : null,
  ]);
  const moving = Map.groupBy([...actions, ...rights], ({ symbol }) => symbol);
  const traded = securities.map((security, at) => {
    const own = moving.get(security.symbol)?.flatMap((action) => capitalEvent(action) ?? []) ?? [];
    return periodsOf(held[at] ?? [], own, span);
  });
  const market = marketPeriods(traded.flat(), span);
  // On a complete day, a security without a bar did not trade: it may have been suspended for longer than the stored
  // days.
  const isWhole = (date: PlainDate) => !isGrowing || (whole !== null && date >= whole.first && date <= whole.last);
  return securities.flatMap((security, at) => {
    const first = held[at]?.[0]?.date;
    const isKnown = ({ date }: Period) => isWhole(date) || (first !== undefined && first <= date);
    const own = new Map(traded[at]!.map((period) => [periodOf(period.date, span.interval), period]));
    return [...market].flatMap(([key, idle]) => {
      const life = removed.get(security.symbol);
      const isListed = life ? life.first <= idle.date && idle.date <= life.last : isListedBy(security, idle.date);
      const period = own.get(key) ?? (isListed && isKnown(idle) ? idle : null);
      return period ? [{ security, ...period }] : [];
    });
  });
}

/**
 * First and last traded day of securities that are no longer listed: between the two each was listed, whether it traded
 * or was suspended.
 */
async function spansOf({ store }: Site, securities: readonly Security[]) {
  const spans = await Promise.all(
    securities.map(async ({ symbol }) => [symbol, await store.bars.span(symbol)] as const),
  );
  return new Map(spans.flatMap(([symbol, span]) => (span ? [[symbol, span] as const] : [])));
}

/** Each period in which any security traded, earliest first, as the period of a security that did not trade. */
function marketPeriods(traded: readonly Period[], { interval }: MarketSpan): Map<string, Period> {
  const groups = [...Map.groupBy(traded, ({ date }) => periodOf(date, interval))].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    groups.map(([key, own]) => {
      const from = own.map((one) => one.from).reduce(earlierDay);
      return [key, { ...UNTRADED, from, date: own.map(({ date }) => date).reduce(laterDay) }];
    }),
  );
}

type Period = Omit<SecurityPeriod, 'security'>;

const UNTRADED = { change: null, changePercent: null, value: 0, volume: 0, trades: 0 };

function periodsOf(
  bars: readonly DailyBar[],
  events: readonly CapitalEvent[],
  { from, interval }: MarketSpan,
): Period[] {
  const first = bars.findIndex(({ date }) => date >= from);
  if (first === -1) return [];
  let before: DailyBar | undefined = bars[first - 1];
  return [...Map.groupBy(bars.slice(first), ({ date }) => periodOf(date, interval)).values()].map((own) => {
    const period = periodFrom(own, before, events);
    before = own.at(-1);
    return period;
  });
}

function periodFrom(own: readonly DailyBar[], before: DailyBar | undefined, events: readonly CapitalEvent[]): Period {
  const { date } = own.at(-1)!;
  const adjusted = adjustedBars(before ? [before, ...own] : own, events, 'adjusted').bars;
  const bars = adjusted.slice(-own.length);
  const closeBefore = before && adjusted[0]!.close;
  const change = closeBefore === undefined ? null : bars.at(-1)!.close - closeBefore;
  const traded = own.filter(isTradedBar);
  return {
    from: own[0]!.date,
    date,
    change,
    changePercent: change !== null && closeBefore ? percentOf(change, closeBefore) : null,
    value: total(traded, 'value'),
    volume: total(traded, 'volume'),
    trades: total(traded, 'trades'),
  };
}
