import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAwakeClock } from './awake.ts';

let steady = 0;
beforeEach(() => {
  steady = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

/** The process runs for a while: its timers fire. */
function works(ms: number) {
  for (let at = 0; at < ms; at += 50) {
    steady += 50;
    vi.advanceTimersByTime(50);
  }
}

it('goes on while the process works, and stands while it is stopped', () => {
  const clock = createAwakeClock(() => steady);
  works(1_000);
  expect(clock.now()).toBe(1_000);
  // Stopped for a minute: no timer runs, and the first to run afterwards finds that the time has passed.
  steady += 60_000;
  expect(clock.heldUpMs()).toBeGreaterThan(59_800);
  expect(clock.now()).toBeLessThan(1_200);
  works(1_000);
  expect(clock.now()).toBeGreaterThanOrEqual(2_000);
  expect(clock.now()).toBeLessThan(2_200);
  clock.stop();
});

it('an ordinary delay is no stop', () => {
  const clock = createAwakeClock(() => steady);
  works(500);
  steady += 90;
  vi.advanceTimersByTime(50);
  expect(clock.heldUpMs()).toBe(0);
  clock.stop();
});
