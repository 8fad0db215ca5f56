import { describe, expect, it } from 'vitest';
import { nextPlace } from './combobox.ts';

describe('arrow keys in the list', () => {
  it('lead from the field through every option and back to the field, both ways', () => {
    const walk = (step: 1 | -1) => {
      const places = [-1];
      for (let i = 0; i < 4; i += 1) places.push(nextPlace(places.at(-1)!, step, 3));
      return places;
    };
    expect(walk(1)).toEqual([-1, 0, 1, 2, -1]);
    expect(walk(-1)).toEqual([-1, 2, 1, 0, -1]);
  });

  it('stay in the field while there is nothing', () => {
    expect(nextPlace(-1, 1, 0)).toBe(-1);
    expect(nextPlace(-1, -1, 0)).toBe(-1);
  });
});
