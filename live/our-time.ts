import type { Instant } from '#domain/time.ts';
import type { BusMessage } from './update.ts';

/** Synchronised clocks differ by less. */
const IN_STEP_MS = 1_000;

/**
 * Converts a message of another node, sent at `sentAt` by its clock and `ageMs` ago, so that its instants are on this
 * node's clock, which shows `now`. The other clock may be minutes ahead: the figures would count as minutes old, and
 * the market time would be wrong by as much.
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
