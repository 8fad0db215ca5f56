import { pick, sameInAll, textsOf } from '#domain/bilingual.ts';
import { addTradingDays, previousTradingDay, tradingDayBy } from '#domain/calendar.ts';
import { foreignRoom, type OwnershipDay } from '#domain/foreign-ownership.ts';
import { daysOfMonth, monthOf, monthsFrom } from '#domain/month.ts';
import { holdsWords } from '#domain/search-words.ts';
import { BREADTH_KINDS, sectorsOf, sectorSlug, type Security } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { OwnershipRow } from '#app/blocks/foreign-ownership/ownership-columns.ts';
import {
  parseOwnership,
  type OwnershipFilters,
  type OwnershipSort,
} from '#app/blocks/foreign-ownership/ownership-filters.ts';
import type { Site } from '#app/context.ts';
import { monthly, type HeldDays, type Monthly } from '#app/data/history/monthly.ts';

const KIND = 'foreign-ownership';
const WEEK_DAYS = 5;

/** The request of an address for foreign ownership, and its rows. */
export interface FoundOwnership {
  filters: OwnershipFilters;
  /** Securities that can be chosen, by symbol. */
  securities: readonly Security[];
  held: HeldDays | null;
  /** The day shown for all companies; null when there is none, or one company's days are shown. */
  day: PlainDate | null;
  /** Every company of that day, or every day of the range. */
  all: readonly OwnershipRow[];
  /** Rows in the order of the page. */
  rows: readonly OwnershipRow[];
  /** The last stored day of the chosen company. */
  newest: OwnershipRow | null;
}

export async function findOwnership(site: Site, query: URLSearchParams): Promise<FoundOwnership> {
  const [days, securities] = await Promise.all([monthly<OwnershipDay>(site, KIND), companies(site)]);
  const known = { symbols: securities.map(({ symbol }) => symbol), sectors: sectorsOf(securities).map(sectorSlug) };
  const filters = parseOwnership(query, known, days.held?.last ?? site.today());
  const named = new Map(securities.map((security) => [security.symbol, security]));
  const shown = { filters, securities, held: days.held };
  return filters.symbol === null
    ? { ...shown, newest: null, ...(await ofMarket(days, filters, named, site)) }
    : { ...shown, day: null, ...(await ofCompany(days, filters, named)) };
}

/** The first and the last stored day; null when there is none. */
export async function heldOwnership(site: Site): Promise<HeldDays | null> {
  return (await monthly<OwnershipDay>(site, KIND)).held;
}

/** A company rarely reaches its limit, so changes are listed for this number of months before the last. */
const MONTHS_BEFORE = 11;

/** Ownership of each company on the stored days of the last year, to find changes. */
export async function lastOwnershipDays(site: Site): Promise<readonly OwnershipDay[]> {
  const { held, read } = await monthly<OwnershipDay>(site, KIND);
  return held ? read(`${monthsFrom(monthOf(held.last), -MONTHS_BEFORE) ?? monthOf(held.last)}-01`, held.last) : [];
}

async function companies({ store }: Site): Promise<Security[]> {
  const listed = await store.securities.list({ exchange: 'home' });
  return listed.filter(({ kind }) => BREADTH_KINDS.includes(kind)).sort((a, b) => (a.symbol < b.symbol ? -1 : 1));
}

type Named = ReadonlyMap<string, Security>;

async function ofMarket(
  { held, read }: Monthly<OwnershipDay>,
  filters: OwnershipFilters,
  named: Named,
  site: Site,
): Promise<Pick<FoundOwnership, 'day' | 'all' | 'rows'>> {
  const wanted = filters.day ?? held?.last;
  if (!held || wanted === undefined || wanted < held.first) return { day: null, all: [], rows: [] };
  const until = wanted > held.last ? held.last : wanted;
  // For a day without trading, the last one before it is returned.
  const near = await read(previousTradingDay(until), until);
  const day = near.filter(({ date }) => date <= until).at(-1)?.date ?? null;
  if (day === null) return { day: null, all: [], rows: [] };
  const bases = [addTradingDays(day, -WEEK_DAYS), monthBefore(day)] as const;
  const before = await read(bases[1] < bases[0] ? bases[1] : bases[0], day);
  const shareOn = (date: PlainDate) =>
    new Map(before.flatMap((one) => (one.date === date ? [[one.symbol, one.foreign.actual] as const] : [])));
  const [week, month] = bases.map(shareOn) as [ReturnType<typeof shareOn>, ReturnType<typeof shareOn>];
  const all = before
    .filter(({ date }) => date === day)
    .map((one) => ({ ...rowOf(one, named), changeWeek: change(one, week), changeMonth: change(one, month) }));
  return { day, all, rows: all.filter((row) => isIncluded(row, filters, site)).sort(orderOf(filters)) };
}

