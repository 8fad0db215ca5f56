import { runSite } from '#server/main.ts';
import { systemClock } from '#upstream/transport/clock.ts';

/** Message from the parent: how far to set the wall clock ahead. */
export interface ClockSet {
  aheadMs: number;
}

let aheadMs = 0;
process.on('message', (message: ClockSet) => {
  ({ aheadMs } = message);
});
// A killed soak leaves no node running.
process.once('disconnect', () => process.exit(1));

/** The built site on a wall clock that can be set. */
await runSite({ clock: { ...systemClock, now: () => Date.now() + aheadMs } });
