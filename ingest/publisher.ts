import type { Bus } from '#live/bus.ts';
import type { LiveState } from '#live/state.ts';
import type { MarketUpdate } from '#live/update.ts';
import type { Clock } from '#upstream/transport/clock.ts';

/** A starting node finds a snapshot no older than this, and the updates since. */
const SNAPSHOT_EVERY_MS = 30_000;

/**
 * Publishes what moved to the bus. Between the updates it publishes whole snapshots, from which a node that starts, or
 * that missed something, continues: at the beginning, every half minute, and after the bus was away.
 */
export function createPublisher(bus: Bus, live: Pick<LiveState, 'whole'>, clock: Clock) {
  let wholeAt: number | undefined;

  async function send(update: MarketUpdate): Promise<void> {
    if (!(await bus.publish(update))) wholeAt = undefined;
    else if (wholeAt === undefined || clock.steady() - wholeAt >= SNAPSHOT_EVERY_MS) await sendWhole();
  }

  async function sendWhole(): Promise<void> {
    wholeAt = clock.steady();
    if (!(await bus.publish(live.whole()))) wholeAt = undefined;
  }

  return {
    publish: (update: MarketUpdate): void => void send(update),
    /** Others have followed another node, or none, until now: the next update is followed by a snapshot. */
    beginAnew: (): void => void (wholeAt = undefined),
  };
}
