import type { Point } from '#app/blocks/lattice/strapwork.ts';
import type { Strand } from './contact.ts';
import { beside, direction, distance, pointAt, reach, type Line } from './plane.ts';

export type Polyline = readonly Point[];

/** A straight part of a strand. */
interface Leg extends Line {
  length: number;
}

/** A crossing of a strand with another one inside its tile. */
export interface Passage {
  leg: number;
  /** Distance along the leg. */
  at: number;
  /** The direction of the other strand. */
  other: Point;
  over: boolean;
}

/**
 * The edges of the woven straps of one tile: each strap has two, and they stop where it goes under another one. A
 * strand begins over and ends under; the strands of the next tile begin over on the other side of the same contact
 * point, so that the weave continues from tile to tile.
 */
export function strapEdges(strands: readonly Strand[], halfWidth: number): Polyline[] {
  return edgesOf(strands, halfWidth, (strand, offset) => ({
    begin: () => 0,
    end: (side) => shadow(side, bridgeOf(strand), offset)[0],
  }));
}

/** The strap edges of a single tile: without a neighbour at its contact points, each strap turns into the next. */
export function closedStrapEdges(strands: readonly Strand[], halfWidth: number): Polyline[] {
  return edgesOf(strands, halfWidth, (strand, offset) => {
    const start = strand.points[0] ?? [0, 0];
    const before = strands.find(({ points }) => distance(points.at(-1) ?? [Infinity, 0], start) < 1e-6) ?? strand;
    return {
      begin: (side) => reach(side, beside(legsOf(before).at(-1) ?? side, offset)) ?? 0,
      end: (side) => reach(side, beside(bridgeOf(strand), offset)) ?? 0,
    };
  });
}

/** Start of an edge on its first leg and its end on the last one, as distances along the leg. */
interface Ends {
  begin(side: Line): number;
  end(side: Line): number;
}

function edgesOf(
  strands: readonly Strand[],
  halfWidth: number,
  endsOf: (strand: Strand, offset: number) => Ends,
): Polyline[] {
  return strands.flatMap((strand) => {
    const under = passagesOf(strand, strands).filter(({ over }) => !over);
    return [halfWidth, -halfWidth].flatMap((offset) => edgeOf(strand, under, offset, endsOf(strand, offset)));
  });
}

function bridgeOf({ points, bridge }: Strand): Line {
  return { through: points.at(-1) ?? [0, 0], along: bridge };
}

/**
 * Crossings of a strand between its ends, in order. Over at its start, it goes under the first, over the second, and so
 * on.
 */
export function passagesOf(strand: Strand, strands: readonly Strand[]): Passage[] {
  return strands
    .filter((other) => other !== strand)
    .flatMap((other) => crossings(strand, other))
    .sort((a, b) => a.leg - b.leg || a.at - b.at)
    .map((passage, index) => ({ ...passage, over: index % 2 === 1 }));
}

function legsOf({ points }: Strand): Leg[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { through: from, along: direction(from, to), length: distance(from, to) };
  });
}

/** Shared ends are not crossings: straps from one contact point diverge there. */
function crossings(strand: Strand, other: Strand): Omit<Passage, 'over'>[] {
  return legsOf(strand).flatMap((mine, leg) =>
    legsOf(other).flatMap((theirs) => {
      const at = reach(mine, theirs);
      return at !== null && within(at, mine) && within(reach(theirs, mine) ?? -1, theirs)
        ? [{ leg, at, other: theirs.along }]
        : [];
    }),
  );
}

function within(at: number, { length }: Leg): boolean {
  return at > 1e-6 && at < length - 1e-6;
}

/** One edge of a strap at an offset from its middle, in pieces: it is cut where the strap passes under another. */
function edgeOf(strand: Strand, under: readonly Passage[], offset: number, ends: Ends): Polyline[] {
  const legs = legsOf(strand);
  const sides = legs.map((leg) => beside(leg, offset));
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  sides.forEach((side, index) => {
    if (index === 0) piece.push(pointAt(side, ends.begin(side)));
    for (const { at, other } of under.filter(({ leg }) => leg === index)) {
      const [into, out] = shadow(side, { through: pointAt(legs[index] ?? side, at), along: other }, offset);
      pieces.push([...piece, pointAt(side, into)]);
      piece = [pointAt(side, out)];
    }
    const next = sides[index + 1];
    piece.push(pointAt(side, next ? (reach(side, next) ?? 0) : ends.end(side)));
  });
  return [...pieces, piece];
}

/** The distances along a line between which it lies below a strap of the same width. */
function shadow(line: Line, strap: Line, halfWidth: number): [into: number, out: number] {
  const [one = 0, another = 0] = [halfWidth, -halfWidth].map((by) => reach(line, beside(strap, by)) ?? 0);
  return [Math.min(one, another), Math.max(one, another)];
}
