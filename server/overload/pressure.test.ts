import { getHeapStatistics } from 'node:v8';
import { expect, it } from 'vitest';
import { memoryShare } from './pressure.ts';

const MIB = 1024 * 1024;
/** Measured once: a garbage collection between two measurements would change the figures. */
const measured = getHeapStatistics();

it('memory outside the heap counts', () => {
  const fuller = { ...measured, external_memory: measured.external_memory + 256 * MIB };
  // Whatever the limit on this machine, 256 MiB are more than a hundredth of it.
  expect(memoryShare(0, fuller) - memoryShare(0, measured)).toBeGreaterThan(0.01);
});

it('buffers are memory outside the heap', () => {
  const held = Buffer.alloc(64 * MIB, 'x');
  expect(getHeapStatistics().external_memory).toBeGreaterThanOrEqual(held.byteLength);
});

it('what the page cache may take is not taken for pressure', () => {
  expect(memoryShare(1_024 * MIB, measured)).toBeLessThan(memoryShare(0, measured));
});