async function ofCompany({ held, read }: Monthly<OwnershipDay>, { symbol, from, to }: OwnershipFilters, named: Named) {
  const own = (days: readonly OwnershipDay[]) =>
    days.filter((day) => day.symbol === symbol).map((day) => rowOf(day, named));
  const [inRange, last] = await Promise.all([read(from, to), held ? read(held.last, held.last) : []]);
  const rows = own(inRange)
    .filter(({ day }) => day.date >= from && day.date <= to)
    .toReversed();
  return { all: rows, rows, newest: own(last).at(-1) ?? null };
}

function rowOf(day: OwnershipDay, named: Named): OwnershipRow {
  const security = named.get(day.symbol);
  return {
    day,
    symbol: day.symbol,
    name: security?.name ?? sameInAll(day.symbol),
    sector: security?.sector ?? null,
    isListed: security !== undefined,
    room: foreignRoom(day),
    changeWeek: null,
    changeMonth: null,
  };
}

function change({ symbol, foreign }: OwnershipDay, before: ReadonlyMap<string, Thousandths>): Thousandths | null {
  const earlier = before.get(symbol);
  return earlier === undefined ? null : foreign.actual - earlier;
}

/** The last trading day up to the same day of the previous month. */
function monthBefore(day: PlainDate): PlainDate {
  const month = monthsFrom(monthOf(day), -1) ?? monthOf(day);
  const same = `${month}${day.slice('2026-10'.length)}`;
  const last = daysOfMonth(month).at(-1)!;
  const bounded = same > last ? last : same;
  return tradingDayBy(bounded);
}

function isIncluded(
  { symbol, name, sector, room }: OwnershipRow,
  filters: OwnershipFilters,
  { locale }: Site,
): boolean {
  return (
    (filters.sector === null || (sector !== null && sectorSlug(sector) === filters.sector)) &&
    (filters.status === null || room.status === filters.status) &&
    holdsWords([symbol, ...textsOf(name), sector && pick(sector, locale)].join(' '), filters.words)
  );
}

const SORTED_BY: Record<Exclude<OwnershipSort, 'symbol'>, (row: OwnershipRow) => number | null> = {
  issued: ({ day }) => day.issuedShares,
  'national-actual': ({ day }) => day.national.actual,
  'gcc-actual': ({ day }) => day.gcc.actual,
  'foreign-permitted': ({ day }) => day.foreign.permitted,
  'foreign-actual': ({ day }) => day.foreign.actual,
  'shares-left': ({ room }) => room.shares,
  'used-percent': ({ room }) => room.used,
  'change-week': ({ changeWeek }) => changeWeek,
  'change-month': ({ changeMonth }) => changeMonth,
};

/** Rows without the figure sort last in both directions; equal ones by symbol. */
function orderOf({ sort, descending }: OwnershipFilters) {
  const sign = descending ? -1 : 1;
  const bySymbol = (a: OwnershipRow, b: OwnershipRow) => (a.symbol < b.symbol ? -1 : 1);
  if (sort === 'symbol') return (a: OwnershipRow, b: OwnershipRow) => sign * bySymbol(a, b);
  const figure = SORTED_BY[sort];
  return (a: OwnershipRow, b: OwnershipRow) => {
    const [one, other] = [figure(a), figure(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || bySymbol(a, b);
    return sign * (one - other) || bySymbol(a, b);
  };
}
