import { regularPolygon, type Point } from '#app/blocks/lattice/strapwork.ts';
import type { StarOrder } from '#app/blocks/lattice/star-order.ts';
import { chordsIn, strandsIn, type Strand } from './contact.ts';
import { beside, direction, dot, minus, normal, plus, pointAt, polar, reach, times, type Line } from './plane.ts';
import type { Tile } from './tiling.ts';

/**
 * Geometry of one order's straps: their contact angle, and how far chords reach where straps continue through a star.
 */
export interface Figure {
  degrees: number;
  /** Straps continue to the n-th edge after their own; null: they turn back where they first meet. */
  skip: number | null;
}

/** Straps that turn back leave a star open, which is filled: used for the panels. */
export const OPEN_STARS: Record<StarOrder, Figure> = {
  6: { degrees: 50, skip: null },
  8: { degrees: 66, skip: null },
  10: { degrees: 60, skip: null },
  12: { degrees: 70, skip: null },
};

/**
 * Straps that continue form a star polygon around an eye: the mastheads and the steps, which show the construction. A
 * chord to the n-th edge of k starts at 180·n/k degrees. In a hexagon chords are two triangles: there straps turn back.
 */
export const STAR_POLYGONS: Record<StarOrder, Figure> = {
  6: { degrees: 50, skip: null },
  8: { degrees: 67.5, skip: 3 },
  10: { degrees: 54, skip: 3 },
  12: { degrees: 60, skip: 4 },
};

/** The strands of a tile. Only stars have chords: in other tiles straps always turn back. */
export function strandsOf(tile: Tile, { degrees, skip }: Figure): Strand[] {
  return tile.star && skip !== null ? chordsIn(tile, skip) : strandsIn(tile, degrees);
}

/** The outline of a star inside its straps: a tip for each edge of its tile, and a corner between two tips. */
export function starOutline(tile: Tile, { degrees }: Figure, halfWidth: number): Point[] {
  const sides = strandsIn(tile, degrees)
    .sort((a, b) => bearing(tile, a) - bearing(tile, b))
    .map((strand) => innerSides(tile, strand, halfWidth));
  return sides.flatMap(([leaving, arriving], index) => {
    const before = sides.at(index - 1)?.[1];
    return leaving && arriving && before ? [meeting(leaving, before), meeting(leaving, arriving)] : [];
  });
}

function bearing({ centre }: Tile, { points }: Strand): number {
  const [x, y] = minus(points[1] ?? centre, centre);
  return Math.atan2(y, x);
}

/** The edges of a strap's two legs on the side of the tile's centre. */
function innerSides({ centre }: Tile, { points }: Strand, halfWidth: number): Line[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const along = direction(from, to);
    const towards = dot(normal(along), minus(centre, from)) > 0 ? 1 : -1;
    return beside({ through: from, along }, towards * halfWidth);
  });
}

function meeting(line: Line, other: Line): Point {
  return pointAt(line, reach(line, other) ?? 0);
}

/** A star around a point: tips at one radius, corners at another, the first tip to the right. */
export function starAbout(centre: Point, tips: number, outer: number, inner: number): Point[] {
  return Array.from({ length: 2 * tips }, (_, index) =>
    plus(centre, polar(index % 2 ? inner : outer, (180 / tips) * index)),
  );
}

/** The centre of a six-pointed star, where a second star would be too small to see. */
export function hexagonOf(centre: Point, radius: number): Point[] {
  return regularPolygon(6, centre, radius * Math.cos(Math.PI / 6), 30);
}

/**
 * The lines of a star polygon around a point: every corner joined to the `skip`-th after it, the first in a given
 * direction.
 */
export function starPolygonAbout(
  centre: Point,
  corners: number,
  skip: number,
  radius: number,
  degrees: number,
): Point[][] {
  const corner = (index: number) => plus(centre, polar(radius, degrees + (360 / corners) * index));
  return Array.from({ length: corners }, (_, index) => [corner(index), corner(index + skip)]);
}

/** The tile scaled about the origin. */
export function scaled({ corners, centre, star }: Tile, size: number): Tile {
  return { corners: corners.map((corner) => times(corner, size)), centre: times(centre, size), star };
}
