import { join } from 'node:path';
import type { bulkOffered, bulkSource } from '#app/api/bulk/source.ts';
import type { Site } from '#app/context.ts';
import type { WriteFile } from '#app/exports/file-job.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { createLibrary } from '../bulk/library.ts';
import type { SiteReader } from '../cache/read-site.ts';
import type { Foundation } from './foundation.ts';
import type { Market } from './market.ts';
import type { Sources } from './sources.ts';

/** The exports of the build that are used: files have the rows of pages and of the API. */
interface Entry {
  bulkSource: typeof bulkSource;
  bulkOffered: typeof bulkOffered;
}

/** Whole years of lists as files, and the list of what can be written. */
export function openBulk(
  { dataDir }: Foundation,
  { build }: Sources,
  { announcing, live }: Market,
  { reader, write }: { reader: SiteReader; write: WriteFile },
) {
  async function opened(): Promise<{ entry: Entry; site: Site }> {
    const { entry } = await build.load();
    // With a query, so that its reads count as keyed by readers' input: they evict nothing else from memory.
    const site = reader.read({ locale: DEFAULT_LOCALE, address: '/api/v1/bulk?' }, reader.begin());
    return { entry: entry.module as unknown as Entry, site };
  }
  const library = createLibrary({
    dir: join(dataDir, 'bulk'),
    store: announcing,
    write,
    now: live.now,
    async source(set, year) {
      const { entry, site } = await opened();
      return entry.bulkSource(site, set, year);
    },
  });
  return {
    library,
    async offered() {
      const { entry, site } = await opened();
      return entry.bulkOffered(site);
    },
  };
}
