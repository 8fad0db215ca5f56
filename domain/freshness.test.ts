import { describe, expect, it } from 'vitest';
import { marketInstant } from './date.ts';
import { closesAround, type Phase } from './session.ts';
import type { Instant } from './time.ts';
import { figuresState, isStale as isStaleAmong } from './freshness.ts';

const HOUR_MS = 3_600_000;
const NOON = marketInstant('2026-11-18', '12:00');
const moving = (phase: Phase) => ({ phase, speed: 1 });

/** For a page opened at `opened`. */
function isStale(ageMs: number, clock: ReturnType<typeof moving>, now: Instant, opened = now): boolean {
  return isStaleAmong(ageMs, clock, now, closesAround(opened, 10));
}

describe('stale figures', () => {
  it('are those of a moving market after three seconds of silence', () => {
    expect(isStale(2_999, moving('trading'), NOON)).toBe(false);
    expect(isStale(3_000, moving('trading'), NOON)).toBe(true);
    expect(isStale(3_000, moving('pre-opening'), NOON)).toBe(true);
  });

  it('are not those of a closed market that were heard at its close', () => {
    const evening = marketInstant('2026-11-18', '21:00');
    expect(isStale(6 * HOUR_MS, moving('closed'), evening)).toBe(false);
    expect(isStale(54 * HOUR_MS, moving('closed'), marketInstant('2026-11-22', '21:00'))).toBe(false);
  });

  it('are those of a closed market whose close was not heard any more', () => {
    const evening = marketInstant('2026-11-18', '21:00');
    expect(isStale(6 * HOUR_MS + 1, moving('closed'), evening)).toBe(true);
    expect(isStale(72 * HOUR_MS, moving('closed'), marketInstant('2026-11-21', '11:00'))).toBe(true);
  });

  it('have a state: they move, are of a closed market, have stopped, or were never received', () => {
    const evening = marketInstant('2026-11-18', '21:00');
    const state = (ageMs: number, phase: Phase, now: Instant) =>
      figuresState({ ageMs, clock: moving(phase), now, closes: closesAround(now, 0) });
    expect(state(0, 'trading', NOON)).toBe('moving');
    expect([state(0, 'closed', evening), state(6 * HOUR_MS, 'closed', evening)]).toEqual(['closed', 'closed']);
    expect([state(3_000, 'trading', NOON), state(7 * HOUR_MS, 'closed', evening)]).toEqual(['stopped', 'stopped']);
    expect(state(Number.MAX_SAFE_INTEGER, 'closed', evening)).toBe('unheard');
  });

  it('are known on a page that was opened days before the close that was missed', () => {
    const opened = marketInstant('2026-11-16', '12:00');
    const evening = marketInstant('2026-11-18', '21:00');
    expect(isStale(6 * HOUR_MS, moving('closed'), evening, opened)).toBe(false);
    expect(isStale(8 * HOUR_MS, moving('closed'), evening, opened)).toBe(true);
  });
});
