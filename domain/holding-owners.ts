import { holdingGroups, joinedBelow, sumOfCells, type HoldingCell } from './holding.ts';
import { nationalityGroups, typeGroups, type InvestorGroup } from './investor-trades.ts';
import { partOf, type Thousandths } from './thousandths.ts';

/** Holdings of each group in a number of securities: thousandths of a per cent. */
export interface Owners {
  national: Thousandths | null;
  gcc: Thousandths | null;
  foreign: Thousandths | null;
  /** null when there are too few institutions, or too few other investors, to publish a figure. */
  institutions: Thousandths | null;
}

const NATIONALITY = nationalityGroups(4);
const TYPE = typeGroups(5);
const isForeign = ({ nationality }: HoldingCell) => nationality === 'arab' || nationality === 'other';
const isInstitution = ({ type }: HoldingCell) => type !== 'individual';

/** The holdings of nationals, Gulf citizens, foreigners and institutions. */
export function ownersOf(cells: readonly HoldingCell[], least: number): Owners {
  const all = sumOfCells(cells);
  const part = (is: (cell: HoldingCell) => boolean) => partOf(sumOfCells(cells.filter(is)).value, all.value);
  const institutions = sumOfCells(cells.filter(isInstitution)).investors;
  const isPublishable = [institutions, all.investors - institutions].every((count) => count === 0 || count >= least);
  return {
    national: part(({ nationality }) => nationality === 'uae'),
    gcc: part(({ nationality }) => nationality === 'gcc'),
    foreign: part(isForeign),
    institutions: isPublishable ? part(isInstitution) : null,
  };
}

/** Nationality by type: shares of the whole, with rows and columns joined until no cell has too few investors. */
export interface HoldingMatrix {
  columns: readonly (readonly string[])[];
  rows: readonly { ids: readonly string[]; parts: readonly (Thousandths | null)[]; investors: readonly number[] }[];
}

/** null when no division into two or more columns keeps every cell at the least number of investors. */
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

/** Types of investor, each joined to the next until every row has nobody or enough investors. */
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
  // Types left over join the columns before them, further back when a row has nobody in the last column.
  while (waiting.length > 0 && columns.length > 0) {
    waiting = [...columns.pop()!, ...waiting];
    if (!isEnough(waiting)) continue;
    columns.push(waiting);
    waiting = [];
  }
  return columns;
}
