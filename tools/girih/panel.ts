import type { StarOrder } from '#app/blocks/lattice/star-order.ts';
import { closedPath, regularPolygon, star, type Point } from '#app/blocks/lattice/strapwork.ts';
import { hexagonOf, OPEN_STARS, scaled, starAbout, starOutline, strandsOf } from './figures.ts';
import { DEGREE, plus } from './plane.ts';
import { closedPaths, drawing, element, openPath } from './svg.ts';
import { TILINGS } from './tiling.ts';
import { strapEdges } from './weave.ts';

/** Pixels between neighbouring stars, and the radii of the small star in the centre of a large one. */
const MEASURES: Record<StarOrder, { size: number; tips: number; corners: number }> = {
  6: { size: 82, tips: 10.6, corners: 0 },
  8: { size: 92, tips: 13.8, corners: 9.2 },
  10: { size: 104, tips: 19.8, corners: 12.5 },
  12: { size: 150, tips: 18, corners: 11.2 },
};
const HALF_WIDTH = 1.8;
const LIT = 0.1;

/** Minimum size of a drawing: a wider box repeats it. */
const LEAST = { width: 1600, height: 400 };

/** A field of interlaced straps with filled stars, a star at its centre, its edges on the repeat. */
export function panelDrawing(order: StarOrder): string {
  const { size } = MEASURES[order];
  const [width, height] = [TILINGS[order].width * size, TILINGS[order].height * size];
  const [across, down] = [evenCount(LEAST.width / width), evenCount(LEAST.height / height)];
  const unit = element('g', { id: 'unit' }, unitContent(order));
  const row = element('g', { id: 'row' }, laidOut('unit', across, [width, 0]));
  return drawing(across * width, down * height, element('defs', {}, unit + row) + laidOut('row', down, [0, height]));
}

/** With an even number of repeats the centre is at a repeat's corner, where a star is. */
function evenCount(count: number): number {
  return 2 * Math.ceil(count / 2);
}

/** A piece repeated, with one more at either end: tiles extend over the edges of their repeat. */
function laidOut(id: string, count: number, [x, y]: Point): string {
  return Array.from({ length: count + 2 }, (_, index) =>
    element('use', { href: `#${id}`, x: (index - 1) * x, y: (index - 1) * y }),
  ).join('');
}

function unitContent(order: StarOrder): string {
  const figure = OPEN_STARS[order];
  const tiles = TILINGS[order].tiles.map((tile) => scaled(tile, MEASURES[order].size));
  const stars = tiles.filter((tile) => tile.star);
  const lit = closedPaths(stars.map((tile) => starOutline(tile, figure, HALF_WIDTH)));
  const edges = tiles.flatMap((tile) => strapEdges(strandsOf(tile, figure), HALF_WIDTH));
  const hearts = stars.map(({ centre }) => heartOf(order, centre));
  return (
    element('path', { d: lit, fill: '#000', 'fill-opacity': LIT, stroke: 'none' }) +
    element('path', { d: openPath(edges) + closedPaths(hearts) })
  );
}

function heartOf(order: StarOrder, centre: Point): Point[] {
  const { tips, corners } = MEASURES[order];
  return corners ? starAbout(centre, order, tips, corners) : hexagonOf(centre, tips);
}

const BAND_CELL = 60;

/** A plain band of the eight-fold lattice, one star high: fine lines, no weave. */
export function bandDrawing(): string {
  const angle = () => OPEN_STARS[8].degrees;
  const half = BAND_CELL / 2;
  const octagon = regularPolygon(8, [half, half], half);
  const square = regularPolygon(4, [0, 0], half * Math.tan(22.5 * DEGREE), 45);
  const corners: Point[] = [0, 1].flatMap((x) => [0, 1].map((y): Point => [x * BAND_CELL, y * BAND_CELL]));
  const squares = corners.map((at) =>
    closedPath(
      star(
        square.map((corner) => plus(corner, at)),
        angle,
      ),
    ),
  );
  return drawing(BAND_CELL, BAND_CELL, element('path', { d: closedPath(star(octagon, angle)) + squares.join('') }));
}
