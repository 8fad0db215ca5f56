import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EventQueue } from './event-queue.ts';

test('events happen by their time, and those of one instant in the order of their planning', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 80 }), (times) => {
      const queue = new EventQueue();
      const seen: [number, number][] = [];
      times.forEach((at, turn) => queue.plan(at, { act: () => seen.push([at, turn]) }));
      queue.advance(1_000);
      expect(seen).toEqual(times.map((at, turn) => [at, turn]).sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!));
    }),
  );
});

test('an event may plan others, which happen in the same run when their time has come', () => {
  const queue = new EventQueue();
  const seen: number[] = [];
  const again = { act: (at: number) => void (seen.push(at), at < 30 && queue.plan(at + 10, again)) };
  queue.plan(10, again);
  expect(queue.advance(20)).toBe(2);
  expect(seen).toEqual([10, 20]);
  queue.advance(100);
  expect(seen).toEqual([10, 20, 30]);
});
