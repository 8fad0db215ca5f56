import { describe, expect, it } from 'vitest';
import { isStale, standingOf, type JobAge } from './feed-status.ts';

const NOW = Date.UTC(2026, 10, 18, 8);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const incident = { job: 'press', beganAt: NOW - MINUTE_MS, endedAt: null, failure: 'no-answer' } as const;
const age = (over: Partial<JobAge>): JobAge => ({
  job: 'press',
  everyMs: 5 * MINUTE_MS,
  readAt: NOW,
  ageMs: MINUTE_MS,
  isOffered: true,
  isStoreAway: false,
  failures: 0,
  incident: null,
  ...over,
});

describe('the standing of data that a job reads', () => {
  it.each([
    ['fresh when it was read on time', {}, 'fresh'],
    ['fresh after a single failure', { failures: 1 }, 'fresh'],
    ['unread before its first reading', { readAt: null, ageMs: null }, 'unread'],
    ['behind as soon as an incident is open, however young its data', { incident }, 'behind'],
    ['behind when nobody reads it, failures or not', { ageMs: 21 * MINUTE_MS }, 'behind'],
    ['behind a minute after the market should have been heard', { everyMs: 5_000, ageMs: 71_000 }, 'behind'],
    ['fresh until it is due while the store is away', { isStoreAway: true }, 'fresh'],
    ['behind as soon as it is due while the store is away', { isStoreAway: true, ageMs: 6 * MINUTE_MS }, 'behind'],
    ['expired a day after it should have been read', { ageMs: 25 * HOUR_MS }, 'expired'],
    ['expired when an incident keeps it from being read at all', { readAt: null, ageMs: null, incident }, 'expired'],
    [
      'not offered where its service does not have it, however long ago it was asked',
      { readAt: null, ageMs: null, isOffered: false },
      'not-offered',
    ],
    ['fresh for a daily job that was read yesterday', { everyMs: 24 * HOUR_MS, ageMs: 23 * HOUR_MS }, 'fresh'],
  ] as const)('is %s', (_, over, standing) => {
    expect(standingOf(age(over))).toBe(standing);
  });

  it('is told to readers when the data is older than it should be', () => {
    expect(
      [{}, { readAt: null, ageMs: null }, { readAt: null, ageMs: null, isOffered: false }, { incident }].map((over) =>
        isStale(age(over)),
      ),
    ).toEqual([false, false, false, true]);
  });
});
