import { byFactor, product, unitsFactor, type CapitalEvent, type Factor } from './adjusted-price.ts';
import type { Thousandths } from './thousandths.ts';
import { dayNumber, earlierDay, type PlainDate } from './time.ts';

/** A contract on a finished day. Prices and value are in the currency of the contract. */
export interface FutureDay {
  date: PlainDate;
  symbol: string;
  root: string;
  /** The contract's last trading day. */
  expiresOn: PlainDate;
  /** null on a day without a trade, like the other three prices. */
  open: Thousandths | null;
  high: Thousandths | null;
  low: Thousandths | null;
  close: Thousandths | null;
  settlement: Thousandths;
  /** Contracts. */
  volume: number;
  value: Thousandths;
  trades: number;
  /** Contracts open at the end of the day. */
  openInterest: number;
  /** Close of the contract's underlying. */
  underlying: Thousandths;
}

/** Margin for a contract of a root from a day on, in the currency of the contract. */
export interface MarginParameter {
  root: string;
  from: PlainDate;
  /** Thousandths of a per cent of the contract's value. */
  percent: Thousandths;
  perContract: Thousandths;
  /** For a bought and a sold contract of different months; null when none is set. */
  perSpread: Thousandths | null;
  currency: string;
}

/**
 * A day with its changes since the contract's previous day, in the units of the day; both are null on the first stored
 * day.
 */
export interface FutureMove extends FutureDay {
  change: Thousandths | null;
  interestChange: number | null;
}

/** The change from one contract to the next in a series. */
export interface Roll {
  /** Last trading day of the old contract. */
  date: PlainDate;
  old: FutureDay;
  next: FutureDay;
  /** Settlement price of the next contract divided by that of the old one. */
  ratio: Factor;
  /**
   * Product of the ratios of this roll and all later ones, by which the days up to this one are multiplied. Actions of
   * the company are not in it.
   */
  running: Factor;
}

/** A day of a continuous series: the day's contract prices times the factor. */
export interface ContinuousDay extends FutureMove {
  factor: Factor;
}

const ONE: Factor = { numerator: 1n, denominator: 1n };
const PER_CENT = 100_000n;

/** Days of one root, oldest first; within a day, the contract that ends first comes first. */
export function inOrder(days: readonly FutureDay[]): FutureDay[] {
  return days.toSorted((a, b) => compare(a.date, b.date) || compare(a.expiresOn, b.expiresOn));
}

/** The factor from a contract's prices of a day to prices in the units of a later one, by the events of its share. */
function factorTo(to: PlainDate, { date, underlying }: FutureDay, events: readonly CapitalEvent[]): Factor {
  return unitsFactor(events, { from: date, to, close: underlying });
}

/**
 * A settlement price in the units of a later day. A contract's price changes with its share's at an action of the
 * company (docs/market-rules.md, Prices of futures), so that a split is no fall.
 */
export function settlementIn(to: PlainDate, day: FutureDay, events: readonly CapitalEvent[]): Thousandths {
  return byFactor(day.settlement, factorTo(to, day, events));
}

/**
 * Each day with its changes. The days must be of one root, oldest first; the events are those of its share, none for an
 * index or oil.
 */
export function withMoves(days: readonly FutureDay[], events: readonly CapitalEvent[] = []): FutureMove[] {
  const before = new Map<string, FutureDay>();
  return days.map((day) => {
    const last = before.get(day.symbol);
    before.set(day.symbol, day);
    return {
      ...day,
      change: last ? day.settlement - settlementIn(day.date, last, events) : null,
      interestChange: last ? day.openInterest - last.openInterest : null,
    };
  });
}

/**
 * Tells trading days on which a contract was open and no figures are stored. An open contract has a settlement price on
 * every trading day, from its first stored day to its last trading day.
 */
