import { describe, expect, it } from 'vitest';
import { createHourlyLimit } from './hourly-limit.ts';

const MINUTE_MS = 60_000;

describe('so many an hour from one address', () => {
  it('are taken, and the next one after the first is an hour old', () => {
    let now = 0;
    const { take } = createHourlyLimit(3, () => now);
    expect([take('a'), take('a')]).toEqual([0, 0]);
    now = 10 * MINUTE_MS;
    expect([take('a'), take('a'), take('b')]).toEqual([0, 50 * 60, 0]);
    now = 60 * MINUTE_MS;
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 10 * 60]);
  });

  it('count nothing that came to nothing', () => {
    const { take, giveBack } = createHourlyLimit(1, () => 0);
    take('a');
    giveBack('a');
    expect([take('a'), take('a')]).toEqual([0, 3_600]);
  });
});
