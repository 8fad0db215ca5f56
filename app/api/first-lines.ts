import type { Site } from '#app/context.ts';
import { csvBody } from './body.ts';
import { readRequest } from './read-request.ts';
import { API_BASE } from './resources.ts';
import type { Means } from './resource.ts';
import { fileColumns, wordedRows } from './worded-rows.ts';

/** Number of rows below the header line. */
const ROWS = 2;

/**
 * The current first lines of the table at an address of the API, without parts that depend on the moment; null when it
 * has no rows.
 */
export async function firstLines(address: string, site: Site): Promise<string | null> {
  const { pathname, searchParams } = new URL(address);
  const read = readRequest(pathname.slice(API_BASE.length), searchParams);
  if (!('resource' in read)) return null;
  const means: Means = { siteIn: (locale) => ({ ...site, locale }), write: async () => null };
  const found = await read.resource.load(site, read.asked, means, read.page);
  if (!found || found.rows.length === 0) return null;
  const shown = { ...found, rows: found.rows.slice(0, ROWS) };
  const rows = await wordedRows(read, shown, site, means);
  const file = await csvBody(rows, fileColumns(shown), read.resource.isPerLanguage ?? false);
  return file
    .toString()
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .replaceAll('\r\n', '\n');
}
