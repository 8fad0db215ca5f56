import type { InvestorGroup, InvestorType, Nationality } from './investor-trades.ts';
import { partOf } from './margin-week.ts';
import type { Month } from './month.ts';
import type { Thousandths } from './thousandths.ts';

/** What investors of one nationality and one type held at the end of a month. */
export interface HoldingCell {
  nationality: Nationality;
  type: InvestorType;
  /** With a holding. Of the market, each is counted once, however many securities are held. */
  investors: number;
  shares: number;
  value: Thousandths;
  /** Of the shares that trade freely; null where the exchange does not say. */
  freeFloatValue: Thousandths | null;
}

/** The same of one security; null: of the whole market. */
export interface Holding extends HoldingCell {
  symbol: string | null;
}

/** Investors by the value of all that each of them held. */
export interface HoldingSize {
  from: Thousandths;
  /** The value of a holding is below it; null: there is no upper end. */
  to: Thousandths | null;
  investors: number;
  value: Thousandths;
}

/** Who held the market at the end of a month. */
export interface HoldingsMonth {
  month: Month;
  cells: readonly HoldingCell[];
  /** The smallest holdings first; empty where the exchange does not say. */
  sizes: readonly HoldingSize[];
  /** Investors who got a number in the month; null where the exchange does not say. */
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

/** What each group held, in the order of the groups. */
export function holdingGroups(cells: readonly HoldingCell[], groups: readonly InvestorGroup[]): HoldingGroup[] {
  return groups.map((group) => ({
    ids: [group.id],
    ...sumOfCells(cells.filter((cell) => group.includes(cell))),
  }));
}

/** What investors held together. */
export function sumOfCells(cells: readonly HoldingCell[]): Omit<HoldingGroup, 'ids'> {
  const sum = (of: (cell: HoldingCell) => number) => cells.reduce((all, cell) => all + of(cell), 0);
  const isTold = cells.every(({ freeFloatValue }) => freeFloatValue !== null);
  return {
    investors: sum(({ investors }) => investors),
    shares: sum(({ shares }) => shares),
    value: sum(({ value }) => value),
    freeFloatValue: isTold ? sum(({ freeFloatValue }) => freeFloatValue ?? 0) : null,
  };
}

/**
 * Joins each group of fewer investors than `least` with the next, the last with the one before: nobody's holding can be
 * read off. Groups without an investor stay as they are. Empty where all groups together have too few.
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

/** Shares of all investors and of all they hold, added up from the smallest holdings: thousandths of a per cent. */
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

/** The bands of sizes as groups; each has the lower end of its band as its id. */
export function sizeGroups(sizes: readonly HoldingSize[]): HoldingGroup[] {
  return sizes.map(({ from, investors, value }) => ({
    ids: [String(from)],
    investors,
    shares: 0,
    value,
    freeFloatValue: null,
  }));
}

/** From where to where a group of bands reaches. Throws where it is of none of them. */
export function bandOf(sizes: readonly HoldingSize[], ids: readonly string[]): Pick<HoldingSize, 'from' | 'to'> {
  const own = sizes.filter(({ from }) => ids.includes(String(from)));
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) throw new RangeError(`No size of holding begins at ${ids.join(', ')}.`);
  return { from: first.from, to: last.to };
}

/** Size bands of fewer investors than `least` are joined with the next larger ones, as groups are. */
export function joinedSizes(sizes: readonly HoldingSize[], least: number): HoldingSize[] {
  return joinedBelow(sizeGroups(sizes), least).map(({ ids, investors, value }) => ({
    ...bandOf(sizes, ids),
    investors,
    value,
  }));
}
