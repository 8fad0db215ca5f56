import {
  holdingGroups,
  joinedBelow,
  sizeGroups,
  sumOfCells,
  type Holding,
  type HoldingGroup,
  type HoldingsMonth,
} from '#domain/holding.ts';
import { nationalityGroups, typeGroups } from '#domain/investor-trades.ts';
import { sectorSlug, type Security } from '#domain/security.ts';
import { partOf, type Thousandths } from '#domain/thousandths.ts';
import type { HoldingCut } from '#app/blocks/holdings/holding-filters.ts';

/** Holdings of one month: of the market, or of one security. */
export interface HoldingsShown extends HoldingsMonth {
  /** By security; empty when not requested. */
  holdings: readonly Holding[];
}

export type NamedSecurities = ReadonlyMap<string, Security>;

const NATIONALITY = nationalityGroups(4);
const TYPE = typeGroups(5);

/** The groups of a cut, each by itself. */
export function unitsOf(shown: HoldingsShown, by: HoldingCut, named: NamedSecurities): HoldingGroup[] {
  if (by === 'nationality') return holdingGroups(shown.cells, NATIONALITY);
  if (by === 'type') return holdingGroups(shown.cells, TYPE);
  if (by === 'size') return sizeGroups(shown.sizes);
  return [...cellsBy(shown, by, named)]
    .map(([id, cells]) => ({ ids: [id], ...sumOfCells(cells) }))
    .sort((a, b) => b.value - a.value || (a.ids[0]! < b.ids[0]! ? -1 : 1));
}

/** The sector of securities that have none, or are no longer listed. */
export const NO_SECTOR = 'none';

/** The cells of each security, or of each sector. */
export function cellsBy({ holdings }: HoldingsShown, by: 'sector' | 'company', named: NamedSecurities) {
  return Map.groupBy(holdings, ({ symbol }) => {
    if (by === 'company') return symbol ?? '';
    const sector = named.get(symbol ?? '')?.sector;
    return sector ? sectorSlug(sector) : NO_SECTOR;
  });
}

/** The shown groups: each company by itself; in other cuts, a group of too few investors is joined with the next. */
export function shownGroups(units: readonly HoldingGroup[], by: HoldingCut, least: number): readonly HoldingGroup[] {
  return by === 'company' ? units : joinedBelow(units, least);
}

/** The total value of which a month's rows are parts. */
export function wholeOf({ cells }: HoldingsMonth): Thousandths {
  return sumOfCells(cells).value;
}

/** Groups' shares of the total in a month: null when unknown, or when too few investors are in the group. */
export function partsIn(
  shown: HoldingsShown | null,
  by: HoldingCut,
  { named, least }: { named: NamedSecurities; least: number },
): (ids: readonly string[]) => Thousandths | null {
  if (shown === null) return () => null;
  const units = unitsOf(shown, by, named);
  const whole = wholeOf(shown);
  return (ids) => {
    const own = units.filter((unit) => ids.includes(unit.ids[0]!));
    const investors = own.reduce((sum, unit) => sum + unit.investors, 0);
    if (own.length === 0 || (investors > 0 && investors < least)) return null;
    return partOf(
      own.reduce((sum, { value }) => sum + value, 0),
      whole,
    );
  };
}
