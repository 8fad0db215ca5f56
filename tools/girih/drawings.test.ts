import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { latticeDrawings, STAR_ORDERS } from './drawings.ts';
import { MASTHEADS, mastheadDrawing } from './masthead.ts';
import { panelDrawing } from './panel.ts';
import { TILINGS } from './tiling.ts';

const attribute = (tag: string, name: string) => Number(new RegExp(`\\b${name}="([-\\d.]+)"`).exec(tag)?.[1]);

describe('the drawings of the lattice', () => {
  it('hold numbers only, and weigh little on the way', () => {
    for (const [name, drawing] of Object.entries(latticeDrawings())) {
      expect(drawing, name).not.toMatch(/NaN|Infinity|undefined|e-\d/);
      expect(gzipSync(drawing).length, name).toBeLessThan(6_000);
    }
  });

  it('are the same each time they are made', () => {
    expect(latticeDrawings()).toEqual(latticeDrawings());
  });

  it.each(STAR_ORDERS)('a panel of order %i is as large as a whole, even number of its repeats', (order) => {
    const panel = panelDrawing(order);
    const [width, height] = [attribute(panel, 'width'), attribute(panel, 'height')];
    const repeats = panel.match(/href="#row"/g)?.length ?? 0;
    expect((repeats - 2) % 2).toBe(0);
    expect(height / (repeats - 2) / TILINGS[order].height).toBeCloseTo(
      width / ((panel.match(/href="#unit"/g)?.length ?? 0) - 2) / TILINGS[order].width,
      1,
    );
  });

  it.each(STAR_ORDERS)(
    'a masthead of order %i goes from tiles through lines to straps, away from the text',
    (order) => {
      for (const measures of Object.values(MASTHEADS)) {
        const uses = [
          ...mastheadDrawing(order, measures).matchAll(/<use href="#\d[a-z]+(contact|line|strap)" x="([-\d.]+)"/g),
        ];
        const mean = (layer: string) => {
          const xs = uses.filter((use) => use[1] === layer).map((use) => Number(use[2]));
          return xs.reduce((sum, x) => sum + x, 0) / xs.length;
        };
        expect(mean('contact')).toBeLessThan(mean('line'));
        expect(mean('line')).toBeLessThan(mean('strap'));
      }
    },
  );
});
