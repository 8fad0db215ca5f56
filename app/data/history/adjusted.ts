import {
  adjustedBars,
  type Adjusted,
  type AppliedEvent,
  type CapitalEvent,
  type PriceBasis,
} from '#domain/adjusted-price.ts';
import { addDays } from '#domain/calendar.ts';
import { capitalEvent } from '#domain/capital-event.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import { closeOn } from '#domain/units-of-day.ts';
import type { Site } from '#app/context.ts';
import { movingActions } from '#app/data/calendar/moving-actions.ts';

/** A security's finished days from a day on, on a price basis, and the confirmed actions that moved them. */
export interface SecurityDays extends Adjusted {
  /** Bars as traded; `bars` are on the price basis. */
  traded: readonly DailyBar[];
  /** The last close before the days, as traded. */
  before: number | null;
  actions: readonly CorporateAction[];
  /** Events since that close: some are earlier than the days, where the security did not trade on an ex-date. */
  since: readonly CapitalEvent[];
  /** Those that the bars are not adjusted for: all for days as traded. */
  changes: readonly CapitalEvent[];
  /**
   * The last close up to the end of a day of the range, as traded and in the units of that day; null before the first
   * trade.
   */
  closeOn(day: PlainDate): number | null;
}

/**
 * Every day from `from` to the last stored one: a later capital change moves the prices of all days before it. A caller
 * that needs many securities passes the actions of each.
 */
export async function loadAdjusted(
  site: Site,
  symbol: string,
  from: PlainDate,
  basis: PriceBasis,
  ownActions: Promise<readonly CorporateAction[]> = movingActions(site, symbol),
): Promise<SecurityDays> {
  const [traded, earlier, known] = await Promise.all([
    site.store.bars.list(symbol, from, site.today()),
    site.store.bars.last([{ symbol, until: addDays(from, -1) }]),
    ownActions,
  ]);
  const actions = known.filter(isDated);
  const before = earlier[0]?.close ?? null;
  const since = eventsAfter(actions, earlier[0]?.date);
  return {
    ...adjustedBars(traded, since, basis, before),
    traded,
    before,
    actions,
    since,
    changes: unfollowed(since, basis),
    closeOn: closes([...earlier, ...traded], actions),
  };
}

/** A security that does not trade, suspended or not, keeps its last close, as in the bulletins. */
function closes(bars: readonly DailyBar[], actions: readonly CorporateAction[]): SecurityDays['closeOn'] {
  const events = actions.flatMap((action) => capitalEvent(action) ?? []);
  return (day) => {
    const last = bars.findLast(({ date }) => date <= day);
    return last ? closeOn(day, [last], events) : null;
  };
}

interface DayRequested {
  day: PlainDate;
  basis: PriceBasis;
  /** Actions of all securities. */
  actions: readonly CorporateAction[];
}

/**
 * One day of each security on a price basis, with one query: besides the day, it needs only the close before each later
 * event, and the last bar, up to which events count. A day without a trade has no bar.
 */
export async function daysOn(
  site: Site,
  securities: readonly Pick<Security, 'symbol'>[],
  { day, basis, actions }: DayRequested,
): Promise<(symbol: string) => SecurityDays> {
  const own = Map.groupBy(actions.filter(isDated), ({ symbol }) => symbol);
  const eventsOf = (symbol: string, after?: PlainDate) => eventsAfter(own.get(symbol) ?? [], after);
  const wanted = securities.flatMap(({ symbol }) => {
    const later = basis === 'raw' ? [] : eventsOf(symbol, addDays(day, -1));
    const before = [day, ...later.map(({ exDate }) => exDate)].map((date) => addDays(date, -1));
    return [...new Set([day, site.today(), ...before])].map((until) => ({ symbol, until }));
  });
  const held = Map.groupBy(await site.store.bars.last(wanted), ({ symbol }) => symbol);
  return (symbol) => {
    const bars = inOrder(held.get(symbol) ?? []);
    const traded = bars.filter(({ date }) => date >= day);
    const last = bars.findLast(({ date }) => date < day);
    const before = last?.close ?? null;
    const since = eventsOf(symbol, last?.date);
    const adjusted = adjustedBars(traded, since, basis, before);
    const isOfDay = ({ date }: DailyBar) => date === day;
    const ofDay = { bars: adjusted.bars.filter(isOfDay), traded: traded.filter(isOfDay) };
    return {
      ...adjusted,
      ...ofDay,
      before,
      actions: [],
      since,
      changes: unfollowed(since, basis),
      closeOn: closes(bars, own.get(symbol) ?? []),
    };
  };
}

/** Oldest first, without duplicates. */
function inOrder(bars: readonly DailyBar[]): DailyBar[] {
  return [...new Map(bars.map((bar) => [bar.date, bar])).values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * Effect of each event from a day on on the prices before it, on any basis: with dividends, and for other events
 * without them.
 */
export function workingOf(
  { traded, before, since }: SecurityDays,
  from: PlainDate,
): Record<'adjusted' | 'total', readonly AppliedEvent[]> {
  const on = (basis: PriceBasis) =>
    adjustedBars(traded, since, basis, before).events.filter(({ event }) => event.exDate >= from);
  return { adjusted: on('adjusted'), total: on('total') };
}

function unfollowed(events: readonly CapitalEvent[], basis: PriceBasis): readonly CapitalEvent[] {
  return basis === 'raw' ? events : [];
}

/** Confirmed events that move the prices of a security, all or those with an ex-date after a day. */
export async function eventsOfSecurity(site: Site, symbol: string, after?: PlainDate): Promise<CapitalEvent[]> {
  return eventsAfter((await movingActions(site, symbol)).filter(isDated), after);
}

function isDated({ marker, exDate }: CorporateAction): boolean {
  return marker === 'confirmed' && exDate !== null;
}

function eventsAfter(actions: readonly CorporateAction[], day: PlainDate = ''): CapitalEvent[] {
  return actions.flatMap((action) => capitalEvent(action) ?? []).filter(({ exDate }) => exDate > day);
}
