import { hierarchy, treemap, treemapSquarify, type HierarchyRectangularNode } from 'd3-hierarchy';
import { HEAT_SHAPE_NAMES, HEAT_SHAPES, SECTOR_LINE, SECTOR_WIDTH } from './heat-map-data.ts';
import type { Box, HeatMapData, HeatMeasure, HeatSector, HeatSectorName, HeatShape } from './heat-map-data.ts';

export interface HeatItem {
  symbol: string;
  sector: HeatSectorName | null;
  /** Above 0, in any unit. */
  size: number;
}

/**
 * A sector with its securities, largest first; `joined` of them, the smallest, share one tile. Where that tile beside the
 * largest would be too small to hit, `lent` of the sector's area is its: the largest stays by itself.
 */
interface Group {
  name: HeatSectorName | null;
  items: readonly HeatItem[];
  size: number;
  joined: number;
  lent: number;
}

interface Leaf {
  symbols: readonly string[];
  size: number;
}

/** Maps in memory: one for each page and language that shows one. */
const MAPS_MAX = 8;
const maps = new Map<string, HeatMapData>();

/**
 * The map in each of its shapes. Sizes that stay the same all day are laid out once. Runs on the server only: the
 * library never reaches a browser.
 */
export function heatMap(measure: HeatMeasure, items: readonly HeatItem[]): HeatMapData {
  const key = JSON.stringify([measure, items]);
  const known = maps.get(key) ?? drawnMap(measure, items);
  maps.delete(key);
  maps.set(key, known);
  if (maps.size > MAPS_MAX) maps.delete(maps.keys().next().value!);
  return known;
}

function drawnMap(measure: HeatMeasure, items: readonly HeatItem[]): HeatMapData {
  const shapes = HEAT_SHAPE_NAMES.map((name) => [name, heatSectors(items, HEAT_SHAPES[name])] as const);
  return {
    measure,
    sectors: bySector(items).map(({ name, items: of }) => ({ name, symbols: of.map(({ symbol }) => symbol) })),
    shapes: Object.fromEntries(shapes) as HeatMapData['shapes'],
  };
}

/**
 * Sectors and their tiles, squarified; areas are in proportion to the sizes. Parts that would be too small to hit are
 * joined.
 */
export function heatSectors(items: readonly HeatItem[], shape: HeatShape): HeatSector[] {
  const sectors = bySector(items);
  for (let kept = sectors.filter(({ name }) => name !== null).length; ; kept -= 1) {
    const drawn = joinedTiles(withRest(sectors, kept), shape);
    if (kept <= 1 || drawn.every(({ sector }) => hasRoom(sector, shape))) return drawn.map(({ sector }) => sector);
  }
}

function joinedTiles(sectors: readonly Group[], shape: HeatShape): Drawn[] {
  let groups = sectors;
  for (;;) {
    const drawn = place(groups, shape);
    const joined = groups.map((group, at) => (hasSmallTile(drawn[at]!, group, shape) ? joinOneMore(group) : group));
    if (joined.every((group, at) => group === groups[at])) return drawn;
    groups = joined;
  }
}

/** True when the sector has room for its name and, below it, for a tile that can be hit. */
function hasRoom({ box: [, , width, height] }: HeatSector, shape: HeatShape): boolean {
  return (height * shape.height) / 100 >= SECTOR_LINE + shape.least && (width * shape.words) / 100 >= SECTOR_WIDTH;
}

function bySector(items: readonly HeatItem[]): Group[] {
  const sectors = Map.groupBy(items, ({ sector }) => sector?.slug);
  return [...sectors.values()].map((of) => group(of[0]!.sector, of)).sort(bySize);
}

function group(name: HeatSectorName | null, items: readonly HeatItem[]): Group {
  const sorted = items.toSorted((a, b) => bySize(a, b) || (a.symbol < b.symbol ? -1 : 1));
  return { name, items: sorted, size: sizeOf(sorted), joined: 0, lent: 0 };
}

