import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOB_NAMES } from '#ingest/jobs/jobs.ts';
import { jobsRead } from './jobs-read.ts';
import { seedOf } from './seed.ts';
import { startSite, TRADING_MORNING, UNPAUSED, type Site, type SiteOptions } from './site.ts';

/** All data before this day is read once for all journeys; a site reads later publications as it starts. */
const SEED_DAY = '2026-11-18';

/**
 * Copies everything published before `SEED_DAY` into a new data folder, for sites whose clocks are not before that day.
 */
export async function seedInto(dataDir: string): Promise<void> {
  cpSync(await seedOf(SEED_DAY), dataDir, { recursive: true });
}

/**
 * A site with a new data folder that has everything published before `SEED_DAY`; the clock (`EXCHANGE_CLOCK`) must not
 * be before that day.
 */
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
 * The built site with everything ever published, as if running since long before the day of its clock: ready, and with
 * every ingest job run since its start. Without a program of its own it reads without pauses.
 */
export function startSeededSite({
  clock = TRADING_MORNING,
  ...options
}: Omit<SiteOptions, 'dataDir' | 'ready'> = {}): Promise<Site> {
  return onSeed(clock, async (dataDir) => {
    const began = Date.now();
    const site = await startSite({ program: UNPAUSED, ...options, clock, dataDir });
    await jobsRead(site.url, JOB_NAMES, began);
    return site;
  });
}
