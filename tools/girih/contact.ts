import type { Point } from '#app/blocks/lattice/strapwork.ts';
import {
  direction,
  distance,
  DEGREE,
  dot,
  middle,
  minus,
  normal,
  plus,
  pointAt,
  reach,
  times,
  type Line,
} from './plane.ts';
import type { Tile } from './tiling.ts';

/** One of the two rays from the middle of an edge, turned inwards by the contact angle. */
interface Ray extends Line {
  edge: number;
  /** True when the ray runs forwards along the edge; of the two straps that cross there it bridges the other. */
  forwards: boolean;
}

/**
 * One strap inside a tile: from the middle of one edge to the middle of another, over at its start and under at its
 * end.
 */
export interface Strand {
  points: readonly Point[];
  /** The direction of the strap that bridges this one at its end. */
  bridge: Point;
}

/**
 * Hankin's method, polygons in contact: two rays start in the middle of every edge at the contact angle, and each ends
 * where it first meets an approaching ray of another edge. The nearest meetings are taken first, which also works for
 * concave polygons (the bow-tie).
 */
export function strandsIn(tile: Tile, degrees: number): Strand[] {
  const rays = raysOf(clockwise(tile.corners), degrees);
  const taken = new Set<Ray>();
  return meetings(rays)
    .sort((a, b) => a.length - b.length)
    .flatMap(({ over, under, at }) => {
      if (taken.has(over) || taken.has(under)) return [];
      taken.add(over).add(under);
      const bridge = rays.find((ray) => ray.forwards && ray.edge === under.edge) ?? over;
      return [{ points: [over.through, at, under.through], bridge: bridge.along }];
    });
}

/** Straps that continue through a regular tile as chords, each to the `skip`-th edge after its own: a star polygon. */
export function chordsIn(tile: Tile, skip: number): Strand[] {
  const middles = edgeMiddles(clockwise(tile.corners));
  const after = (edge: number) => middles[(edge + skip) % middles.length] ?? [0, 0];
  return middles.map((from, edge) => {
    const to = after(edge);
    return { points: [from, to], bridge: direction(to, after(edge + skip)) };
  });
}

/** The contact points of a tile: the middles of its edges. */
export function edgeMiddles(corners: readonly Point[]): Point[] {
  return corners.map((corner, index) => middle(corner, corners[(index + 1) % corners.length] ?? corner));
}

/** The corners in the orientation in which a quarter turn of an edge points inwards. */
function clockwise(corners: readonly Point[]): readonly Point[] {
  const area = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? [...corners].reverse() : corners;
}

function raysOf(corners: readonly Point[], degrees: number): Ray[] {
  const middles = edgeMiddles(corners);
  return corners.flatMap((corner, edge) => {
    const along = direction(corner, corners[(edge + 1) % corners.length] ?? corner);
    const inward = times(normal(along), Math.sin(degrees * DEGREE));
    const through = middles[edge] ?? corner;
    const ray = (forwards: boolean): Ray => ({
      edge,
      forwards,
      through,
      along: plus(times(along, (forwards ? 1 : -1) * Math.cos(degrees * DEGREE)), inward),
    });
    return [ray(true), ray(false)];
  });
}

interface Meeting {
  over: Ray;
  under: Ray;
  at: Point;
  length: number;
}

function meetings(rays: readonly Ray[]): Meeting[] {
  const [forwards, backwards] = [rays.filter((ray) => ray.forwards), rays.filter((ray) => !ray.forwards)];
  return forwards.flatMap((over) =>
    backwards.flatMap((under) => (over.edge === under.edge ? [] : (meeting(over, under) ?? []))),
  );
}

function meeting(over: Ray, under: Ray): Meeting | null {
  const there = reach(over, under);
  const back = reach(under, over);
  if (there === null || back === null) return headOn(over, under);
  if (there < 1e-6 || back < 1e-6) return null;
  return { over, under, at: pointAt(over, there), length: there + back };
}

/** Two rays on one line meet half way when they point towards each other. */
function headOn(over: Ray, under: Ray): Meeting | null {
  const apart = minus(under.through, over.through);
  const length = distance(over.through, under.through);
  const facing = dot(apart, over.along) > length - 1e-6 && dot(over.along, under.along) < 0;
  return facing ? { over, under, at: middle(over.through, under.through), length } : null;
}
