import { afterEach, expect, vi } from 'vitest';

const written: unknown[][] = [];
for (const method of ['log', 'info', 'warn', 'error'] as const) {
  vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void written.push([method, ...words]));
}

/** A journey reports through its assertions: any other console output is a fault. */
afterEach(() => {
  expect(written.splice(0), 'unexpected output of the journey itself').toEqual([]);
});
