import { holdingGroups, joinedBelow, sumOfCells, type HoldingCell } from './holding.ts';
import { nationalityGroups, typeGroups, type InvestorGroup } from './investor-trades.ts';
import { partOf } from './margin-week.ts';
import type { Thousandths } from './thousandths.ts';

/** What each of these holds of some securities: thousandths of a per cent. */
export interface Owners {
  national: Thousandths | null;
  gcc: Thousandths | null;
  foreign: Thousandths | null;
  /** null where institutions, or all other investors, are too few to be told. */
  institutions: Thousandths | null;
}

const NATIONALITY = nationalityGroups(4);
const TYPE = typeGroups(5);
const isForeign = ({ nationality }: HoldingCell) => nationality === 'arab' || nationality === 'other';
const isInstitution = ({ type }: HoldingCell) => type !== 'individual';

/** What nationals, citizens of the Gulf, foreigners and institutions hold. */
export function ownersOf(cells: readonly HoldingCell[], least: number): Owners {
  const all = sumOfCells(cells);
  const part = (is: (cell: HoldingCell) => boolean) => partOf(sumOfCells(cells.filter(is)).value, all.value);
  const institutions = sumOfCells(cells.filter(isInstitution)).investors;
  const isTold = [institutions, all.investors - institutions].every((count) => count === 0 || count >= least);
  return {
    national: part(({ nationality }) => nationality === 'uae'),
    gcc: part(({ nationality }) => nationality === 'gcc'),
    foreign: part(isForeign),
    institutions: isTold ? part(isInstitution) : null,
  };
}

/** Nationality by type: parts of the whole, rows and columns joined so far that no cell has too few investors. */
export interface HoldingMatrix {
  columns: readonly (readonly string[])[];
  rows: readonly { ids: readonly string[]; parts: readonly (Thousandths | null)[]; investors: readonly number[] }[];
}

/** null where no division into two columns or more keeps every cell above the least number of investors. */
export function matrixOf(cells: readonly HoldingCell[], least: number): HoldingMatrix | null {
  const rows = joinedBelow(holdingGroups(cells, NATIONALITY), least)
    .filter(({ investors }) => investors > 0)
    .map(({ ids }) => NATIONALITY.filter(({ id }) => ids.includes(id)));
  const columns = joinedColumns(cells, rows, least);
  if (rows.length < 2 || columns.length < 2) return null;
  const all = sumOfCells(cells).value;
  return {
    columns: columns.map((groups) => groups.map(({ id }) => id)),
    rows: rows.map((row) => {
      const sums = columns.map((column) => sumOfCells(cells.filter((cell) => isIn(cell, row) && isIn(cell, column))));
      return {
        ids: row.map(({ id }) => id),
        parts: sums.map(({ value }) => partOf(value, all)),
        investors: sums.map(({ investors }) => investors),
      };
    }),
  };
}

const isIn = (cell: HoldingCell, groups: readonly InvestorGroup[]) => groups.some((group) => group.includes(cell));

/** Types of investor, each joined to the next until every row has nobody or enough of them. */
function joinedColumns(
  cells: readonly HoldingCell[],
  rows: readonly (readonly InvestorGroup[])[],
  least: number,
): InvestorGroup[][] {
  const isEnough = (types: readonly InvestorGroup[]) =>
    rows.every((row) => {
      const { investors } = sumOfCells(cells.filter((cell) => isIn(cell, row) && isIn(cell, types)));
      return investors === 0 || investors >= least;
    });
  const columns: InvestorGroup[][] = [];
  let waiting: InvestorGroup[] = [];
  for (const type of TYPE) {
    waiting = [...waiting, type];
    if (!isEnough(waiting)) continue;
    columns.push(waiting);
    waiting = [];
  }
  // What is left over goes to the columns before it, as far back as a row needs that has nobody in the last of them.
  while (waiting.length > 0 && columns.length > 0) {
    waiting = [...columns.pop()!, ...waiting];
    if (!isEnough(waiting)) continue;
    columns.push(waiting);
    waiting = [];
  }
  return columns;
}
