import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FEED_NAMES } from '#domain/feed.ts';
import { feedsRead } from './feeds-read.ts';
import { seedOf } from './seed.ts';
import { startSite, TRADING_MORNING, type Site, type SiteOptions } from './site.ts';

/**
 * The built site with all that was ever published, as one that has run since long before the day of its clock: ready, and
 * with every feed read since its start.
 */
export async function startSeededSite({
  clock = TRADING_MORNING,
  ...options
}: Omit<SiteOptions, 'dataDir' | 'ready'> = {}): Promise<Site> {
  const [day = ''] = clock.split('T');
  const dataDir = mkdtempSync(join(tmpdir(), 'manara-site-'));
  cpSync(await seedOf(day), dataDir, { recursive: true });
  const began = Date.now();
  const site = await startSite({ ...options, clock, dataDir });
  await feedsRead(site.url, FEED_NAMES, began);
  return {
    ...site,
    stop: (told) => site.stop(told).finally(() => rmSync(dataDir, { recursive: true, force: true })),
  };
}
