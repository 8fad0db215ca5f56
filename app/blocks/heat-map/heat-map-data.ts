/** What the tiles' area says: the market value, or the day's turnover where no value is known. */
export type HeatMeasure = 'market-value' | 'turnover';

/** Left, top, width and height in per cent of the map, as in a page that runs from left to right. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface HeatTile {
  box: Box;
  /** One security; or the smallest of a sector, for which a tile each would be too small to hit. */
  symbols: readonly string[];
}

export interface HeatSectorName {
  /** As the market watch's address names it. */
  slug: string;
  /** In the page's language. */
  text: string;
}

export interface HeatSector {
  /** null for several small sectors together. */
  name: HeatSectorName | null;
  box: Box;
  tiles: readonly HeatTile[];
}

export interface HeatShape {
  /** What the map is laid out for, px. */
  width: number;
  height: number;
  /** The narrowest that the map is shown at in this shape, px. */
  narrowest: number;
  /** A tile's shortest side at that width: a pointer's target, or a finger's. */
  least: number;
  /** The width of the common screens of this shape, px: a tile shows the words that fit here. */
  words: number;
}

/** Height of the line above a sector's tiles that names it, px. */
export const SECTOR_LINE = 22;

/** A sector narrower than this has no room for its name, px. */
export const SECTOR_WIDTH = 84;

/** One shape for each of the page's widths; `heat-map.module.css` shows the one that fits, at the same heights. */
export const HEAT_SHAPES = {
  wide: { width: 1360, height: 540, narrowest: 1130, least: 26, words: 1208 },
  middle: { width: 800, height: 660, narrowest: 570, least: 28, words: 724 },
  narrow: { width: 358, height: 900, narrowest: 300, least: 44, words: 328 },
} as const satisfies Record<string, HeatShape>;

export type HeatShapeName = keyof typeof HEAT_SHAPES;
export const HEAT_SHAPE_NAMES = Object.keys(HEAT_SHAPES) as HeatShapeName[];

export interface HeatMapData {
  measure: HeatMeasure;
  /** All sectors with all their securities, largest first: what the table holds. */
  sectors: { name: HeatSectorName | null; symbols: string[] }[];
  shapes: Record<HeatShapeName, HeatSector[]>;
}
