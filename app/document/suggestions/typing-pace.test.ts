import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEBOUNCE_MS, THROTTLE_MS, typingPace } from './typing-pace.ts';

describe('the pace of typing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function typist() {
    const answered: number[] = [];
    const start = Date.now();
    return { answered, pace: typingPace(() => answered.push(Date.now() - start)) };
  }

  it('answers the first letter when the keys have rested', () => {
    const { answered, pace } = typist();
    pace.typed();
    vi.advanceTimersByTime(DEBOUNCE_MS - 1);
    expect(answered).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(answered).toEqual([DEBOUNCE_MS]);
  });

  it('answers in between while one types on, and once at the end', () => {
    const { answered, pace } = typist();
    for (let keys = 0; keys < 10; keys += 1) {
      pace.typed();
      vi.advanceTimersByTime(30);
    }
    vi.advanceTimersByTime(1_000);
    expect(answered[0]).toBe(THROTTLE_MS);
    expect(answered).toHaveLength(3);
    expect(answered.at(-1)).toBe(9 * 30 + DEBOUNCE_MS);
  });

  it('forgets what was typed when it is told to', () => {
    const { answered, pace } = typist();
    pace.typed();
    pace.cancel();
    vi.advanceTimersByTime(1_000);
    expect(answered).toEqual([]);
  });
});
