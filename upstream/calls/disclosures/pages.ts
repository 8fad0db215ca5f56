import type { Disclosure } from '#domain/disclosure.ts';
import type { PageBatch } from '../../batch.ts';
import type { CallOptions, DisclosureCalls } from '../../upstream.ts';
import type { DisclosureQuery } from '../../records.ts';
import { FEED_PAGE_ROWS } from './feed.ts';

/** Page after page by skipping, newest first, until the feed ends or `limit` rows were asked for. */
export function disclosurePages(page: DisclosureCalls['page']): DisclosureCalls['pages'] {
  return (query, options) => pagesOf(page, query, options);
}

async function* pagesOf(
  page: DisclosureCalls['page'],
  query: DisclosureQuery,
  { signal, limit = Infinity }: CallOptions & { limit?: number } = {},
): AsyncGenerator<PageBatch<Disclosure>> {
  const given = new Set<string>();
  for (let skip = 0; skip < limit; skip += FEED_PAGE_ROWS) {
    const batch = await page(query, skip, { signal });
    // A row published meanwhile pushes the last ones onto the next page.
    const records = batch.records.filter(({ id }) => !given.has(id)).slice(0, limit - skip);
    for (const { id } of records) given.add(id);
    const more = batch.more && skip + FEED_PAGE_ROWS < limit;
    yield { ...batch, records, more };
    if (!more) return;
  }
}
