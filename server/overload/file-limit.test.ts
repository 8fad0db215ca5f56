import { expect, it } from 'vitest';
import { connectionsFor, fileLimit, streamsFor } from './file-limit.ts';

it('readers leave files to the database, the services and the metrics', () => {
  expect(fileLimit()).toBeGreaterThan(0);
  expect([20_000, 1_024, 256, 1_048_576, Infinity].map(connectionsFor)).toEqual([19_488, 768, 192, 24_000, 24_000]);
});

it('streams leave connections to pages', () => {
  expect(streamsFor(24_000)).toBe(20_000);
});
