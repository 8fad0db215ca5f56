import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest';
import { faultReader } from './site.ts';

const written: unknown[][] = [];
for (const method of ['log', 'info', 'warn', 'error'] as const) {
  vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void written.push([method, ...words]));
}

/** A journey says what it finds by its assertions: anything else on the console is a fault. */
afterEach(() => {
  expect(written.splice(0), 'unexpected output of the journey itself').toEqual([]);
});

let takeFaults: () => string[];

beforeAll(() => {
  takeFaults = faultReader(inject('siteLog'));
  takeFaults();
});

/** The shared site only serves readers: whatever it complains of is a fault of the site. */
afterAll(() => {
  expect(takeFaults(), 'complaints in the log of the shared site').toEqual([]);
});
