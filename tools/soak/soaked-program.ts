import { runSite } from '#server/main.ts';
import { systemClock } from '#upstream/transport/clock.ts';

/** What the parent tells a node: by how much somebody sets its wall clock. */
export interface ClockSet {
  aheadMs: number;
}

let aheadMs = 0;
process.on('message', (told: ClockSet) => {
  ({ aheadMs } = told);
});
// A soak that was killed leaves no node behind.
process.once('disconnect', () => process.exit(1));

/** The built site on a wall clock that can be set. */
await runSite({ clock: { ...systemClock, now: () => Date.now() + aheadMs } });
