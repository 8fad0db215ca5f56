import { afterAll, beforeAll, expect, inject } from 'vitest';
import { faultReader } from './site.ts';

let takeFaults: () => string[];

beforeAll(() => {
  takeFaults = faultReader(inject('siteLog'));
  takeFaults();
});

/** The shared site only serves readers: any warning in its log is a fault of the site. */
afterAll(() => {
  expect(takeFaults(), 'complaints in the log of the shared site').toEqual([]);
});
