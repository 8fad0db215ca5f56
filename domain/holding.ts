import type { InvestorGroup, InvestorType, Nationality } from './investor-trades.ts';
import type { Month } from './month.ts';
import { partOf, type Thousandths } from './thousandths.ts';

/** Holdings of investors of one nationality and one type at the end of a month. */
export interface HoldingCell {
  nationality: Nationality;
  type: InvestorType;
  /** Investors with a holding. For the market, each is counted once, however many securities they hold. */
  investors: number;
  shares: number;
  value: Thousandths;
  /** Value of the free-float shares; null when the exchange does not give it. */
  freeFloatValue: Thousandths | null;
}

/** The same for one security, or for the whole market when null. */
export interface Holding extends HoldingCell {
  symbol: string | null;
}

/** Investors by the total value of their holdings. */
export interface HoldingSize {
  from: Thousandths;
  /** Upper end, not included; null when there is none. */
  to: Thousandths | null;
  investors: number;
  value: Thousandths;
}

/** Ownership of the market at the end of a month. */
export interface HoldingsMonth {
  month: Month;
  cells: readonly HoldingCell[];
  /** Smallest holdings first; empty when the exchange does not give them. */
  sizes: readonly HoldingSize[];
  /** Investors who received an investor number in the month; null when the exchange does not give it. */
  newInvestors: number | null;
}

/** A group of investors, or several that are shown as one because one of them has too few investors. */
export interface HoldingGroup {
  ids: readonly string[];
  investors: number;
  shares: number;
  value: Thousandths;
  freeFloatValue: Thousandths | null;
}

/** Holdings of each group, in the order of the groups. */
export function holdingGroups(cells: readonly HoldingCell[], groups: readonly InvestorGroup[]): HoldingGroup[] {
  return groups.map((group) => ({
    ids: [group.id],
    ...sumOfCells(cells.filter((cell) => group.includes(cell))),
  }));
}

/** Total holdings of the cells. */
export function sumOfCells(cells: readonly HoldingCell[]): Omit<HoldingGroup, 'ids'> {
  const sum = (of: (cell: HoldingCell) => number) => cells.reduce((all, cell) => all + of(cell), 0);
  const isComplete = cells.every(({ freeFloatValue }) => freeFloatValue !== null);
  return {
    investors: sum(({ investors }) => investors),
    shares: sum(({ shares }) => shares),
    value: sum(({ value }) => value),
    freeFloatValue: isComplete ? sum(({ freeFloatValue }) => freeFloatValue ?? 0) : null,
  };
}

/**
 * Joins each group of fewer investors than `least` with the next, the last with the one before, so that nobody's
 * holding can be derived. Groups without an investor are unchanged. Empty when all groups together have too few.
 */
export function joinedBelow(groups: readonly HoldingGroup[], least: number): HoldingGroup[] {
  const joined: HoldingGroup[] = [];
  let waiting: HoldingGroup | null = null;
  for (const group of groups) {
    if (group.investors === 0) {
      joined.push(group);
      continue;
    }
    const both: HoldingGroup = waiting === null ? group : joinedOf(waiting, group);
    waiting = both.investors < least ? both : null;
    if (waiting === null) joined.push(both);
  }
  if (waiting === null) return joined;
  const before = joined.findLastIndex(({ investors }) => investors > 0);
  return before < 0 ? [] : joined.with(before, joinedOf(joined[before]!, waiting));
}

function joinedOf(a: HoldingGroup, b: HoldingGroup): HoldingGroup {
  return {
    ids: [...a.ids, ...b.ids],
    investors: a.investors + b.investors,
    shares: a.shares + b.shares,
    value: a.value + b.value,
    freeFloatValue: a.freeFloatValue === null || b.freeFloatValue === null ? null : a.freeFloatValue + b.freeFloatValue,
  };
}

/**
 * Cumulative shares of all investors and of the value that they hold, from the smallest holdings: thousandths of a per
 * cent.
 */
export function concentration(
  sizes: readonly HoldingSize[],
): { investors: Thousandths | null; value: Thousandths | null }[] {
  const sum = (of: (size: HoldingSize) => number) => (all: number, size: HoldingSize) => all + of(size);
  const [investors, value] = [
    sizes.reduce(
      sum((one) => one.investors),
      0,
    ),
    sizes.reduce(
      sum((one) => one.value),
      0,
    ),
  ];
  return sizes.map((_, at) => {
    const upTo = sizes.slice(0, at + 1);
    return {
      investors: partOf(
        upTo.reduce(
          sum((one) => one.investors),
          0,
        ),
        investors,
      ),
      value: partOf(
        upTo.reduce(
          sum((one) => one.value),
          0,
        ),
        value,
      ),
    };
  });
}

/** The size bands as groups; the id of each is the lower end of its band. */
export function sizeGroups(sizes: readonly HoldingSize[]): HoldingGroup[] {
  return sizes.map(({ from, investors, value }) => ({
    ids: [String(from)],
    investors,
    shares: 0,
    value,
    freeFloatValue: null,
  }));
}

/** Lower and upper end of a group of bands. Throws when no band belongs to it. */
export function bandOf(sizes: readonly HoldingSize[], ids: readonly string[]): Pick<HoldingSize, 'from' | 'to'> {
  const own = sizes.filter(({ from }) => ids.includes(String(from)));
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) throw new RangeError(`No size of holding begins at ${ids.join(', ')}.`);
  return { from: first.from, to: last.to };
}

/** Joins size bands of fewer investors than `least` with the next larger ones, like groups. */
export function joinedSizes(sizes: readonly HoldingSize[], least: number): HoldingSize[] {
  return joinedBelow(sizeGroups(sizes), least).map(({ ids, investors, value }) => ({
    ...bandOf(sizes, ids),
    investors,
    value,
  }));
}
