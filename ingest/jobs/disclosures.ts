import { LOCALE_CODES } from '#domain/locale.ts';
import type { Locale } from '#domain/locale.ts';
import type { DisclosureQuery } from '#upstream/records.ts';
import { defineJob, type JobContext } from '../job.ts';
import { Implausible } from '../failure.ts';
import { keepMeetingNotices } from '../meeting-notices.ts';

const DISCLOSURES_EVERY_MS = 30_000;
const INTEGRATED_EVERY_MS = 12 * 3_600_000;
/** One page makes the job ready; the disclosure history job reads older rows. */
const FIRST_ROWS = 20;
/** After an interruption there may be many new rows; more than this would be months. */
const CATCH_UP_ROWS = 5_000;

/** The newest disclosures in both languages (call 4): page after page until one has nothing new. */
export const disclosuresJob = defineJob({
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
});

/**
 * Integrated reports (call 5): rows of the same list, read separately so that the reports of past years are available
 * early.
 */
export const integratedReportsJob = defineJob({
  name: 'integrated-reports',
  title: 'Integrated reports',
  everyMs: INTEGRATED_EVERY_MS,
  async run(context, signal) {
    for (const lang of LOCALE_CODES) {
      await readNewest(context, signal, { lang, types: 'integrated_reports' }, CATCH_UP_ROWS);
    }
  },
});

/** Returns how many rows were received, the rejected ones included. */
async function readNewest(context: JobContext, signal: AbortSignal, query: DisclosureQuery, limit: number) {
  const { upstream, store, clock, reject } = context;
  let rows = 0;
  for await (const page of upstream.disclosures.pages(query, { signal, limit })) {
    await reject('disclosures', page.rejected);
    rows += page.records.length + page.rejected.length;
    const { changed, news = [] } = await store.disclosures.save(page.records, clock.now());
    await keepMeetingNotices(
      store,
      news.map((disclosure) => ({ disclosure, text: '' })),
      clock.now(),
    );
    if (changed === 0 && page.records.length > 0) break;
  }
  return rows;
}

async function heldRows({ store }: JobContext, lang: Locale): Promise<number> {
  return (await store.disclosures.page({ lang, take: 1 })).total;
}
