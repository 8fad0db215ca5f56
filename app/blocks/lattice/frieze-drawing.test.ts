import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELL, contactAngle, friezeDrawing } from './frieze-drawing.ts';
import { closedPath, regularPolygon, star } from './strapwork.ts';

const count = (path: string) => path.split('M').length - 1;

describe('the frieze of the day', () => {
  it('draws one star for each security and lights those that rose', () => {
    const drawing = friezeDrawing([4_000, 1_200, 0, -300]);
    expect(count(drawing.litStars)).toBe(2);
    expect(drawing.columns * drawing.rows).toBe(4);
  });

  it('is sharper the better the day of a security', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: 0, max: 5_000 }), (change, more) => {
        expect(contactAngle(change + more)).toBeGreaterThanOrEqual(contactAngle(change));
        expect(contactAngle(change)).toBeGreaterThanOrEqual(28);
        expect(contactAngle(change)).toBeLessThanOrEqual(70);
      }),
    );
  });

  it('holds every star inside its cell, however wild the day', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -10_000, max: 15_000 }), { minLength: 1, maxLength: 80 }), (changes) => {
        const { columns, rows, litStars } = friezeDrawing(changes);
        for (const start of litStars.matchAll(/M(-?\d+) (-?\d+)/g)) {
          expect(Number(start[1])).toBeLessThanOrEqual(columns * CELL);
          expect(Number(start[2])).toBeLessThanOrEqual(rows * CELL);
        }
        expect(litStars).not.toMatch(/NaN|Infinity/);
      }),
    );
  });

  it('draws an even lattice before anything has traded', () => {
    expect(friezeDrawing([]).litStars).toBe('');
    expect(count(friezeDrawing([]).rest)).toBeGreaterThan(0);
  });
});

describe('a star by Hankin’s method', () => {
  it('alternates contact points and corners: sixteen points in an octagon', () => {
    expect(star(regularPolygon(8, [0, 0], 60), () => 66)).toHaveLength(16);
  });

  it('touches its polygon only in the middle of the edges', () => {
    const distances = star(regularPolygon(8, [0, 0], 60), () => 60).map(([x, y]) => Math.hypot(x, y));
    expect(distances.filter((distance) => Math.abs(distance - 60) < 1e-9)).toHaveLength(8);
    expect(Math.max(...distances)).toBeCloseTo(60);
  });

  it('is written in whole relative steps that return to the start', () => {
    expect(
      closedPath([
        [0, 0],
        [10.4, 0],
        [10.4, -5.2],
      ]),
    ).toBe('M0 0l10 0 0-5z');
  });
});
