import { runSite } from '#server/main.ts';
import { systemClock, type Clock } from '#upstream/transport/clock.ts';
import type { Policy } from '#upstream/transport/policy.ts';
import type { Hurry } from './hurried-site.ts';

/** The site on a clock that its parent turns on: what would take hours takes seconds. */

/** A fault shall not take longer than it must to be one, and nobody else's share of the services needs to be spared. */
const HASTY: Partial<Policy> = {
  timeoutMs: 10_000,
  attempts: 2,
  backoffMs: 20,
  maxBackoffMs: 40,
  requestsPerSecond: Infinity,
  // A service at rest is not asked, and every call shall be. What rests when is told beside the breaker's code.
  breakerFailures: Infinity,
};
/** Breaths between two requests are for a site with readers. */
const FEED_SPEED = 10;

interface Wait {
  task: () => void;
  timer: NodeJS.Timeout;
}

let turnedOnMs = 0;
/** A node whose wall clock was wrong from its beginning. */
let setBackMs = Number(process.env.CLOCK_SET_BACK_MS ?? 0);
const waits = new Set<Wait>();

const clock: Clock = {
  ...systemClock,
  now: () => Date.now() + turnedOnMs - setBackMs,
  steady: () => performance.now() + turnedOnMs,
};

const ingestClock: Clock = {
  ...clock,
  after(ms, task) {
    const wait: Wait = { task, timer: setTimeout(() => end(wait), ms / FEED_SPEED) };
    waits.add(wait);
    return () => {
      clearTimeout(wait.timer);
      waits.delete(wait);
    };
  },
};

function end(wait: Wait): void {
  clearTimeout(wait.timer);
  if (waits.delete(wait)) wait.task();
}

process.on('message', ({ turnOnMs = 0, setBackMs: backMs = 0, timeoutMs }: Hurry) => {
  setBackMs += backMs;
  turnedOnMs += turnOnMs;
  HASTY.timeoutMs = timeoutMs ?? HASTY.timeoutMs;
  // A feed whose wait is over soon waits again: that one is not meant.
  Array.from(waits).forEach(end);
});

// Nobody is there any more to end it.
process.once('disconnect', () => process.exit(1));

const names = ['market', 'widgets', 'content', 'disclosures', 'documents', 'assets', 'dividends', 'dapi'] as const;
// One object for all: a policy is read at each attempt.
const policies = Object.fromEntries(names.map((name) => [name, HASTY]));
await runSite({ clock, ingestClock, policies });
