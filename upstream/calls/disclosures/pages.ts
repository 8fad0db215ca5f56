import type { Disclosure } from '#domain/disclosure.ts';
import type { PageBatch } from '../../batch.ts';
import type { CallOptions } from '../../call.ts';
import type { DisclosureQuery } from '../../records.ts';
import { FEED_PAGE_ROWS, type disclosurePageCall } from './calls.ts';

type ReadPage = ReturnType<typeof disclosurePageCall.read>;
type PagesOptions = CallOptions & { limit?: number };

/** Reads page after page with skip, newest first, until the feed ends or `limit` rows were requested. */
export function disclosurePages(page: ReadPage) {
  return (query: DisclosureQuery, options?: PagesOptions): AsyncIterable<PageBatch<Disclosure>> =>
    pagesOf(page, query, options);
}

async function* pagesOf(
  page: ReadPage,
  query: DisclosureQuery,
  { signal, limit = Infinity }: PagesOptions = {},
): AsyncGenerator<PageBatch<Disclosure>> {
  const given = new Set<string>();
  for (let skip = 0; skip < limit; skip += FEED_PAGE_ROWS) {
    const batch = await page(query, skip, { signal });
    // A row published in between moves the last rows onto the next page.
    const records = batch.records.filter(({ id }) => !given.has(id)).slice(0, limit - skip);
    for (const { id } of records) given.add(id);
    const more = batch.more && skip + FEED_PAGE_ROWS < limit;
    yield { ...batch, records, more };
    if (!more) return;
  }
}
