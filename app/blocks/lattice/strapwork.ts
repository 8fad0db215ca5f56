/** A point of a drawing, x to the end and y down. */
export type Point = readonly [x: number, y: number];

/** The contact angle, in degrees, at which straps leave the middle of an edge that lies at this point. */
export type ContactAngle = (x: number, y: number) => number;

const DEGREE = Math.PI / 180;

/** Corners of a regular polygon about a centre, clockwise; `turn` is the direction of one edge's normal in degrees. */
export function regularPolygon(sides: number, [x, y]: Point, inradius: number, turn = 0): Point[] {
  const radius = inradius / Math.cos(Math.PI / sides);
  return Array.from({ length: sides }, (_, corner) => {
    const angle = turn * DEGREE + ((2 * corner + 1) * Math.PI) / sides;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

interface Edge {
  middle: Point;
  along: Point;
  inward: Point;
  angle: number;
}

function edgeOf(from: Point, to: Point, angleAt: ContactAngle): Edge {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return { middle, along, inward: [-along[1], along[0]], angle: angleAt(...middle) * DEGREE };
}

/** The ray that leaves an edge's middle, forwards or backwards along the edge, turned inwards by the contact angle. */
function ray({ along, inward, angle }: Edge, sense: 1 | -1): Point {
  const straight = sense * Math.cos(angle);
  const across = Math.sin(angle);
  return [straight * along[0] + across * inward[0], straight * along[1] + across * inward[1]];
}

/** The point where the strap of an edge meets the strap of the next one; half way where the two are collinear. */
function crossing(edge: Edge, next: Edge): Point {
  const [ax, ay] = ray(edge, 1);
  const [bx, by] = ray(next, -1);
  const [dx, dy] = [next.middle[0] - edge.middle[0], next.middle[1] - edge.middle[1]];
  const determinant = ay * bx - ax * by;
  if (Math.abs(determinant) < 1e-3) return [edge.middle[0] + dx / 2, edge.middle[1] + dy / 2];
  const reach = (dy * bx - dx * by) / determinant;
  return [edge.middle[0] + reach * ax, edge.middle[1] + reach * ay];
}

/**
 * The star that Hankin's method draws inside a polygon of a tiling: from the middle of every edge two straps leave at a
 * contact angle and end where they meet their neighbours. Contact points and corners alternate, all the way round. The
 * angle is evaluated at the edge's middle, so polygons that share an edge agree on it and the straps continue.
 */
export function star(polygon: readonly Point[], angleAt: ContactAngle): Point[] {
  const edges = polygon.map((corner, index) =>
    edgeOf(corner, polygon[(index + 1) % polygon.length] ?? corner, angleAt),
  );
  return edges.flatMap((edge, index) => [edge.middle, crossing(edge, edges[(index + 1) % edges.length] ?? edge)]);
}

/** Closed path data in whole units with relative steps: short, and without rounding drift. */
export function closedPath(points: readonly Point[]): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const steps = whole.slice(1).map(([x, y], index) => {
    const [px, py] = whole[index] ?? [0, 0];
    return `${x - px} ${y - py}`;
  });
  return `M${whole[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}
