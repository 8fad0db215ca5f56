import { runSite } from '#server/main.ts';
import { systemClock, type Clock } from '#upstream/transport/clock.ts';
import type { Policy } from '#upstream/transport/policy.ts';
import type { Hurry } from './hurried-site.ts';

/** The site with a clock that its parent can advance: hours pass in seconds. */

/** Faults must not take longer than necessary, and no other client's share of the services needs protection. */
const HASTY: Partial<Policy> = {
  timeoutMs: 10_000,
  attempts: 2,
  backoffMs: 20,
  maxBackoffMs: 40,
  requestsPerSecond: Infinity,
  // The breaker would stop calls, and every call must be made. The breaker has its own tests.
  breakerFailures: Infinity,
};
/** Pauses between two requests are for a site with readers. */
const FEED_SPEED = 10;

interface Wait {
  task: () => void;
  timer: NodeJS.Timeout;
}

let turnedOnMs = 0;
/** For a node whose wall clock is wrong from the start. */
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
  // Ends only the present waits: a feed soon waits again.
  Array.from(waits).forEach(end);
});

// The parent is gone and cannot stop this process.
process.once('disconnect', () => process.exit(1));

const names = ['market', 'widgets', 'content', 'disclosures', 'documents', 'assets', 'dividends', 'dapi'] as const;
// One shared object: a policy is read at each attempt.
const policies = Object.fromEntries(names.map((name) => [name, HASTY]));
await runSite({ clock, ingestClock, policies });
