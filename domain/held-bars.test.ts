import { describe, expect, it } from 'vitest';
import { heldSince, type Reach } from './held-bars.ts';

const reaches = new Map<string, Reach>([
  ['OLD', { from: '2016-11-20', done: true }],
  ['NEW', { from: '2024-11-19', done: false, emptyOn: '2026-11-18' }],
  ['HALF', { from: '2024-11-19', done: false }],
  ['LATE', { from: '2025-11-19', done: false }],
]);

describe('bars are held', () => {
  it('since the first day of each, where all of them were read to their beginning', () => {
    expect(heldSince(['OLD', 'NEW'], reaches)).toBe('');
  });

  it('since the day to which the one that is furthest behind was read', () => {
    expect(heldSince(['OLD', 'HALF', 'LATE'], reaches)).toBe('2025-11-19');
  });

  it('since a day that is not known, where one was not read back yet', () => {
    expect(heldSince(['OLD', 'OTHER'], reaches)).toBeNull();
  });
});
