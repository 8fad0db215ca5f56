import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plotNets } from './nets.ts';

it('what was bought net reaches forward from nought, what was sold net back to it', () => {
  expect(plotNets([-40, 20, -20, 40])).toEqual({
    zero: 500,
    bars: [
      { from: 0, width: 500 },
      { from: 500, width: 250 },
      { from: 250, width: 250 },
      { from: 500, width: 500 },
    ],
  });
});

it('every bar touches nought and lies within its place', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1, maxLength: 6 }), (values) => {
      const { zero, bars } = plotNets(values);
      bars.forEach(({ from, width }, at) => {
        expect(from >= 0 && from + width <= 1_000).toBe(true);
        expect(values[at]! < 0 ? from + width : from).toBe(zero);
      });
    }),
  );
});