export function lackedBy(days: readonly FutureDay[]): (day: PlainDate) => boolean {
  const stored = new Set(days.map(({ date }) => date));
  const lives = [...Map.groupBy(days, ({ symbol }) => symbol).values()].map((own) => ({
    first: own.map(({ date }) => date).reduce(earlierDay),
    last: own[0]!.expiresOn,
  }));
  return (day) => !stored.has(day) && lives.some(({ first, last }) => first < day && day <= last);
}

/** The contract that ends first on each day. The days must be of one root, oldest first. */
export function frontDays<Day extends FutureDay>(days: readonly Day[]): Day[] {
  return [...Map.groupBy(days, ({ date }) => date).values()].map((own) =>
    own.reduce((front, day) => (day.expiresOn < front.expiresOn ? day : front)),
  );
}

/**
 * The front contracts joined to one series, and the rolls, latest first. On the last day of a contract all days up to
 * it are multiplied by the next contract's settlement price over its own, and at an action of the company all days
 * before it by its factor, so that the series has no jump (docs/market-rules.md, Prices of futures). When the next
 * contract has no price on that day, the series begins after it.
 */
export function continuousDays(
  days: readonly FutureMove[],
  events: readonly CapitalEvent[] = [],
): { days: ContinuousDay[]; rolls: Roll[] } {
  const front = frontDays(days);
  const priced = new Map(days.map((day) => [`${day.date} ${day.symbol}`, day]));
  const joined: ContinuousDay[] = [];
  const rolls: Roll[] = [];
  let [running, units] = [ONE, ONE];
  for (let at = front.length - 1; at >= 0; at -= 1) {
    const [day, later] = [front[at]!, front[at + 1]];
    if (later) units = product(units, factorTo(later.date, day, events));
    if (later && later.symbol !== day.symbol) {
      const next = priced.get(`${day.date} ${later.symbol}`);
      if (!next) break;
      const ratio: Factor = { numerator: BigInt(next.settlement), denominator: BigInt(day.settlement) };
      running = product(running, ratio);
      rolls.push({ date: day.date, old: day, next, ratio, running });
    }
    joined.push(scaled(day, product(running, units)));
  }
  return { days: joined.reverse(), rolls };
}

function scaled(day: FutureMove, factor: Factor): ContinuousDay {
  const by = (price: Thousandths | null) => (price === null ? null : byFactor(price, factor));
  const settlement = byFactor(day.settlement, factor);
  return {
    ...day,
    open: by(day.open),
    high: by(day.high),
    low: by(day.low),
    close: by(day.close),
    settlement,
    change: day.change === null ? null : settlement - byFactor(day.settlement - day.change, factor),
    factor,
  };
}

/**
 * Result of rolling for a buyer, thousandths of a per cent: the product of each old price over the next one, less one.
 */
export function rollResult(rolls: readonly { old: Thousandths; next: Thousandths }[]): Thousandths {
  const all = rolls.reduce<Factor>(
    (result, { old, next }) => product(result, { numerator: BigInt(old), denominator: BigInt(next) }),
    ONE,
  );
  return partAbove(all);
}

/** How far the last month of a curve is above the first, thousandths of a per cent. */
export function curveSlope(front: Thousandths, last: Thousandths): Thousandths {
  return partAbove({ numerator: BigInt(last), denominator: BigInt(front) });
}

/** Calendar days to the last trading day. */
export function daysLeft({ date, expiresOn }: Pick<FutureDay, 'date' | 'expiresOn'>): number {
  return dayNumber(expiresOn) - dayNumber(date);
}

/** The margin in force for a root on a day; null when it is not known. */
export function marginOn(parameters: readonly MarginParameter[], root: string, day: PlainDate): MarginParameter | null {
  return parameters
    .filter((one) => one.root === root && one.from <= day)
    .reduce<MarginParameter | null>((last, one) => (last && last.from > one.from ? last : one), null);
}

/** A factor less one, half away from zero. */
function partAbove({ numerator, denominator }: Factor): Thousandths {
  const above = (numerator - denominator) * PER_CENT;
  const size = above < 0n ? -above : above;
  const rounded = Number((2n * size + denominator) / (2n * denominator));
  return above < 0n ? -rounded : rounded;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
