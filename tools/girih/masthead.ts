import type { StarOrder } from '#app/blocks/lattice/star-order.ts';
import type { Point } from '#app/blocks/lattice/strapwork.ts';
import { scaled } from './figures.ts';
import { plus } from './plane.ts';
import { LAYERS, layerGroup, tileLayers, type Layer, type Stage } from './stages.ts';
import { drawing, element } from './svg.ts';
import { TILINGS, type Tile } from './tiling.ts';

/** In pixels; `size` is the distance between neighbouring stars. */
interface Measures {
  width: number;
  height: number;
  size: Record<StarOrder, number>;
  halfWidth: number;
  dot: number;
}

/** Beside the text of a wide page; above it on a phone. Both are cropped from the side of the text. */
export const MASTHEADS: Record<'wide' | 'narrow', Measures> = {
  wide: { width: 860, height: 580, size: { 6: 94, 8: 106, 10: 116, 12: 158 }, halfWidth: 2.2, dot: 1.6 },
  narrow: { width: 420, height: 420, size: { 6: 54, 8: 61, 10: 66, 12: 92 }, halfWidth: 1.5, dot: 1.2 },
};

/** Shares of the width at which the lines and the straps begin. */
const BEGINS = { lines: 0.3, straps: 0.62 };
const MARGIN = 6;

/** A placed tile: its index in the repeat, its offset and its stage. */
interface Placed {
  tile: number;
  stage: Stage;
  at: Point;
}

/**
 * The lattice in the stages of its construction, from the side of the text on the left to the right: tiles, lines,
 * straps.
 */
export function mastheadDrawing(order: StarOrder, measures: Measures): string {
  const tiles = TILINGS[order].tiles.map((tile) => scaled(tile, measures.size[order]));
  const kinds = tiles.flatMap((tile, index) =>
    ([1, 2, 3] as const).map((stage) => [key(index, stage), tileLayers(order, tile, stage, measures)] as const),
  );
  const layersOf = new Map(kinds);
  const paths = kinds.flatMap(([name, layers]) =>
    LAYERS.flatMap((layer) => (layers[layer] ? element('path', { id: name + layer, d: layers[layer] }) : [])),
  );
  const placed = placesOf(order, measures, tiles);
  const uses = (layer: Layer) =>
    placed.flatMap(({ tile, stage, at: [x, y] }) =>
      layersOf.get(key(tile, stage))?.[layer] ? element('use', { href: `#${key(tile, stage)}${layer}`, x, y }) : [],
    );
  const groups = LAYERS.map((layer) => layerGroup(layer, uses(layer).join('')));
  return drawing(measures.width, measures.height, element('defs', {}, paths.join('')) + groups.join(''));
}

const key = (tile: number, stage: Stage): string => `${stage}${String.fromCharCode(97 + tile)}`;

/** Every visible tile; those between the stars only where lines are drawn. */
function placesOf(order: StarOrder, measures: Measures, tiles: readonly Tile[]): Placed[] {
  return origins(order, measures).flatMap((at) =>
    tiles.flatMap((tile, index) => {
      const moved = { ...tile, corners: tile.corners.map((corner) => plus(corner, at)), centre: plus(tile.centre, at) };
      const stage = stageOf(moved, measures, measures.size[order]);
      return stage && (tile.star || stage > 1) ? [{ tile: index, stage, at }] : [];
    }),
  );
}

/** Origins of the repeats, with a star at half the height: pages show more or less above and below. */
function origins(order: StarOrder, { width, height, size }: Measures): Point[] {
  const [across, down] = [TILINGS[order].width * size[order], TILINGS[order].height * size[order]];
  const rows = Math.ceil(height / down / 2) + 1;
  const columns = Math.ceil(width / across) + 2;
  return Array.from({ length: columns }, (_, column) => (column - 1) * across + size[order] * 0.6).flatMap((x) =>
    Array.from({ length: 2 * rows + 1 }, (_, row): Point => [x, height / 2 + (row - rows) * down]),
  );
}

/**
 * The stage of a tile, null when it is not shown. The boundaries of stages vary with the height, so that no column ends
 * at once; tiles between stars follow them; towards the text only whole tiles are shown.
 */
function stageOf({ corners, centre, star }: Tile, { width, height }: Measures, size: number): Stage | null {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const sway = size * 0.42 * (1 + Math.sin((centre[1] / size) * 1.9));
  const within = Math.min(...xs) >= MARGIN + sway && Math.min(...xs) < width;
  if (!within || Math.max(...ys) < 0 || Math.min(...ys) > height) return null;
  const share = (centre[0] - sway - (star ? 0 : size * 0.3)) / width;
  return share < BEGINS.lines ? 1 : share < BEGINS.straps ? 2 : 3;
}
