import { closedPath, regularPolygon, star, type ContactAngle } from './strapwork.ts';

/** Width of a star in drawing units: fine enough that rounding to whole numbers is invisible at any screen width. */
export const CELL = 120;

/** Contact angles, degrees: a fall is blunt, no change even, a rise sharp. Four per cent reaches either end. */
const EVEN = 50;
const SHARPER = 20;
const BLUNTER = 22;
const FULL_CHANGE = 4_000;

/** In a square of the tiling the straps lie on one line at 45°: avoid that angle. */
const COLLINEAR = 45;

export interface FriezeDrawing {
  columns: number;
  rows: number;
  /** Stars of securities that rose, and the squares beside them; then everything else. */
  litStars: string;
  litSquares: string;
  rest: string;
}

/** Converts a change in thousandths of a per cent to a contact angle. */
export function contactAngle(change: number): number {
  const share = Math.max(-1, Math.min(1, change / FULL_CHANGE));
  return EVEN + share * (share > 0 ? SHARPER : BLUNTER);
}

/**
 * The day as a lattice, a parquet deformation of the 4.8.8 tiling: one star for each security from the largest rise to
 * the largest fall, column by column. `changes` are thousandths of a per cent in that order; cells left over have the
 * even angle.
 */
export function friezeDrawing(changes: readonly number[], rows = 2): FriezeDrawing {
  const columns = Math.max(1, Math.ceil(changes.length / rows));
  const changeAt = (column: number, row: number) => changes[clamp(column, columns) * rows + clamp(row, rows)] ?? 0;
  const angle = driftingAngle((column, row) => contactAngle(changeAt(column, row)));
  const parts: Record<'litStars' | 'litSquares' | 'rest', string[]> = { litStars: [], litSquares: [], rest: [] };
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      parts[changeAt(column, row) > 0 ? 'litStars' : 'rest'].push(starAt(column, row, angle));
    }
  }
  for (let column = 0; column <= columns; column++) {
    for (let row = 0; row <= rows; row++) {
      parts[changeAt(column - 1, row - 1) > 0 ? 'litSquares' : 'rest'].push(squareAt(column, row, angle));
    }
  }
  return {
    columns,
    rows,
    litStars: parts.litStars.join(''),
    litSquares: parts.litSquares.join(''),
    rest: parts.rest.join(''),
  };
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}

/** One angle for each contact point, interpolated between the centres of the stars, so that neighbours agree. */
function driftingAngle(angleAt: (column: number, row: number) => number): ContactAngle {
  return (x, y) => {
    const [column, row] = [x / CELL - 0.5, y / CELL - 0.5];
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const across = (line: number) => mix(angleAt(left, line), angleAt(left + 1, line), column - left);
    return mix(across(top), across(top + 1), row - top);
  };
}

function mix(from: number, to: number, share: number): number {
  return from * (1 - share) + to * share;
}

function starAt(column: number, row: number, angle: ContactAngle): string {
  return closedPath(star(regularPolygon(8, [(column + 0.5) * CELL, (row + 0.5) * CELL], CELL / 2), angle));
}

function squareAt(column: number, row: number, angle: ContactAngle): string {
  const centre = [column * CELL, row * CELL] as const;
  const at = angle(...centre);
  const held = Math.abs(at - COLLINEAR) < 0.4 ? COLLINEAR + 0.4 : at;
  return closedPath(star(regularPolygon(4, centre, (CELL / 2) * Math.tan(Math.PI / 8), 45), () => held));
}
