import { LOCALE_CODES } from '#domain/locale.ts';
import type { Locale } from '#domain/locale.ts';
import type { DisclosureQuery } from '#upstream/records.ts';
import type { Feed, FeedContext } from '../feed.ts';
import { Implausible } from '../failure.ts';

const DISCLOSURES_EVERY_MS = 30_000;
const INTEGRATED_EVERY_MS = 12 * 3_600_000;
/** One page is enough to be ready with: what is older is the history's work. */
const FIRST_ROWS = 20;
/** After a pause there may be many new ones; more than these would be months. */
const CATCH_UP_ROWS = 5_000;

/** The newest disclosures in both languages (call 4): page after page until one brings nothing new. */
export const disclosuresFeed: Feed = {
  name: 'disclosures',
  title: 'Disclosures',
  everyMs: DISCLOSURES_EVERY_MS,
  async run(context, signal) {
    for (const lang of LOCALE_CODES) {
      const held = await heldRows(context, lang);
      const rows = await readNewest(context, signal, { lang }, held === 0 ? FIRST_ROWS : CATCH_UP_ROWS);
      if (rows === 0 && held > 0)
        throw new Implausible(`Disclosures (${lang}): an empty list where ${held} are held. They stay.`);
    }
  },
};

/** Integrated reports (call 5): rows of the same feed, read apart so that the reports of past years come early. */
export const integratedReportsFeed: Feed = {
  name: 'integrated-reports',
  title: 'Integrated reports',
  everyMs: INTEGRATED_EVERY_MS,
  async run(context, signal) {
    for (const lang of LOCALE_CODES) {
      await readNewest(context, signal, { lang, types: 'integrated_reports' }, CATCH_UP_ROWS);
    }
  },
};

/** Answers how many rows were given, the refused ones included. */
async function readNewest(context: FeedContext, signal: AbortSignal, query: DisclosureQuery, limit: number) {
  const { upstream, store, clock, refuse } = context;
  let rows = 0;
  for await (const page of upstream.disclosures.pages(query, { signal, limit })) {
    await refuse('disclosures', page.refused);
    rows += page.records.length + page.refused.length;
    const { changed } = await store.disclosures.save(page.records, clock.now());
    if (changed === 0 && page.records.length > 0) break;
  }
  return rows;
}

async function heldRows({ store }: FeedContext, lang: Locale): Promise<number> {
  return (await store.disclosures.page({ lang, take: 1 })).total;
}
