import { expect, it } from 'vitest';
import { memoryShare } from './pressure.ts';

const MIB = 1024 * 1024;

it('memory outside the heap counts', () => {
  const before = memoryShare(0);
  const held = Array.from({ length: 4 }, () => Buffer.alloc(64 * MIB, 'x'));
  const grown = memoryShare(0) - before;
  expect(held.length).toBe(4);
  // Whatever the limit here is, four 64 MiB buffers are more than a hundredth of it.
  expect(grown).toBeGreaterThan(0.01);
});

it('what the page cache may take is not taken for pressure', () => {
  expect(memoryShare(1_024 * MIB)).toBeLessThan(memoryShare(0));
});
