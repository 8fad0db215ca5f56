import { adjustedBars, type CapitalEvent } from '#domain/adjusted-price.ts';
import { addDays } from '#domain/calendar.ts';
import { periodOf, type Interval } from '#domain/bar-periods.ts';
import { capitalEvent } from '#domain/capital-event.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import { percentOf, type Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { rightsActions } from '#app/data/calendar/moving-actions.ts';

/** A security over a day or a longer period: its change in the units of the last day, the sums as they were traded. */
export interface SecurityPeriod {
  security: Security;
  /** First and last day on which it traded. */
  from: PlainDate;
  date: PlainDate;
  /** Against the close before the period; null where no such close is held. */
  change: Thousandths | null;
  changePercent: Thousandths | null;
  value: Thousandths;
  volume: number;
  trades: number;
}

/** Days that are asked for, and how they are joined. */
export interface MarketSpan {
  from: PlainDate;
  to: PlainDate;
  interval: Interval;
}

/** So far back a security may have traded last before a day. */
const BEFORE_DAYS = 120;

/** Securities over finished days by their daily bars, of each the earliest period first. */
export async function securityPeriods(
  { store }: Pick<Site, 'store'>,
  securities: readonly Security[],
  span: MarketSpan,
): Promise<SecurityPeriod[]> {
  const { from, to } = span;
  const [held, actions, rights] = await Promise.all([
    Promise.all(securities.map(({ symbol }) => store.bars.list(symbol, addDays(from, -BEFORE_DAYS), to))),
    store.corporateActions.list(),
    rightsActions({ store }),
  ]);
  const moving = Map.groupBy([...actions, ...rights], ({ symbol }) => symbol);
  return securities.flatMap((security, at) => {
    const own = moving.get(security.symbol)?.flatMap((action) => capitalEvent(action) ?? []) ?? [];
    return periodsOf(held[at] ?? [], own, span).map((period) => ({ security, ...period }));
  });
}

type Period = Omit<SecurityPeriod, 'security'>;

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
  const sum = (part: 'value' | 'volume' | 'trades') => own.reduce((all, bar) => all + (bar[part] ?? 0), 0);
  return {
    from: own[0]!.date,
    date,
    change,
    changePercent: change !== null && closeBefore ? percentOf(change, closeBefore) : null,
    value: sum('value'),
    volume: sum('volume'),
    trades: sum('trades'),
  };
}
