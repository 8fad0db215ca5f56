import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { Site } from '#app/context.ts';
import { wholeDays } from '#app/data/history/whole-days.ts';
import { isUnread } from '#app/data/status/stale-data.ts';
import { DOCUMENTATION_PATH } from '#app/api/problem.ts';
import type { BulkSet } from './bulk-set.ts';
import { BULK_SETS, bulkSet, bulkTable, bulkYears } from './sets.ts';

/** True when rows of that year have yet to be read. */
export async function isComing(site: Site, { job }: BulkSet, year: number): Promise<boolean> {
  if (job !== 'bars') return isUnread(site, job) === true;
  const whole = await wholeDays(site);
  return whole === null || whole.first > `${year}-01-01`;
}

/**
 * The content and the metadata of the files of a set's year; null when there is none, or not all of it was read yet.
 */
export async function bulkSource(site: Site, name: string, year: number) {
  const set = bulkSet(name);
  if (!set || !(await bulkYears(site, set)).includes(year) || (await isComing(site, set, year))) return null;
  const { exchange, origin, live } = site;
  const about = {
    source: exchange.name[DEFAULT_LOCALE],
    licence: `${origin}${DOCUMENTATION_PATH}#licence`,
    simulated: String(live.clock().simulated),
  };
  return { ...bulkTable(site, set, year), key: set.key, derived: set.derived ?? [], about };
}

/** Every year of every set, newest first. */
export async function bulkOffered(site: Site): Promise<{ set: string; year: number }[]> {
  const offered = await Promise.all(
    BULK_SETS.map(async (set) => (await bulkYears(site, set)).map((year) => ({ set: set.name, year }))),
  );
  return offered.flat().sort((a, b) => b.year - a.year);
}
