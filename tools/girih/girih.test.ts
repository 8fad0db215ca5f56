import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '#app/blocks/lattice/strapwork.ts';
import { edgeMiddles, strandsIn, type Strand } from './contact.ts';
import { STAR_ORDERS } from './drawings.ts';
import { OPEN_STARS, STAR_POLYGONS, starOutline, strandsOf, type Figure } from './figures.ts';
import { cross, direction, distance, minus } from './plane.ts';
import { TILINGS, type Tile, type Tiling } from './tiling.ts';
import { closedStrapEdges, passagesOf, strapEdges } from './weave.ts';

const HALF_WIDTH = 0.02;
const FIGURES = STAR_ORDERS.flatMap((order) => [
  { order, name: 'open stars', figure: OPEN_STARS[order] },
  { order, name: 'star polygons', figure: STAR_POLYGONS[order] },
]);

/** A point's position modulo the repeat, so that points of adjacent repeats match. */
function place({ width, height }: Tiling, [x, y]: Point): string {
  const within = (value: number, period: number) => ((Math.round((value / period) * 1e4) % 1e4) + 1e4) % 1e4;
  return `${within(x, width)} ${within(y, height)}`;
}

function counted(names: readonly string[]): number[] {
  return Object.values(Object.groupBy(names, (name) => name)).map((same) => same?.length ?? 0);
}

function areaOf({ corners }: Tile): number {
  const next = (index: number) => corners[(index + 1) % corners.length] ?? [0, 0];
  return Math.abs(corners.reduce((sum, corner, index) => sum + cross(corner, next(index)), 0)) / 2;
}

describe.each(STAR_ORDERS)('the tiling of order %i', (order) => {
  const tiling = TILINGS[order];

  it('covers its rectangle without a gap or an overlap', () => {
    const sum = tiling.tiles.reduce((area, tile) => area + areaOf(tile), 0);
    expect(sum).toBeCloseTo(tiling.width * tiling.height, 9);
  });

  it('repeats without a seam: every edge belongs to two tiles, of this repeat or the next', () => {
    const middles = tiling.tiles.flatMap(({ corners }) => edgeMiddles(corners).map((point) => place(tiling, point)));
    expect(new Set(counted(middles))).toEqual(new Set([2]));
  });

  it('has edges of one length and two stars, at the corner and in the middle', () => {
    const lengths = tiling.tiles.flatMap(({ corners }) =>
      corners.map((corner, index) => distance(corner, corners[(index + 1) % corners.length] ?? corner)),
    );
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(1e-9);
    const stars = tiling.tiles.filter(({ star }) => star);
    expect(stars.map(({ corners }) => corners.length)).toEqual([order, order]);
    expect(stars[1]?.centre).toEqual([tiling.width / 2, tiling.height / 2]);
  });
});

describe.each(FIGURES)('straps of order $order, $name', ({ order, figure }) => {
  const tiling = TILINGS[order];
  const strands = tiling.tiles.flatMap((tile) => strandsOf(tile, figure));

  it('meet those of the neighbouring tile: at every contact point two begin and two end', () => {
    const [begins, ends] = [0, -1].map((end) =>
      counted(strands.map(({ points }) => place(tiling, points.at(end) ?? [0, 0]))),
    );
    expect(new Set(begins)).toEqual(new Set([2]));
    expect(new Set(ends)).toEqual(new Set([2]));
  });

  it('run straight on across the edge', () => {
    const leaving = directionsAt(tiling, strands, ({ points: [from, to] }) => [from, to]);
    const arriving = directionsAt(tiling, strands, ({ points }) => [points.at(-1), points.at(-2)]);
    for (const [a, b] of [...leaving.values(), ...arriving.values()]) {
      expect(a?.[0]).toBeCloseTo(-(b?.[0] ?? 0), 6);
      expect(a?.[1]).toBeCloseTo(-(b?.[1] ?? 0), 6);
    }
  });

  it('are woven: where two cross, one goes over and one under, and on its way each takes turns', () => {
    for (const tile of tiling.tiles) {
      const own = strandsOf(tile, figure);
      const passages = own.map((strand) => passagesOf(strand, own));
      const all = passages.flat();
      expect(all.filter(({ over }) => over)).toHaveLength(all.filter(({ over }) => !over).length);
      for (const met of passages) expect(met.length % 2, 'over at its start and under at its end').toBe(0);
      expect(crossedTwiceAlike(own)).toBe(0);
    }
  });

  it('have edges that the next tile takes up where they leave a contact point above', () => {
    const begins = tiling.tiles.flatMap((tile) => {
      const own = strandsOf(tile, figure);
      const middles = edgeMiddles(tile.corners);
      return strapEdges(own, HALF_WIDTH)
        .flatMap((edge) => edge.slice(0, 1))
        .filter((point) => middles.some((middle) => Math.abs(distance(middle, point) - HALF_WIDTH) < 1e-9));
    });
    expect(begins.length).toBeGreaterThan(0);
    expect(new Set(counted(begins.map((point) => place(tiling, point))))).toEqual(new Set([2]));
  });

  it('leave a star open with twice as many points as its order', () => {
    for (const tile of tiling.tiles.filter(({ star }) => star)) {
      const radii = starOutline(tile, figure, HALF_WIDTH).map((point) => distance(point, tile.centre));
      expect(radii).toHaveLength(2 * order);
      const [tips, corners] = [0, 1].map((odd) => radii.filter((_, index) => index % 2 === odd));
      expect(Math.min(...(tips ?? []))).toBeGreaterThan(Math.max(...(corners ?? [])));
    }
  });
});

