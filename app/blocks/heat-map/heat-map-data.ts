/** Measure of the tiles' area: the market value, or the day's turnover where no market value is known. */
export type HeatMeasure = 'market-value' | 'turnover';

/** Left, top, width and height in per cent of the map, as on a page that runs from left to right. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface HeatTile {
  box: Box;
  /** One security; or the smallest of a sector, whose own tiles would be too small to hit. */
  symbols: readonly string[];
}

export interface HeatSectorName {
  /** Slug in the market watch's address. */
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
  /** Size for which the map is laid out, px. */
  width: number;
  height: number;
  /** Smallest width at which this shape is shown, px. */
  narrowest: number;
  /** Shortest side of a tile at that width, px: the target size for a pointer or a finger. */
  least: number;
  /** Width of the shape on common screens, px: tiles show the text that fits at this width. */
  words: number;
}

/** Height of the line with a sector's name above its tiles, px. */
export const SECTOR_LINE = 22;

/** Least width of a sector that has room for its name, px. */
export const SECTOR_WIDTH = 84;

/** One shape for each page width; `heat-map.module.css` shows the one that fits, at the same heights. */
export const HEAT_SHAPES = {
  wide: { width: 1360, height: 540, narrowest: 1130, least: 26, words: 1208 },
  middle: { width: 800, height: 660, narrowest: 570, least: 28, words: 724 },
  narrow: { width: 358, height: 900, narrowest: 300, least: 44, words: 328 },
} as const satisfies Record<string, HeatShape>;

export type HeatShapeName = keyof typeof HEAT_SHAPES;
export const HEAT_SHAPE_NAMES = Object.keys(HEAT_SHAPES) as HeatShapeName[];

export interface HeatMapData {
  measure: HeatMeasure;
  /** All sectors with all their securities, largest first: the rows of the table. */
  sectors: { name: HeatSectorName | null; symbols: string[] }[];
  shapes: Record<HeatShapeName, HeatSector[]>;
}
