import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEAT_SHAPES, SECTOR_LINE, type HeatSector } from './heat-map-data.ts';
import { heatMap, heatSectors, type HeatItem } from './heat-map-layout.ts';

const item = (symbol: string, size: number, sector = 'banks'): HeatItem => ({
  symbol,
  size,
  sector: { slug: sector, text: sector },
});
const SHAPE = HEAT_SHAPES.wide;
const area = ([, , width, height]: HeatSector['box']) => width * height;
const symbolsOf = (sectors: readonly HeatSector[]) =>
  sectors.flatMap(({ tiles }) => tiles.flatMap(({ symbols }) => symbols));

const board = fc.uniqueArray(
  fc.record({
    symbol: fc.stringMatching(/^[A-Z]{4}$/),
    size: fc.integer({ min: 1, max: 1e9 }),
    sector: fc.constantFrom('banks', 'homes', 'power', 'ships', 'food'),
  }),
  { selector: ({ symbol }) => symbol, minLength: 1, maxLength: 80 },
);

describe('the heat map', () => {
  it('gives each security an area in proportion to its size, sector by sector', () => {
    const [sector] = heatSectors([item('BIG', 300), item('MID', 200), item('LOW', 100)], SHAPE);
    const areas = sector?.tiles.map(({ box }) => area(box)) ?? [];
    expect(areas[0]! / areas[2]!).toBeCloseTo(3, 1);
    expect(areas[1]! / areas[2]!).toBeCloseTo(2, 1);
  });

  it('fills its sectors but for the line that names them', () => {
    fc.assert(
      fc.property(board, (given) => {
        const sectors = heatSectors(
          given.map(({ symbol, size, sector }) => item(symbol, size, sector)),
          SHAPE,
        );
        const line = (SECTOR_LINE / SHAPE.height) * 100;
        for (const { box, tiles } of sectors) {
          const [, , width, height] = box;
          const filled = tiles.reduce((sum, tile) => sum + area(tile.box), 0);
          expect(filled).toBeCloseTo(width * Math.max(0, height - line), -1);
        }
        expect(sectors.reduce((sum, { box }) => sum + area(box), 0)).toBeCloseTo(10_000, -1);
      }),
      { numRuns: 40 },
    );
  });

  it('holds every security once, however small', () => {
    fc.assert(
      fc.property(board, (given) => {
        const items = given.map(({ symbol, size, sector }) => item(symbol, size, sector));
        expect(symbolsOf(heatSectors(items, HEAT_SHAPES.narrow)).toSorted()).toEqual(
          items.map(({ symbol }) => symbol).toSorted(),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('joins the smallest of a sector until each tile can be hit', () => {
    const many = [item('HUGE', 1_000_000), ...Array.from({ length: 30 }, (_, at) => item(`S${at}`, 900 - at))];
    const [sector] = heatSectors(many, SHAPE);
    const sizes = sector!.tiles.map(({ box }) => [(box[2] / 100) * SHAPE.narrowest, (box[3] / 100) * SHAPE.height]);
    expect(sector!.tiles.at(-1)!.symbols.length).toBeGreaterThan(1);
    expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(SHAPE.least);
  });

  it('keeps the largest of a sector by itself, however small the others', () => {
    const rest = Array.from({ length: 4 }, (_, at) => item(`B${at}`, 600_000 - at));
    const sectors = heatSectors(
      [...rest, item('TEL', 900_000, 'phones'), item('WEE', 900, 'phones'), item('TIN', 800, 'phones')],
      SHAPE,
    );
    const phones = sectors.find(({ name }) => name?.slug === 'phones')!;
    expect(phones.tiles.map(({ symbols }) => symbols)).toEqual([['TEL'], ['WEE', 'TIN']]);
    const [, , width, height] = phones.tiles[1]!.box;
    expect((width / 100) * SHAPE.narrowest).toBeGreaterThanOrEqual(SHAPE.least);
    expect((height / 100) * SHAPE.height).toBeGreaterThanOrEqual(SHAPE.least);
  });

  it('puts sectors together that have no room for their name, and securities of no sector with them', () => {
    const sectors = heatSectors(
      [item('HUGE', 1e9), item('TINY', 5, 'food'), item('WEE', 5, 'ships'), { symbol: 'LOST', size: 5, sector: null }],
      SHAPE,
    );
    expect(sectors.map(({ name }) => name?.text)).toEqual(['banks', undefined]);
    expect(sectors[1]!.tiles.flatMap(({ symbols }) => symbols).toSorted()).toEqual(['LOST', 'TINY', 'WEE']);
  });

  it('is laid out in three shapes, and is empty for an empty board', () => {
    const { shapes } = heatMap('turnover', []);
    expect(Object.values(shapes)).toEqual([[], [], []]);
  });
});
