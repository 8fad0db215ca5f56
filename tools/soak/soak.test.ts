import { expect, it } from 'vitest';
import { chance } from './faults.ts';

it('the faults of a soak follow from its seed, and each comes', () => {
  const drawn = (seed: number) => {
    const next = chance(seed);
    return Array.from({ length: 1_000 }, () => next(7));
  };
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).not.toEqual(drawn(2));
  for (let which = 0; which < 7; which += 1)
    expect(drawn(3).filter((each) => each === which).length).toBeGreaterThan(90);
});
