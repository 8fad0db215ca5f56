import type { Point } from '#app/blocks/lattice/strapwork.ts';

export const DEGREE = Math.PI / 180;

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const middle = (a: Point, b: Point): Point => times(plus(a, b), 0.5);
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const direction = (from: Point, to: Point): Point => times(minus(to, from), 1 / distance(from, to));
/** A quarter turn: to the left of a direction when y points up, to its right on a screen. */
export const normal = (a: Point): Point => [-a[1], a[0]];
export const polar = (radius: number, degrees: number): Point => [
  radius * Math.cos(degrees * DEGREE),
  radius * Math.sin(degrees * DEGREE),
];

/** A straight line through a point. `along` has length one, so that a parameter is a distance. */
export interface Line {
  through: Point;
  along: Point;
}

/** Distance along the first line to its intersection with the second; null when they are parallel. */
export function reach(line: Line, other: Line): number | null {
  const determinant = cross(line.along, other.along);
  return Math.abs(determinant) < 1e-9 ? null : cross(minus(other.through, line.through), other.along) / determinant;
}

export const pointAt = ({ through, along }: Line, distanceAlong: number): Point =>
  plus(through, times(along, distanceAlong));

/** A line shifted to the side of its normal. */
export const beside = ({ through, along }: Line, by: number): Line => ({
  through: plus(through, times(normal(along), by)),
  along,
});
