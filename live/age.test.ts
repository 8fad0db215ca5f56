import { expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { shownAge } from './age.ts';
import { createReplayBuffer } from './replay-buffer.ts';
import { sampleClock } from './sample.ts';
import { createLiveState } from './state.ts';

const at = (time: string) => marketInstant('2026-11-20', time);

/** The state at 18:00 of a site that heard the exchange last at that time. */
function heardLast(time: string | null) {
  let wall = at(time ?? '18:00');
  const state = createLiveState({ now: () => wall, steady: () => wall });
  const clock = sampleClock({ at: wall, observedAt: wall });
  if (time) state.apply({ kind: 'snapshot', clock, quotes: [], heardAt: wall });
  state.tick();
  wall = at('18:00');
  return state;
}

it('figures of a closed market do not age if they were received at its close or later', () => {
  expect(shownAge(heardLast('15:00'))).toBe(0);
});

it('a source that was lost before the close stays lost after it, and the stream says so', () => {
  const state = heardLast('14:00');
  expect(state.clock().phase).toBe('closed');
  expect(createReplayBuffer(state, () => 'e').heartbeat().ageMs).toBe(4 * 3_600_000);
});

it('a closed market from which nothing was ever received has no figures of its close', () => {
  expect(createReplayBuffer(heardLast(null), () => 'e').heartbeat().ageMs).toBe(Number.MAX_SAFE_INTEGER);
});
