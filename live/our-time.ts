import type { Instant } from '#domain/time.ts';
import type { BusMessage } from './update.ts';

/** Clocks that are kept in step differ by less. */
const IN_STEP_MS = 1_000;

/**
 * A message of another node, sent at this time of its clock and so long ago, with its instants by our clock, which says `now`.
 * That node may be minutes ahead of us: its figures would count as minutes old, and the market's time would be wrong by as much.
 */
export function inOurTime(message: BusMessage, sentAt: Instant, ageMs: number, now: Instant): BusMessage {
  const shift = now - ageMs - sentAt;
  if (message.kind === 'invalidation' || Number.isNaN(shift) || Math.abs(shift) < IN_STEP_MS) return message;
  const { heardAt, clock } = message;
  return {
    ...message,
    ...(heardAt !== undefined && { heardAt: heardAt + shift }),
    ...(clock && { clock: { ...clock, observedAt: clock.observedAt + shift } }),
  };
}
