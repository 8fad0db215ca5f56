import { expect, it } from 'vitest';
import { requireNoShrink } from './shrink.ts';

it('a list that lost more than half of what is held is refused in a sentence', () => {
  expect(() => requireNoShrink('Securities lists', 30, 120)).toThrow(
    'Securities lists: 30 records where 120 are held, less than half. Nothing of it was used.',
  );
});

it.each([
  [60, 120],
  [0, 9],
  [500, 0],
])('%i records where %i are held are taken', (count, held) => {
  expect(() => requireNoShrink('Circulars', count, held)).not.toThrow();
});
