import { describe, expect, it } from 'vitest';
import { isLate, standingOf, type FeedAge } from './feed.ts';

const NOW = Date.UTC(2026, 10, 18, 8);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const incident = { feed: 'press', beganAt: NOW - MINUTE_MS, endedAt: null, trouble: 'no-answer' } as const;
const age = (over: Partial<FeedAge>): FeedAge => ({
  feed: 'press',
  everyMs: 5 * MINUTE_MS,
  readAt: NOW - MINUTE_MS,
  failures: 0,
  incident: null,
  ...over,
});

describe('the standing of a feed', () => {
  it.each([
    ['fresh when it was read on time', {}, 'fresh'],
    ['fresh after a single failure', { failures: 1 }, 'fresh'],
    ['unread before its first reading', { readAt: null }, 'unread'],
    ['behind as soon as an incident is open, however young its data', { incident }, 'behind'],
    ['behind when nobody reads it, failures or not', { readAt: NOW - 21 * MINUTE_MS }, 'behind'],
    ['expired a day after it should have been read', { readAt: NOW - 25 * HOUR_MS }, 'expired'],
    ['expired when an incident keeps it from being read at all', { readAt: null, incident }, 'expired'],
    ['fresh for a daily feed that was read yesterday', { everyMs: 24 * HOUR_MS, readAt: NOW - 23 * HOUR_MS }, 'fresh'],
  ] as const)('is %s', (_, over, standing) => {
    expect(standingOf(age(over), NOW)).toBe(standing);
  });

  it('is told to readers when the data is older than it should be', () => {
    expect([{}, { readAt: null }, { incident }].map((over) => isLate(age(over), NOW))).toEqual([false, false, true]);
  });
});
