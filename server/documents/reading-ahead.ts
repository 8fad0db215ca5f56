import type { Logger } from 'pino';
import { LOCALE_CODES } from '#domain/locale.ts';
import { addDays } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { isOutage } from '#store/error.ts';
import type { Store } from '#store/store.ts';
import { sleep, type Clock } from '#upstream/transport/clock.ts';
import type { Documents } from './documents.ts';

const ROUND_EVERY_MS = 60_000;
/** Pause between two files, which leaves the reading thread and the document host to readers. */
const BETWEEN_FILES_MS = 500;
/** A file may take this long, up to the limits of its fetch. */
const FILE_MAX_MS = 180_000;
/** Issuers call a general meeting three weeks ahead: its letters are read for as long as the meeting may lie ahead. */
const MEETINGS_BACK_DAYS = 60;
const MEETINGS_MOST = 500;
/** Files that could not be fetched are tried again in the next round; this many failures in a row end the round. */
const GIVE_UP_AFTER = 3;

interface Options {
  documents: Pick<Documents, 'read' | 'index'>;
  store: Pick<Store, 'disclosures' | 'press' | 'circulars' | 'fileWords' | 'withLeadership'>;
  /** How many of the newest disclosures of each language, circulars and press releases to read. */
  newest: number;
  /** Resolves when every feed has been read once. */
  ready: Promise<void>;
  now(): Instant;
  clock: Clock;
  log: Logger;
}

/**
 * Reads the newest files, and those of general meetings that may lie ahead, one at a time, so that the search finds
 * their text before anybody opens them. One node does this; older files are read when a page about them is opened
 * (docs/decisions/019-pdf-processing.md).
 */
export function readAhead(options: Options): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const work = options.newest > 0 ? keepReading(options, stopping.signal) : Promise.resolve();
  return {
    async stop() {
      stopping.abort();
      await work;
    },
  };
}

async function keepReading(options: Options, signal: AbortSignal): Promise<void> {
  await Promise.race([options.ready.catch(() => undefined), aborted(signal)]);
  while (!signal.aborted) {
    try {
      await options.store.withLeadership('read-ahead', (lost) => readRound(options, AbortSignal.any([signal, lost])));
    } catch (error) {
      if (!signal.aborted && !isOutage(error))
        options.log.warn({ event: 'read-ahead', err: error }, 'Files could not be read ahead.');
    }
    await sleep(options.clock, ROUND_EVERY_MS, signal).catch(() => undefined);
  }
}

/** Reads each of the newest files whose text is not stored yet, newest first. */
export async function readRound({ documents, store, newest, now, clock }: Options, signal: AbortSignal): Promise<void> {
  const paths = await newestFiles(store, newest, now());
  const known = await store.fileWords.known(paths);
  let missed = 0;
  for (const path of paths.filter((each) => !known.has(each))) {
    if (signal.aborted || missed >= GIVE_UP_AFTER) return;
    const facts = await documents.read(path, FILE_MAX_MS);
    missed = facts ? 0 : missed + 1;
    if (facts) await documents.index(path);
    await sleep(clock, BETWEEN_FILES_MS, signal).catch(() => undefined);
  }
}

async function newestFiles(store: Options['store'], take: number, until: Instant): Promise<string[]> {
  const disclosed = LOCALE_CODES.map((lang) => store.disclosures.page({ lang, until, take }));
  const called = LOCALE_CODES.map((lang) =>
    store.disclosures.page({ lang, until, kind: 'general-meeting', from: daysBefore(until), take: MEETINGS_MOST }),
  );
  const released = LOCALE_CODES.map((lang) => store.press.page({ lang, take }));
  const [rows, { items: circulars }] = await Promise.all([
    Promise.all([...disclosed, ...called, ...released]),
    store.circulars.page({ take }),
  ]);
  const own = rows.flatMap(({ items }) =>
    items.flatMap(({ publishedAt, files }) => files.map(({ path }) => ({ path, publishedAt }))),
  );
  const sent = circulars.flatMap(({ id, publishedAt, files }) =>
    files.map((file) => ({ path: `/circulars/${id}/${file.id}${file.extension}`, publishedAt })),
  );
  const paths = [...own, ...sent]
    .filter(({ publishedAt }) => publishedAt <= until)
    .sort((a, b) => b.publishedAt - a.publishedAt)
    .map(({ path }) => path);
  return [...new Set(paths)];
}

function daysBefore(at: Instant): PlainDate {
  return addDays(marketDate(at), -MEETINGS_BACK_DAYS);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
