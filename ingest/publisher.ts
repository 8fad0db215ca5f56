import type { Bus } from '#live/bus.ts';
import type { LiveState } from '#live/state.ts';
import type { MarketUpdate } from '#live/update.ts';
import type { Clock } from '#upstream/transport/clock.ts';

/** A node that starts meets a snapshot no older than this, and the updates since. */
const SNAPSHOT_EVERY_MS = 30_000;

/**
 * Hands what moved to the bus. Between the updates it puts whole snapshots, from which a node that starts, or one
 * that missed something, goes on: at the beginning, every half minute, and after the bus was away.
 */
export function createPublisher(bus: Bus, live: Pick<LiveState, 'whole'>, clock: Clock) {
  let wholeAt: number | undefined;

  async function send(update: MarketUpdate): Promise<void> {
    if (!(await bus.publish(update))) wholeAt = undefined;
    else if (wholeAt === undefined || clock.now() - wholeAt >= SNAPSHOT_EVERY_MS) await sendWhole();
  }

  async function sendWhole(): Promise<void> {
    wholeAt = clock.now();
    if (!(await bus.publish(live.whole()))) wholeAt = undefined;
  }

  return (update: MarketUpdate): void => void send(update);
}
