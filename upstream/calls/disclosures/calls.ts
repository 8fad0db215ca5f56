import { z } from 'zod';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import type { Locale } from '#domain/locale.ts';
import type { EfsahCount, EfsahFeed } from '../../contract.ts';
import type { PageBatch } from '../../batch.ts';
import { certainCount } from '../../fields.ts';
import type { DisclosureQuery } from '../../records.ts';
import { parseAnswer, readRows } from '../../rows.ts';
import { disclosureReader } from './row.ts';
import type { FieldsOf } from '../../wire-fields.ts';

/** The feed returns no more rows per page, whatever the request. */
export const FEED_PAGE_ROWS = 20;

/** The only one of the feed's date-time formats that sorts and does not spell out a month. */
const DATE_TIME_FORMAT = 'yyyy-MM-dd HH:mm:ss';

const feedSchema = z.object({ root: z.array(z.unknown()) } satisfies FieldsOf<EfsahFeed>);
const countSchema = z.object({ root: z.array(z.object({ count: certainCount })) } satisfies FieldsOf<EfsahCount>);

/** Rows of the feed, checked one by one. An empty root is a real empty list; an empty body is rejected earlier. */
function readFeed(answer: unknown, lang: Locale): PageBatch<Disclosure> {
  const { root } = parseAnswer(feedSchema, answer);
  return { ...readRows(root, disclosureReader(lang)), more: root.length >= FEED_PAGE_ROWS };
}

function filtersOf(query: DisclosureQuery): Record<string, string | undefined> {
  return {
    lang: query.lang,
    h7_datetime_format: DATE_TIME_FORMAT,
    from: query.from,
    to: query.to,
    announcement_type: query.announcementType,
    types: query.types,
    // An empty symbol matches nothing; a single space matches all.
    symbol: query.symbol ?? ' ',
    keyword: query.keyword,
  };
}

/** Call 4 (call 5 with `types: 'integrated_reports'`), newest first. */
export const disclosurePageCall = defineCall({
  name: 'disclosures',
  title: 'Disclosures (calls 4 and 5)',
  host: 'disclosures',
  path: '/prototype_efsah',
  example: [{ lang: 'en' }, 0],
  read:
    (client) =>
    (query: DisclosureQuery, skip: number, { signal }: CallOptions = {}): Promise<PageBatch<Disclosure>> =>
      client.json(
        {
          query: { ...filtersOf(query), cms_resources: 'true', take: FEED_PAGE_ROWS, skip },
          signal,
        },
        (answer) => readFeed(answer, query.lang),
      ),
});

/** Call 6. */
export const disclosureCountCall = defineCall({
  name: 'disclosure-count',
  title: 'Disclosure count (call 6)',
  host: 'disclosures',
  path: '/efsah_count',
  example: [{ lang: 'en' }],
  read:
    (client) =>
    (query: DisclosureQuery, { signal }: CallOptions = {}): Promise<number> =>
      client.json({ query: filtersOf(query), signal }, (answer) => {
        return parseAnswer(countSchema, answer).root[0]?.count ?? 0;
      }),
});

/** Call 11: the exchange's own press releases, newest first; `take` is at most 20. The labels parameter does not filter: the symbol does. */
export const pressCall = defineCall({
  name: 'press',
  title: 'Press releases (call 11)',
  host: 'disclosures',
  path: '/prototype_efsah',
  example: ['en', 3],
  read:
    (client, { ownSymbol }) =>
    (lang: Locale, take = 3, { signal }: CallOptions = {}): Promise<Batch<Disclosure>> =>
      client.json(
        {
          query: {
            lang,
            h7_datetime_format: DATE_TIME_FORMAT,
            labels: 'press_releases',
            symbol: ownSymbol,
            cms_resources: 'true',
            take: Math.min(take, FEED_PAGE_ROWS),
          },
          signal,
        },
        (answer) => readFeed(answer, lang),
      ),
});
