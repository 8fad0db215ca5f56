import { LOCALE_CODES } from '#domain/locale.ts';
import type { Locale } from '#domain/locale.ts';
import { defineJob, type JobContext } from '../job.ts';
import { progressLog } from '../progress.ts';
import { Implausible } from '../failure.ts';

const DAY_MS = 86_400_000;
/** A breath between pages, so that the newest rows and the press releases get their turn at the same service. */
const PAGE_PAUSE_MS = 250;
/** The position is stored every so many rows: reading rows twice after a restart changes nothing. */
const KEEP_EVERY_ROWS = 200;
const NAME = 'disclosure-history';
/** Few rows are withdrawn after they were counted. */
const NEARLY_ALL = 0.95;

interface Place {
  /** Number of newest rows that are stored. New rows above shift the rest further back, never out of reach. */
  skip: number;
  done: boolean;
}

/** Everything older, page by page from where the last run stopped. Does nothing once the end was reached. */
export const disclosureHistoryJob = defineJob({
  name: NAME,
  title: 'History of disclosures',
  everyMs: DAY_MS,
  async run(context, signal) {
    for (const lang of LOCALE_CODES) await readBack(context, signal, lang);
  },
});

async function readBack(context: JobContext, signal: AbortSignal, lang: Locale): Promise<void> {
  let place = (await context.store.documents.find<Place>(NAME, lang))?.value ?? { skip: 0, done: false };
  if (place.done) return;
  const total = await countOf(context, signal, lang);
  const logProgress = progressLog(context, NAME);
  while (!place.done) {
    place = await readPage(context, signal, { lang, skip: place.skip, total });
    logProgress(`${lang}: ${place.skip} of ${total ?? 'an unknown number of'} rows`, place.done);
    await context.pause(PAGE_PAUSE_MS, signal);
  }
}

interface Page {
  lang: Locale;
  skip: number;
  /** The service's count of rows; undefined when it gives none. */
  total: number | undefined;
}

async function readPage(context: JobContext, signal: AbortSignal, { lang, skip, total }: Page): Promise<Place> {
  const { upstream, store, clock, reject } = context;
  const page = await upstream.disclosures.page({ lang }, skip, { signal });
  await reject('disclosures', page.rejected);
  await store.disclosures.save(page.records, clock.now());
  const place = { skip: skip + page.records.length + page.rejected.length, done: !page.more };
  if (place.done) requireEnd(place.skip, skip, total);
  const passed = Math.floor(place.skip / KEEP_EVERY_ROWS) > Math.floor(skip / KEEP_EVERY_ROWS);
  if (passed || place.done) await store.documents.save(NAME, [{ key: lang, value: place }], clock.now());
  return place;
}

/**
 * A short page is the end only when the count confirms it; without a count an empty page proves nothing. A count lower
 * than the rows already read is ignored.
 */
function requireEnd(reached: number, before: number, total: number | undefined): void {
  const isEnd = total === undefined || total < before * NEARLY_ALL ? reached > before : reached >= total * NEARLY_ALL;
  if (isEnd) return;
  throw new Implausible(
    `History of disclosures: it ends after ${reached} of ${total ?? 'an unknown number of'} rows. It is asked again.`,
  );
}

/** A failure is not a reason to stop. */
async function countOf(context: JobContext, signal: AbortSignal, lang: Locale): Promise<number | undefined> {
  return context.upstream.disclosures.count({ lang }, { signal }).catch(() => undefined);
}
