import { regularPolygon, type Point } from '#app/blocks/lattice/strapwork.ts';
import type { StarOrder } from '#app/blocks/lattice/star-order.ts';
import { DEGREE, plus, polar } from './plane.ts';

/** A polygon of a tiling: its corners, in order around its centre. */
export interface Tile {
  corners: readonly Point[];
  centre: Point;
  /** True for the tiling's largest polygon, which contains the star. */
  star: boolean;
}

/** The tiles of one rectangle that repeats across and down; a star is at its origin. */
export interface Tiling {
  width: number;
  height: number;
  tiles: readonly Tile[];
}

/**
 * The four tilings, with a distance of 1 between the centres of neighbouring stars: hexagons alone, octagons with
 * squares, decagons with bow-ties, dodecagons with squares and hexagons.
 */
export const TILINGS: Record<StarOrder, Tiling> = {
  6: hexagons(),
  8: octagons(),
  10: decagons(),
  12: dodecagons(),
};

function regular(sides: number, centre: Point, inradius: number, turn: number, star = false): Tile {
  return { corners: regularPolygon(sides, centre, inradius, turn), centre, star };
}

/** The two stars of a rectangle: at its origin and at its centre. */
function twoStars(width: number, height: number): readonly Point[] {
  return [
    [0, 0],
    [width / 2, height / 2],
  ];
}

function hexagons(): Tiling {
  const [width, height] = [1, Math.sqrt(3)];
  return { width, height, tiles: twoStars(width, height).map((at) => regular(6, at, 0.5, 0, true)) };
}

/** Octagons have their corners on the axes of the rectangle, like the other stars, in offset rows. */
function octagons(): Tiling {
  const side = Math.SQRT2;
  const tiles = twoStars(side, side).flatMap((at) => [
    regular(8, at, 0.5, 0, true),
    regular(4, plus(at, [side / 2, 0]), 0.5 * Math.tan(22.5 * DEGREE), 0),
  ]);
  return { width: side, height: side, tiles };
}

function decagons(): Tiling {
  const [width, height] = [2 * Math.cos(36 * DEGREE), 2 * Math.sin(36 * DEGREE)];
  const tiles = twoStars(width, height).flatMap((at) => [
    regular(10, at, 0.5, 0, true),
    bowTie(plus(at, [width / 2, 0]), width, height),
  ]);
  return { width, height, tiles };
}

/** The gap between four decagons: an edge of the two beside it, a corner of the two above and below. */
function bowTie(centre: Point, width: number, height: number): Tile {
  const radius = 0.5 / Math.cos(18 * DEGREE);
  const corner = (across: number, down: number, degrees: number) =>
    plus(plus(centre, [(across * width) / 2, (down * height) / 2]), polar(radius, degrees));
  const corners = [
    corner(-1, 0, -18),
    corner(0, -1, 90),
    corner(1, 0, 198),
    corner(1, 0, 162),
    corner(0, 1, -90),
    corner(-1, 0, 18),
  ];
  return { corners, centre, star: false };
}

function dodecagons(): Tiling {
  const [width, height, edge] = [1, Math.sqrt(3), 1 / (3 + Math.sqrt(3))];
  const around = (at: Point): Tile[] => [
    regular(12, at, (1 - edge) / 2, 0, true),
    ...[0, 60, 120].map((turn) => regular(4, plus(at, polar(0.5, turn)), edge / 2, turn)),
    ...[30, 90].map((turn) => regular(6, plus(at, polar(1 / Math.sqrt(3), turn)), (edge * Math.sqrt(3)) / 2, turn)),
  ];
  return { width, height, tiles: twoStars(width, height).flatMap(around) };
}
