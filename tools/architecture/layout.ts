import type { Edge, Folder } from './folders.ts';

export interface Box {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  boxes: readonly Box[];
  /** The box around the folders below `app/`. */
  app: Box;
  width: number;
  height: number;
}

const BOX = { width: 156, height: 50 };
const GAP = { x: 22, y: 40, under: 12 };
const EDGE = 24;
const INSIDE = 22;
const HEAD = 34;
const BETWEEN = 64;
const BELOW = 28;
const PASSES = 4;
/** A folder that nearly all others import is drawn as the ground under them, without an arrow from each. */
const GROUND_SHARE = 0.7;
/** Position of `app/` for the order within a row: to the right of the others. */
const APP_PLACE = 1.5;

/** Folders that nearly all others may import: the ground of the drawing. */
export function groundOf(folders: readonly Folder[]): string[] {
  return folders
    .map(({ name }) => name)
    .filter((to) => folders.filter(({ imports }) => imports.has(to)).length > GROUND_SHARE * (folders.length - 1));
}

/** Folders without imports of their own that both sides import: they are in a row under both, without arrows. */
export function sharedOf(folders: readonly Folder[]): string[] {
  const ground = groundOf(folders);
  const takers = (name: string) =>
    folders.filter(({ imports }) => imports.get(name) === 'all').map((each) => each.name);
  return folders
    .filter(
      ({ name, imports }) =>
        !isApp(name) && !ground.includes(name) && [...imports.keys()].every((to) => ground.includes(to)),
    )
    .map(({ name }) => name)
    .filter((name) => takers(name).some(isApp) && takers(name).some((taker) => !isApp(taker)));
}

export function isApp(name: string): boolean {
  return name.startsWith('app/');
}

/** Two columns of rows, the server's folders and those of `app/`: an importing folder is above the imported one. */
export function layoutOf(folders: readonly Folder[], edges: readonly Edge[]): Layout {
  const ground = groundOf(folders);
  const shared = sharedOf(folders);
  const names = folders.map(({ name }) => name).filter((name) => ![...ground, ...shared, 'app/'].includes(name));
  const left = rowsOf(
    names.filter((name) => !isApp(name)),
    edges,
  );
  const right = rowsOf(names.filter(isApp), edges);
  const rows = Math.max(left.length, right.length);
  const bottom = EDGE + HEAD + rows * (BOX.height + GAP.y) + INSIDE;
  const app = {
    name: 'app/',
    x: EDGE + widthOf(left) + BETWEEN,
    y: EDGE,
    width: widthOf(right) + 2 * INSIDE,
    height: bottom - EDGE,
  };
  const width = app.x + app.width + EDGE;
  const stretched = (rows * (BOX.height + GAP.y)) / left.length;
  const whole = { x: EDGE, width: width - 2 * EDGE };
  const under = [...(shared.length > 0 ? [shared.toSorted()] : []), ...ground.map((name) => [name])].flatMap(
    (row, at) => spread(row, whole, bottom + BELOW + at * (BOX.height + GAP.under)),
  );
  return {
    boxes: [
      ...place(left, EDGE, widthOf(left), { bottom: bottom - INSIDE, step: stretched }),
      ...place(right, app.x + INSIDE, widthOf(right), { bottom: bottom - INSIDE, step: BOX.height + GAP.y }),
      ...under,
    ],
    app,
    width,
    height: Math.max(...under.map(({ y, height }) => y + height), bottom) + EDGE,
  };
}

/** Rows from the top; within a row the order with the fewest crossing edges, then by name. */
function rowsOf(names: readonly string[], edges: readonly Edge[]): string[][] {
  const inside = edges.filter(({ from, to }) => names.includes(from) && names.includes(to));
  // Two folders that import each other are not followed twice.
  const rankOf = (name: string, above: readonly string[] = []): number => {
    const below = inside.filter(({ from, to }) => from === name && to !== name && !above.includes(to));
    return Math.max(0, ...below.map(({ to }) => rankOf(to, [...above, name]) + 1));
  };
  const ranks = new Map(names.map((name) => [name, rankOf(name)] as const));
  const top = Math.max(...ranks.values());
  const rows = Array.from({ length: top + 1 }, (_, row) =>
    names.filter((name) => ranks.get(name) === top - row).toSorted(),
  );
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const [at, row] of rows.entries()) rows[at] = ordered(row, rows, edges);
  return rows;
}

function ordered(row: readonly string[], rows: readonly (readonly string[])[], edges: readonly Edge[]): string[] {
  const placeOf = new Map(rows.flatMap((each) => each.map((name, at) => [name, (at + 0.5) / each.length] as const)));
  if (!rows.flat().some(isApp)) placeOf.set('app/', APP_PLACE);
  const middle = (name: string): number => {
    const near = edges.flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []));
    const known = near.flatMap((each) => placeOf.get(each) ?? []);
    return known.reduce((sum, each) => sum + each, 0) / (known.length || 1);
  };
  return row.toSorted((a, b) => middle(a) - middle(b) || (a < b ? -1 : 1));
}

function widthOf(rows: readonly (readonly string[])[]): number {
  return Math.max(...rows.map(({ length }) => length * BOX.width + (length - 1) * GAP.x));
}

/** Centres each row; the last row is at the bottom. */
function place(
  rows: readonly (readonly string[])[],
  x: number,
  width: number,
  { bottom, step }: { bottom: number; step: number },
): Box[] {
  return rows.flatMap((row, at) => {
    const own = row.length * BOX.width + (row.length - 1) * GAP.x;
    const y = Math.round(bottom - BOX.height - (rows.length - 1 - at) * step);
    return row.map((name, place) => ({ name, x: x + (width - own) / 2 + place * (BOX.width + GAP.x), y, ...BOX }));
  });
}

/** Spreads boxes of equal width over the whole drawing. */
function spread(row: readonly string[], { x, width }: Pick<Box, 'x' | 'width'>, y: number): Box[] {
  const own = Math.floor((width - (row.length - 1) * GAP.x) / row.length);
  return row.map((name, at) => ({ name, x: x + at * (own + GAP.x), y, width: own, height: BOX.height }));
}
