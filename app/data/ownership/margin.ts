import { periodOf, untradedDays } from '#domain/bar-periods.ts';
import { addDays } from '#domain/calendar.ts';
import type { InvestorTrade } from '#domain/investor-trades.ts';
import { halfWeeks, marginTotals, type MarginKind, type MarginTotal, type MarginWeek } from '#domain/margin-week.ts';
import { partOf, type Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { MarginRow } from '#app/blocks/margin-weeks/margin-columns.ts';
import { parseMargin, type MarginFilters } from '#app/blocks/margin-weeks/margin-filters.ts';
import type { Site } from '#app/context.ts';
import { monthly, type HeldDays } from '#app/data/history/monthly.ts';

const KIND = 'margin-weeks';
/** At most this number of days from the first day of a week to its last trading day. */
const WEEK_DAYS = 6;

/** The request of an address for the weekly margin trading report, and its rows. */
export interface FoundMargin {
  filters: MarginFilters;
  /** The first and the last week, by their last trading days; null when none is stored. */
  held: HeldDays | null;
  /** Newest first. */
  rows: readonly MarginRow[];
  /** The week whose securities are shown. */
  chosen: MarginRow | null;
  /** Weeks that both kinds together lack, since only one kind is stored; oldest first. */
  half: readonly PlainDate[];
}

export async function findMargin(site: Site, query: URLSearchParams): Promise<FoundMargin> {
  const weeks = await readWeeks(site);
  const held = heldIn(weeks);
  const filters = parseMargin(query, held?.last ?? site.today());
  const totals = marginTotals(weeks, filters.kind);
  const wanted = filters.week === null ? null : periodOf(filters.week, 'week');
  const chosen = wanted === null ? totals[0] : totals.find(({ week }) => periodOf(week, 'week') === wanted);
  const inRange = totals.filter(({ week }) => week >= filters.from && week <= filters.to);
  const shown = chosen && !inRange.includes(chosen) ? [...inRange, chosen] : inRange;
  const bought = await boughtByWeek(site, shown);
  const row = (total: MarginTotal) => rowOf(total, totals, { weeks, bought, isBoth: filters.kind === null });
  const half = filters.kind === null ? halfWeeks(weeks) : [];
  return { filters, held, rows: inRange.map(row), chosen: chosen ? row(chosen) : null, half };
}

/**
 * The stored weeks of a kind, or of both together, by their last trading days. Weeks before the kinds were reported
 * separately count for each kind.
 */
export async function storedWeeks(site: Site, kind: MarginKind | null): Promise<PlainDate[]> {
  const weeks = await readWeeks(site);
  if (kind === null) return marginTotals(weeks, null).map(({ week }) => week);
  return weeks.filter((one) => one.kind === kind || one.kind === 'all').map(({ week }) => week);
}

/** The first and the last stored week, by their last trading days; null when there is none. */
export async function heldMargin(site: Site): Promise<HeldDays | null> {
  return heldIn(await readWeeks(site));
}

async function readWeeks({ store }: Site): Promise<readonly MarginWeek[]> {
  const years = await store.documents.list<readonly MarginWeek[]>(KIND);
  return years.flatMap(({ value }) => value);
}

function heldIn(weeks: readonly MarginWeek[]): HeldDays | null {
  const days = weeks.map(({ week }) => week).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}

/** Investors' purchases in each week, by its last trading day; a week that lacks a trading day is left out. */
async function boughtByWeek(site: Site, totals: readonly MarginTotal[]): Promise<Beside['bought']> {
  const days = totals.map(({ week }) => week).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const trades = await (await monthly<InvestorTrade>(site, 'investor-trades')).read(addDays(first, -WEEK_DAYS), last);
  const byWeek = Map.groupBy(trades, ({ date }) => periodOf(date, 'week'));
  return new Map(
    days.flatMap((week) => {
      const own = (byWeek.get(periodOf(week, 'week')) ?? []).filter(({ date }) => date <= week);
      if (untradedDays(own, periodOf(week, 'week'), week).length > 0) return [];
      return [[week, own.reduce((sum, { buyValue }) => sum + buyValue, 0)]];
    }),
  );
}

interface Beside {
  weeks: readonly MarginWeek[];
  bought: ReadonlyMap<PlainDate, Thousandths>;
  isBoth: boolean;
}

function rowOf(total: MarginTotal, totals: readonly MarginTotal[], { weeks, bought, isBoth }: Beside): MarginRow {
  const before = totals[totals.indexOf(total) + 1];
  const isNext = before !== undefined && periodOf(before.week, 'week') === periodOf(addDays(total.week, -7), 'week');
  const of = (kind: MarginWeek['kind']) =>
    isBoth ? (weeks.find((week) => week.week === total.week && week.kind === kind)?.outstanding ?? null) : null;
  const all = bought.get(total.week);
  return {
    total,
    margin: of('margin'),
    shortTerm: of('short-term'),
    change: isNext ? total.outstanding - before.outstanding : null,
    partOfBuying: all === undefined ? null : partOf(total.purchases, all),
  };
}

/** The last level of an index in each week, by the week's last trading day; null when no day of the week is stored. */
export async function levelsOn({ store }: Site, code: string, weeks: readonly PlainDate[]): Promise<(number | null)[]> {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return [];
  const bars = await store.bars.list(code, addDays(first, -WEEK_DAYS), last);
  return weeks.map(
    (week) => bars.findLast(({ date }) => date <= week && date >= periodOf(week, 'week'))?.close ?? null,
  );
}
