import { expect, it } from 'vitest';
import { createMinutes } from './minutes.ts';

it('a list of minutes stays the same object until one of its values changes', () => {
  const minutes = createMinutes<number>();
  expect(minutes.list('DSX')).toEqual([]);
  minutes.set('DSX', 0, 1);
  minutes.set('EMIR', 0, 7);
  const first = minutes.list('DSX');
  minutes.set('EMIR', 30_000, 8);
  expect(minutes.list('DSX')).toBe(first);
  minutes.set('DSX', 30_000, 2);
  minutes.fill('DSX', 60_000, 3);
  expect(minutes.list('DSX')).toEqual([2, 3]);
  expect(first).toEqual([1]);
  minutes.clear();
  expect(minutes.list('DSX')).toEqual([]);
});