function sizeOf(parts: readonly { size: number }[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}

function bySize(a: { size: number }, b: { size: number }): number {
  return b.size - a.size;
}

/** The largest `kept` named sectors; the others are joined, together with the securities of no sector. */
function withRest(sectors: readonly Group[], kept: number): Group[] {
  const named = sectors.filter(({ name }) => name !== null);
  const rest = [...named.slice(kept), ...sectors.filter(({ name }) => name === null)];
  const together = rest.flatMap(({ items }) => items);
  return together.length ? [...named.slice(0, kept), group(null, together)] : named;
}

/** Steps of the share that is lent, and the most: the largest stays the larger one. */
const LENT_STEP = 0.05;
const LENT_MOST = 0.45;

function joinOneMore(one: Group): Group {
  const { items, joined, lent } = one;
  const others = items.length - 1;
  if (joined < others) return { ...one, joined: Math.min(others, Math.max(2, joined + 1)) };
  return lent < LENT_MOST ? { ...one, lent: lent + LENT_STEP } : { ...one, joined: items.length };
}

function leavesOf({ items, joined, lent, size }: Group): Leaf[] {
  if (lent > 0 && joined === items.length - 1) {
    const others = items.slice(1);
    const share = Math.max(sizeOf(others), size * lent);
    return [
      { symbols: [items[0]!.symbol], size: size - share },
      { symbols: others.map(({ symbol }) => symbol), size: share },
    ];
  }
  const alone = items.slice(0, items.length - joined);
  const together = items.slice(items.length - joined);
  const leaves = alone.map(({ symbol, size }) => ({ symbols: [symbol], size }));
  if (together.length === 0) return leaves;
  return [...leaves, { symbols: together.map(({ symbol }) => symbol), size: sizeOf(together) }];
}

type Branch = { groups: Branch[] } | { group: Group; leaves: Leaf[] } | Leaf;

interface Drawn {
  sector: HeatSector;
  /** Smallest width and height of a tile, px of the layout. */
  smallest: [width: number, height: number];
}

function place(groups: readonly Group[], shape: HeatShape): Drawn[] {
  const root = hierarchy<Branch>(
    { groups: groups.map((each) => ({ group: each, leaves: leavesOf(each) })) },
    childrenOf,
  )
    .sum((node) => ('size' in node ? node.size : 0))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const drawn = treemap<Branch>()
    .tile(treemapSquarify)
    .size([shape.width, shape.height])
    .paddingTop(({ depth }) => (depth === 1 ? SECTOR_LINE : 0))(root);
  const nodeOf = new Map((drawn.children ?? []).map((node) => ['group' in node.data ? node.data.group : null, node]));
  return groups.map((each) => drawnSector(each, nodeOf.get(each)!, shape));
}

function childrenOf(node: Branch): Branch[] | undefined {
  if ('groups' in node) return node.groups;
  return 'leaves' in node ? node.leaves : undefined;
}

function drawnSector({ name }: Group, node: HierarchyRectangularNode<Branch>, shape: HeatShape): Drawn {
  const leaves = node.leaves();
  return {
    sector: {
      name,
      box: boxOf(node, shape),
      tiles: leaves.map((leaf) => ({ box: boxOf(leaf, shape), symbols: (leaf.data as Leaf).symbols })),
    },
    smallest: [Math.min(...leaves.map(({ x0, x1 }) => x1 - x0)), Math.min(...leaves.map(({ y0, y1 }) => y1 - y0))],
  };
}

function hasSmallTile(
  { smallest: [width, height] }: Drawn,
  { items, joined }: Group,
  { width: whole, narrowest, least }: HeatShape,
): boolean {
  return joined < items.length && items.length > 1 && (height < least || (width * narrowest) / whole < least);
}

function boxOf({ x0, x1, y0, y1 }: HierarchyRectangularNode<Branch>, { width, height }: HeatShape): Box {
  const [left, right, top, bottom] = [share(x0, width), share(x1, width), share(y0, height), share(y1, height)];
  return [left, top, hundredths(right - left), hundredths(bottom - top)];
}

/** A share in per cent. Both ends are rounded in the same way, so that neighbours touch. */
function share(value: number, whole: number): number {
  return hundredths((value / whole) * 100);
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
