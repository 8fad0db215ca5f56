import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOB_NAMES } from '#ingest/jobs/jobs.ts';
import { jobsRead } from './jobs-read.ts';
import { seedOf } from './seed.ts';
import { startSite, TRADING_MORNING, type Site, type SiteOptions } from './site.ts';

/** The day before which all is read once for all journeys; what was published since, a site reads as it starts. */
const SEED_DAY = '2026-11-18';

/** Puts all that was published before `SEED_DAY` into a new data folder, for sites whose clocks are not before it. */
export async function seedInto(dataDir: string): Promise<void> {
  cpSync(await seedOf(SEED_DAY), dataDir, { recursive: true });
}

/** A site whose data folder is new, and has all that was published before `SEED_DAY`, which the clock (`EXCHANGE_CLOCK`) is not before. */
export async function onSeed<Running extends Site>(
  clock: string,
  start: (dataDir: string) => Promise<Running>,
): Promise<Running> {
  if (clock < SEED_DAY) throw new Error(`A clock before ${SEED_DAY} would need a seed of its own: ${clock}.`);
  const dataDir = mkdtempSync(join(tmpdir(), 'manara-site-'));
  await seedInto(dataDir);
  const site = await start(dataDir);
  return {
    ...site,
    stop: (told) => site.stop(told).finally(() => rmSync(dataDir, { recursive: true, force: true })),
  };
}

/**
 * The built site with all that was ever published, as one that has run since long before the day of its clock: ready, and
 * with every ingest job run since its start.
 */
export function startSeededSite({
  clock = TRADING_MORNING,
  ...options
}: Omit<SiteOptions, 'dataDir' | 'ready'> = {}): Promise<Site> {
  return onSeed(clock, async (dataDir) => {
    const began = Date.now();
    const site = await startSite({ ...options, clock, dataDir });
    await jobsRead(site.url, JOB_NAMES, began);
    return site;
  });
}
