import { runSite } from '#server/main.ts';
import { systemClock, type Clock } from '#upstream/transport/clock.ts';

/** The site without readers: it pauses little between requests, and does not spare the services. */

/** A feed's pauses are shorter, and its waits for the next reading longer. */
const LONGEST_PAUSE_MS = 1_000;

const ingestClock: Clock = {
  ...systemClock,
  after: (ms, task) => systemClock.after(ms < LONGEST_PAUSE_MS ? 0 : ms, task),
};
const names = ['market', 'widgets', 'content', 'disclosures', 'documents', 'assets', 'dividends', 'dapi'] as const;

await runSite({
  ingestClock,
  policies: Object.fromEntries(names.map((name) => [name, { requestsPerSecond: Infinity }])),
});
