import type { Bilingual } from './bilingual.ts';
import type { IndexLine, MarketLine, MoverLine, Moves, SectorLine, SecurityLine, Turned } from './bulletin.ts';
import { MOVER_LISTS } from './bulletin.ts';
import type { DayLine } from './bulletin-lines.ts';
import { changeOf, extremesOf, turnedOf, type CountedSecurity } from './bulletin-security.ts';
import type { BulletinPeriod } from './bulletin-period.ts';
import { addDays } from './calendar.ts';
import type { DailyBar } from './quote.ts';
import { sectorSlug } from './security.ts';
import { divideRounded, percentOf, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';
import { totalReturnOver, type Reinvested } from './total-return.ts';

/** An index with the stored days from a year before the period on. */
export interface IndexInput {
  code: string;
  name: Bilingual;
  bars: readonly DailyBar[];
  /** The sector of the index, as an address slug; absent for an index that is not a sector's. */
  sector?: string | undefined;
}

/** 52 weeks, the last day included. */
const YEAR_DAYS = 363;
const MOVERS_MOST = 10;

/** All securities together. `deals` are trades agreed outside the order book. */
export function marketLine(
  counted: readonly CountedSecurity[],
  days: readonly PlainDate[],
  deals: { count: number; value: Thousandths } | null,
): MarketLine {
  const lines = counted.map(({ line }) => line);
  const sums = together(lines);
  const marketValue = sumKnown(lines.map((line) => line.marketValue));
  const firstValue = sumKnown(counted.map((one) => one.firstValue));
  const [first, last] = [days.length === 1 ? marketValue : firstValue, marketValue];
  return {
    days: days.length,
    ...sums,
    traded: lines.filter(({ days: own }) => own > 0).length,
    listed: counted.filter(({ isListed }) => isListed).length,
    ...movesOf(lines),
    marketValue,
    dayValue: sums.value === null ? null : divideRounded(sums.value, days.length),
    // Relative to the mean of both: twice the value over their sum.
    velocity: sums.value === null || !first || !last ? null : percentOf(2 * sums.value, first + last, 3),
    deals: deals && deals.count,
    dealsValue: deals && deals.value,
  };
}

/** Sectors by value traded; securities without one come last. `changes`: change of the sector indices, by sector. */
export function sectorLines(
  lines: readonly SecurityLine[],
  changes: ReadonlyMap<string, Thousandths | null>,
): SectorLine[] {
  const all = together(lines).value;
  const keyOf = ({ sector }: Pick<SecurityLine, 'sector'>) => (sector === null ? '' : sectorSlug(sector));
  return [...Map.groupBy(lines, keyOf)]
    .map(([key, own]): SectorLine => {
      const sums = together(own);
      return {
        sector: key === '' ? null : own[0]!.sector,
        securities: own.length,
        ...sums,
        share: all && sums.value !== null ? percentOf(sums.value, all) : null,
        ...movesOf(own),
        marketValue: sumKnown(own.map(({ marketValue }) => marketValue)),
        indexPercent: changes.get(key) ?? null,
      };
    })
    .sort(
      (a, b) =>
        Number(a.sector === null) - Number(b.sector === null) ||
        (b.value ?? 0) - (a.value ?? 0) ||
        compare(keyOf(a), keyOf(b)),
    );
}

/** The first of each list among securities that traded; ties by value traded, then by symbol. */
export function moverLines(lines: readonly SecurityLine[]): MoverLine[] {
  const traded = lines.filter(({ days }) => days > 0);
  const rankings: Record<MoverLine['list'], (line: SecurityLine) => number> = {
    risers: ({ changePercent }) => changePercent ?? 0,
    fallers: ({ changePercent }) => -(changePercent ?? 0),
    value: ({ value }) => value ?? 0,
    volume: ({ volume }) => volume ?? 0,
  };
  return MOVER_LISTS.flatMap((list) => {
    const rank = rankings[list];
    return traded
      .filter((line) => rank(line) > 0)
      .sort((a, b) => rank(b) - rank(a) || (b.value ?? 0) - (a.value ?? 0) || compare(a.symbol, b.symbol))
      .slice(0, MOVERS_MOST)
      .map(({ symbol, name, close, changePercent, value, volume }, at) => {
        return { list, rank: at + 1, symbol, name, close, changePercent, value, volume };
      });
  });
}

/**
 * An index over the period; null when it has no day in it. Without `reinvested` the return with dividends is not known.
 */
export function indexLine(
  { from, to }: Pick<BulletinPeriod, 'from' | 'to'>,
  { code, name, bars }: IndexInput,
  reinvested?: Reinvested,
): IndexLine | null {
  const known = bars.filter(({ date }) => date <= to);
  const prices = extremesOf(known.filter(({ date }) => date >= from));
  const last = known.at(-1)?.date;
  if (!prices || last === undefined) return null;
  const closeBefore = (day: PlainDate) => known.findLast(({ date }) => date < day)?.close ?? null;
  const year = extremesOf(known.filter(({ date }) => date >= addDays(last, -YEAR_DAYS)))!;
  const previousClose = closeBefore(from);
  return {
    code,
    name,
    ...prices,
    previousClose,
    ...changeOf(prices, previousClose),
    yearPercent: changeOf(prices, closeBefore(`${last.slice(0, 4)}-01-01`)).changePercent,
    totalPercent: reinvested ? totalReturnOver({ from, to }, bars, reinvested) : null,
    low52: year.low,
    high52: year.high,
  };
}

/** Each trading day of a week or a month, with the index. */
export function dayLines(
  { from }: Pick<BulletinPeriod, 'from'>,
  counted: readonly CountedSecurity[],
  index: readonly DailyBar[],
): DayLine[] {
  const days = Map.groupBy(
    counted.flatMap(({ bars }) => bars),
    ({ date }) => date,
  );
  let before = index.findLast(({ date }) => date < from)?.close ?? null;
  return [...days]
    .sort(([a], [b]) => compare(a, b))
    .map(([day, bars]) => {
      const prices = index.find(({ date }) => date === day) ?? null;
      const { changePercent } = changeOf(prices, before);
      before = prices?.close ?? before;
      return { day, days: 1, ...turnedOf(bars), close: prices?.close ?? null, changePercent };
    });
}

function movesOf(lines: readonly SecurityLine[]): Moves {
  const traded = lines.filter(({ days }) => days > 0);
  const changes = traded.map(({ change }) => change && Math.sign(change));
  const count = (sign: number | null) => changes.filter((one) => one === sign).length;
  const untraded = lines.length - traded.length;
  return { rose: count(1), fell: count(-1), unchanged: count(0), uncompared: count(null), untraded };
}

/** A sum is null when any part is not known. */
function together(lines: readonly Turned[]): Turned {
  const sum = (part: keyof Turned) =>
    lines.reduce<number | null>((all, line) => {
      const own = line[part];
      return all === null || own === null ? null : all + own;
    }, 0);
  return { value: sum('value'), volume: sum('volume'), trades: sum('trades') };
}

/** Sum of the values that are not null; null when all are null. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