function directionsAt(
  tiling: Tiling,
  strands: readonly Strand[],
  leg: (strand: Strand) => readonly (Point | undefined)[],
): Map<string, Point[]> {
  const found = new Map<string, Point[]>();
  for (const strand of strands) {
    const [from = [0, 0], to = [0, 0]] = leg(strand);
    const at = place(tiling, from);
    found.set(at, [...(found.get(at) ?? []), direction(from, to)]);
  }
  return found;
}

/** Crossings at which both strands go over, or both under. */
function crossedTwiceAlike(strands: readonly Strand[]): number {
  const seen = strands.flatMap((strand) =>
    passagesOf(strand, strands).map(({ leg, at, over }) => {
      const [from = [0, 0], to = [0, 0]] = strand.points.slice(leg, leg + 2);
      const along = direction(from, to);
      const point = [from[0] + along[0] * at, from[1] + along[1] * at].map((value) => Math.round(value * 1e6));
      return { point: point.join(' '), over };
    }),
  );
  const pairs = Object.values(Object.groupBy(seen, ({ point }) => point));
  return pairs.filter((pair) => pair?.length !== 2 || pair[0]?.over === pair[1]?.over).length;
}

describe('polygons in contact', () => {
  const angle = fc.double({ min: 46, max: 72, noNaN: true });

  it('gives every tile as many straps as it has edges, whatever the contact angle', () => {
    fc.assert(
      fc.property(angle, fc.constantFrom(...STAR_ORDERS), (degrees, order) => {
        for (const tile of TILINGS[order].tiles) expect(strandsIn(tile, degrees)).toHaveLength(tile.corners.length);
      }),
    );
  });

  it('keeps straps inside their tile', () => {
    fc.assert(
      fc.property(angle, fc.constantFrom(...STAR_ORDERS), (degrees, order) => {
        const figure: Figure = { degrees, skip: null };
        for (const tile of TILINGS[order].tiles) {
          const most = Math.max(...tile.corners.map((corner) => Math.hypot(...minus(corner, tile.centre))));
          for (const { points } of strandsOf(tile, figure))
            for (const point of points) expect(distance(point, tile.centre)).toBeLessThan(most);
        }
      }),
    );
  });
});

describe('the straps of a tile that stands alone', () => {
  it.each(STAR_ORDERS)('turn into each other at the contact points: order %i has no loose end', (order) => {
    const star = TILINGS[order].tiles.find((tile) => tile.star);
    const strands = star ? strandsOf(star, STAR_POLYGONS[order]) : [];
    const name = ([x, y]: Point) => `${Math.round(x * 1e6)} ${Math.round(y * 1e6)}`;
    const edges = closedStrapEdges(strands, HALF_WIDTH);
    const tips = edges.flatMap((edge) => [edge[0], edge.at(-1)]).map((point) => name(point ?? [0, 0]));
    const inner = strands.flatMap((strand) => passagesOf(strand, strands)).filter(({ over }) => !over).length;
    // Two edges on either side of each strap above one that goes under; every other end meets the neighbour's end.
    expect(counted(tips).filter((same) => same === 1)).toHaveLength(4 * inner);
    expect(counted(tips).filter((same) => same === 2)).toHaveLength(2 * order);
  });
});
