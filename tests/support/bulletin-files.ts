import { inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { jsonAt } from './answers.ts';
import { jobsRead } from './jobs-read.ts';

/** The page of bulletins. */
export const BULLETINS = pathOf('the-exchange-bulletins');
/** The last finished day of the shared site. */
export const LAST_DAY = '2026-11-17';

const LOOK_EVERY_MS = 1_000;

/** A row of a section. */
export type BulletinRow = Record<string, string | number | null>;

interface BulletinFile {
  asOf: string;
  view: { kind: string; period: string; revision: string };
  ignored: { parameter: string; value: string }[];
  rows: BulletinRow[];
  sections: Record<string, { rows: BulletinRow[] }>;
  missing: string[];
}

/** The bulletin that a query asks for, from its JSON. */
export function bulletinAt(prefix: string, query: string): Promise<BulletinFile> {
  return jsonAt(inject('siteUrl'), `${prefix}${BULLETINS}.json${query}`);
}

/**
 * Waits for all bulletins of the shared site: they are generated once the history of prices is read, some time after
 * the start; yearly ones are last.
 */
export async function allBulletinsMade(): Promise<void> {
  await jobsRead(inject('siteUrl'), ['bars', 'investor-trades']);
  const lastMade = async () => (await bulletinAt('', '?kind=yearly')).view.period;
  while ((await lastMade()) !== '2025') await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
