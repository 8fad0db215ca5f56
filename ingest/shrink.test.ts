import { expect, it } from 'vitest';
import { requireNoShrink, requireNotEmptied } from './shrink.ts';

it('a list that lost more than half of what is held is rejected in a sentence', () => {
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

it('a short list that lost its last record is rejected where it always has some', () => {
  expect(() => requireNotEmptied('Trading system vendors', 0, 8)).toThrow(
    'Trading system vendors: no record where 8 are held. Nothing of it was used.',
  );
  expect(() => requireNotEmptied('Trading system vendors', 0, 0)).not.toThrow();
  expect(() => requireNotEmptied('Trading system vendors', 3, 8)).not.toThrow();
});
