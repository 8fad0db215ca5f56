import type { StarOrder } from '#app/blocks/lattice/star-order.ts';
import type { Point } from '#app/blocks/lattice/strapwork.ts';
import { edgeMiddles } from './contact.ts';
import { hexagonOf, scaled, STAR_POLYGONS, starOutline, starPolygonAbout, strandsOf } from './figures.ts';
import { DEGREE, distance } from './plane.ts';
import { circles, closedPaths, drawing, element, openPath } from './svg.ts';
import { TILINGS, type Tile } from './tiling.ts';
import { closedStrapEdges, strapEdges } from './weave.ts';

/**
 * Stages of a lattice's construction: its tiles with their contact points, the lines between these, the woven straps.
 */
export type Stage = 1 | 2 | 3;

/** The layers of a tile, from the bottom up. */
export const LAYERS = ['lit', 'tile', 'circle', 'line', 'strap', 'eye', 'contact'] as const;
export type Layer = (typeof LAYERS)[number];
/** Path data of each layer; empty when a stage has none. */
type TileLayers = Record<Layer, string>;

const WEIGHTS: Record<Layer, Record<string, string | number>> = {
  lit: { opacity: 0.1, fill: '#000', stroke: 'none' },
  tile: { opacity: 0.4, 'stroke-width': 0.75 },
  circle: { opacity: 0.55, 'stroke-width': 0.6, 'stroke-dasharray': '2 3' },
  line: { opacity: 0.75, 'stroke-width': 0.9 },
  strap: { 'stroke-width': 0.9 },
  eye: { opacity: 0.8, 'stroke-width': 0.75 },
  contact: { fill: '#000', stroke: 'none' },
};

/** A group with a layer's weight; the opacity applies to the group, so that overlaps do not show. */
export function layerGroup(layer: Layer, content: string): string {
  return content && element('g', WEIGHTS[layer], content);
}

/** The layers of a tile at a stage, with the half width of its straps and the radius of its contact points. */
export function tileLayers(
  order: StarOrder,
  tile: Tile,
  stage: Stage,
  { halfWidth, dot }: { halfWidth: number; dot: number },
): TileLayers {
  const figure = STAR_POLYGONS[order];
  const strands = strandsOf(tile, figure);
  const middles = edgeMiddles(tile.corners);
  const [begun, woven] = [stage === 1 && tile.star, stage === 3 && tile.star];
  return {
    lit: woven ? closedPaths([starOutline(tile, figure, halfWidth)]) : '',
    tile: stage < 3 ? closedPaths([tile.corners]) : '',
    circle: begun ? circles([tile.centre], radiusOf(tile)) + openPath(diameters(middles)) : '',
    line: stage === 2 ? openPath(strands.map(({ points }) => points)) : '',
    strap: stage === 3 ? openPath(strapEdges(strands, halfWidth)) : '',
    eye: woven ? eyeOf(order, tile, halfWidth) : '',
    contact: begun ? circles(middles, dot) : '',
  };
}

function radiusOf({ corners, centre }: Tile): number {
  return distance(corners[0] ?? centre, centre);
}

function diameters(middles: readonly Point[]): Point[][] {
  const half = middles.length / 2;
  return middles.slice(0, half).map((from, index) => [from, middles[index + half] ?? from]);
}

/** The star in the polygon that chords leave open, from the middles of its edges; a hexagon when straps turn back. */
function eyeOf(order: StarOrder, tile: Tile, halfWidth: number): string {
  const { degrees, skip } = STAR_POLYGONS[order];
  const inradius = distance(edgeMiddles(tile.corners)[0] ?? tile.centre, tile.centre);
  if (skip === null) return closedPaths([hexagonOf(tile.centre, inradius * 0.26)]);
  const radius = inradius * Math.cos(degrees * DEGREE) - halfWidth;
  return openPath(starPolygonAbout(tile.centre, order, order / 2 - 1, radius, degrees));
}

const BOX = 108;
const RADIUS = 48.5;
const STEP = { halfWidth: 1.6, dot: 1.8 };

/** The star's tile at the three stages of its construction, side by side. */
export function stagesDrawing(order: StarOrder): string {
  const unit = TILINGS[order].tiles.find(({ star }) => star);
  if (!unit) throw new RangeError(`The tiling of order ${order} has no star.`);
  const tile = scaled(unit, RADIUS / radiusOf(unit));
  const boxes = ([1, 2, 3] as const).map((stage, index) => {
    const layers = withGround(order, tile, stage, tileLayers(order, tile, stage, STEP));
    const content = LAYERS.map((layer) => layerGroup(layer, layers[layer] && element('path', { d: layers[layer] })));
    return element('g', { transform: `translate(${BOX * (index + 0.5)} ${BOX / 2})` }, content.join(''));
  });
  return drawing(3 * BOX, BOX, boxes.join(''));
}

/**
 * In a step drawing the tile is alone: the tile and its circle are drawn at every stage, the contact points until
 * straps cover them.
 */
function withGround(order: StarOrder, tile: Tile, stage: Stage, layers: TileLayers): TileLayers {
  return {
    ...layers,
    tile: closedPaths([tile.corners]),
    circle: layers.circle || circles([tile.centre], radiusOf(tile)),
    strap: layers.strap && openPath(closedStrapEdges(strandsOf(tile, STAR_POLYGONS[order]), STEP.halfWidth)),
    contact: stage < 3 ? circles(edgeMiddles(tile.corners), STEP.dot) : '',
  };
}
