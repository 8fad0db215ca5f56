import { sameInAll } from '#domain/bilingual.ts';
import { addDays, previousTradingDay } from '#domain/calendar.ts';
import { byLocale } from '#domain/each-locale.ts';
import { bandOf, concentration, joinedBelow, joinedSizes, type Holding, type HoldingsMonth } from '#domain/holding.ts';
import { ownersOf } from '#domain/holding-owners.ts';
import { daysOfMonth, monthsFrom, type Month } from '#domain/month.ts';
import { BREADTH_KINDS, sectorSlug, type Security } from '#domain/security.ts';
import { partOf, type Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { HoldingRow } from '#app/blocks/holdings/holding-columns.ts';
import { parseHoldings, type HoldingCut, type HoldingFilters } from '#app/blocks/holdings/holding-filters.ts';
import type { Holders } from '#app/blocks/company-figures/holders.ts';
import type { Site } from '#app/context.ts';
import type { HeldDays } from '#app/data/history/monthly.ts';
import {
  cellsBy,
  partsIn,
  shownGroups,
  unitsOf,
  wholeOf,
  type HoldingsShown,
  type NamedSecurities,
} from './holding-parts.ts';

const MARKET = 'holdings';
const SECURITIES = 'security-holdings';
const A_YEAR = 12;
/** Number of months drawn. */
const DRAWN = 24;

/** The request of an address for the ownership statistics, and its rows. */
export interface FoundHoldings {
  filters: HoldingFilters;
  /** Stored months, newest first. */
  months: readonly Month[];
  /** Securities that can be chosen, by symbol. */
  securities: readonly Security[];
  /** The shown month; null when none is stored. */
  shown: HoldingsShown | null;
  before: HoldingsShown | null;
  compared: HoldingsShown | null;
  rows: readonly HoldingRow[];
}

export async function findHoldings(site: Site, query: URLSearchParams): Promise<FoundHoldings> {
  const [months, securities] = await Promise.all([heldMonths(site), counted(site)]);
  const filters = parseHoldings(
    query,
    securities.map(({ symbol }) => symbol),
  );
  const month = months.find((one) => filters.month === null || one <= filters.month) ?? null;
  const read = (one: Month | null) => readMonth(site, one, filters);
  const [shown, before, year, compared] = await Promise.all([
    read(month),
    read(month && monthsFrom(month, -1)),
    read(month && monthsFrom(month, -A_YEAR)),
    read(filters.compare),
  ]);
  const named = new Map(securities.map((security) => [security.symbol, security]));
  const rows = shown === null ? [] : await rowsOf(shown, { before, year, compared }, { by: filters.by, named, site });
  return { filters, months, securities, shown, before, compared, rows };
}

async function counted({ store }: Site): Promise<Security[]> {
  const listed = await store.securities.list({ exchange: 'home' });
  return listed.filter(({ kind }) => BREADTH_KINDS.includes(kind)).sort((a, b) => (a.symbol < b.symbol ? -1 : 1));
}

/** The months with stored holdings, newest first. */
export async function heldMonths({ store }: Pick<Site, 'store'>): Promise<Month[]> {
  return Object.keys(await store.documents.revisions(MARKET))
    .sort()
    .toReversed();
}

/** The last trading days of the first and the last stored month; null when none is stored. */
export async function heldHoldings(site: Site): Promise<HeldDays | null> {
  const months = await heldMonths(site);
  const [first, last] = [months.at(-1), months[0]];
  return first === undefined || last === undefined ? null : { first: lastDayOf(first), last: lastDayOf(last) };
}

/** The last trading day of a month, which its holdings are for. */
export function lastDayOf(month: Month): PlainDate {
  return previousTradingDay(addDays(daysOfMonth(month).at(-1)!, 1));
}

async function readMonth(
  { store }: Site,
  month: Month | null,
  { by, symbol }: Pick<HoldingFilters, 'by' | 'symbol'>,
): Promise<HoldingsShown | null> {
  if (month === null) return null;
  const isBySecurity = symbol !== null || by === 'sector' || by === 'company';
  const [market, own] = await Promise.all([
    store.documents.find<HoldingsMonth>(MARKET, month),
    isBySecurity ? store.documents.find<readonly Holding[]>(SECURITIES, month) : null,
  ]);
  if (!market) return null;
  const holdings = own?.value ?? [];
  if (symbol === null) return { ...market.value, holdings };
  const cells = holdings.filter((holding) => holding.symbol === symbol);
  return cells.length === 0 ? null : { month, cells, sizes: [], newInvestors: null, holdings: [] };
}

interface Cut {
  by: HoldingCut;
  named: NamedSecurities;
  site: Site;
}
type Parts = ReturnType<typeof partsIn>;
type Earlier = Record<'before' | 'year' | 'compared', HoldingsShown | null>;

async function rowsOf(shown: HoldingsShown, earlier: Earlier, { by, named, site }: Cut): Promise<HoldingRow[]> {
  const least = site.exchange.statistics.suppressBelow;
  const units = unitsOf(shown, by, named);
  const whole = wholeOf(shown);
  const investors = units.reduce((sum, unit) => sum + unit.investors, 0);
  const float = units.reduce<number | null>(
    (sum, { freeFloatValue }) => (sum === null || freeFloatValue === null ? null : sum + freeFloatValue),
    0,
  );
  const largest = by === 'company' ? await largestHolders(site) : new Map<string, Thousandths>();
  const owned = by === 'company' || by === 'sector' ? cellsBy(shown, by, named) : new Map<string, Holding[]>();
  const [before, year, compared] = [earlier.before, earlier.year, earlier.compared].map((then) =>
    partsIn(then, by, { named, least }),
  ) as [Parts, Parts, Parts];
  return shownGroups(units, by, least).map((group): HoldingRow => {
    const [id = ''] = group.ids;
    const part = partOf(group.value, whole);
    const change = (then: Parts) => {
      const was = then(group.ids);
      return part === null || was === null ? null : part - was;
    };
    const isSuppressed = by !== 'sector' && group.investors > 0 && group.investors < least;
    const isTold = by !== 'sector' && !isSuppressed;
    return {
      month: shown.month,
      ids: group.ids,
      ...nameOf(by, id, named),
      band: by === 'size' ? bandOf(shown.sizes, group.ids) : null,
      investors: isTold ? group.investors : null,
      isSuppressed,
      securities: by === 'sector' ? new Set(owned.get(id)?.map(({ symbol }) => symbol)).size : null,
      shares: by === 'size' ? null : group.shares,
      value: group.value,
      part,
      // An investor counts once in each company: such parts come to more than the whole.
      partOfInvestors: isTold && by !== 'company' ? partOf(group.investors, investors) : null,
      partOfFreeFloat: float === null || group.freeFloatValue === null ? null : partOf(group.freeFloatValue, float),
      owners: owned.has(id) ? ownersOf(owned.get(id)!, least) : null,
      largest: largest.get(id) ?? null,
      changeMonth: change(before),
      changeYear: change(year),
      changeCompared: change(compared),
    };
  });
}

function nameOf(by: HoldingCut, id: string, named: NamedSecurities): Pick<HoldingRow, 'name' | 'symbol' | 'isListed'> {
  if (by === 'company') return { symbol: id, name: named.get(id)?.name ?? sameInAll(id), isListed: named.has(id) };
  return { symbol: '', name: by === 'sector' ? sectorOf(id, named) : sameInAll(''), isListed: false };
}

function sectorOf(id: string, named: NamedSecurities) {
  for (const { sector } of named.values()) if (sector && sectorSlug(sector) === id) return sector;
  return byLocale((locale) => textOf(locale)('holdings.noSector'));
}

/** The largest holder with at least five per cent of each company, as last reported. */
async function largestHolders({ store, locale }: Site): Promise<Map<string, Thousandths>> {
  const lists = await store.documents.list<Holders>('top-shareholders');
  return new Map(
    lists.flatMap(({ key, value }) => {
      const [symbol = '', lang] = key.split(':');
      const first = Math.max(...value.holders.map(({ percent }) => percent));
      return lang === locale && value.holders.length > 0 ? [[symbol, first] as const] : [];
    }),
  );
}

/** Data of a drawing: each group's share of the value in the months up to the shown one, oldest first. */
export interface DrawnHoldings {
  months: readonly Month[];
  series: readonly { ids: readonly string[]; parts: readonly (Thousandths | null)[] }[];
}

/** Null when there are no groups over time, or fewer than two months. */
export async function drawHoldings(
  site: Site,
  { filters, months, shown }: FoundHoldings,
): Promise<DrawnHoldings | null> {
  const { by } = filters;
  if (shown === null || (by !== 'nationality' && by !== 'type')) return null;
  const wanted = months.filter((month) => month <= shown.month).slice(0, DRAWN);
  const read = await Promise.all(wanted.map((month) => readMonth(site, month, filters)));
  const drawn = read.filter((one) => one !== null).toReversed();
  if (drawn.length < 2) return null;
  const least = site.exchange.statistics.suppressBelow;
  const parts = drawn.map((month) => partsIn(month, by, { named: new Map(), least }));
  const series = steadyGroups(drawn, by, least).map((ids) => ({ ids, parts: parts.map((of) => of(ids)) }));
  return { months: drawn.map(({ month }) => month), series };
}

/** Groups with enough investors in every month: a group with too few in any month is joined. */
function steadyGroups(drawn: readonly HoldingsShown[], by: HoldingCut, least: number): (readonly string[])[] {
  const all = drawn.map((month) => unitsOf(month, by, new Map()));
  const fewest = all[0]!.map((unit, at) => ({
    ...unit,
    investors: Math.min(...all.map((units) => units[at]!.investors || least)),
  }));
  return joinedBelow(fewest, least).map(({ ids }) => ids);
}

/**
 * How much of the value is owned by how many investors, smallest holdings first; empty when the exchange does not give
 * it.
 */
export function heldBySize({ sizes }: HoldingsMonth, least: number) {
  const joined = joinedSizes(sizes, least);
  return concentration(joined).map((reached, at) => ({ ...reached, band: joined[at]! }));
}
