import type { Logger } from 'pino';
import { BULK_YEAR, bulkKey, type BulkYear } from '#domain/bulk-file.ts';
import { marketDate } from '#domain/date.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { isOutage } from '#store/error.ts';
import type { Store } from '#store/store.ts';
import { sleep, type Clock } from '#upstream/transport/clock.ts';
import type { Library } from './library.ts';
import { isDue, isNight, nextToCheck } from './schedule.ts';

/** A year takes some seconds of work; the pause leaves the machine free for readers. */
const ROUND_EVERY_MS = 60_000;

interface Options {
  library: Pick<Library, 'write'>;
  store: Pick<Store, 'documents' | 'withLeadership'>;
  /** Sets and years that can be written, newest year first. */
  offered(): Promise<readonly { set: string; year: number }[]>;
  now(): Instant;
  clock: Clock;
  log: Logger;
}

/** Writes what is due each night, one year of a set per minute, on one node. */
export function keepWriting(options: Options): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const work = keepLeading(options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await work;
    },
  };
}

async function keepLeading(options: Options, signal: AbortSignal): Promise<void> {
  const { clock, store, log, now } = options;
  while (!signal.aborted) {
    await sleep(clock, ROUND_EVERY_MS, signal).catch(() => undefined);
    if (signal.aborted || !isNight(now())) continue;
    await store
      .withLeadership('bulk', (lost) => writeRounds(options, AbortSignal.any([signal, lost])))
      .catch((error: unknown) => {
        if (!signal.aborted && !isOutage(error))
          log.warn({ event: 'bulk', err: error }, 'A bulk file could not be written. It is tried again in a minute.');
      });
  }
}

/** Writes one year per round, while it is night. */
async function writeRounds(options: Options, signal: AbortSignal): Promise<void> {
  const checked = new Map<string, Instant>();
  let checkedOn: PlainDate | null = null;
  while (!signal.aborted && isNight(options.now())) {
    const isDone = !(await writeDue(options, signal));
    const now = options.now();
    if (isDone && checkedOn !== marketDate(now)) {
      checkedOn = marketDate(now);
      await checkOne(options, checked);
    }
    await sleep(options.clock, ROUND_EVERY_MS, signal).catch(() => undefined);
  }
}

/** Writes the first year that is due and has rows; returns false when there is none. */
async function writeDue({ library, store, offered, now }: Options, signal: AbortSignal): Promise<boolean> {
  const [years, documents] = await Promise.all([offered(), store.documents.list<BulkYear>(BULK_YEAR)]);
  const written = new Map(documents.map(({ key, value }) => [key, value.writtenAt]));
  for (const { set, year } of years) {
    if (signal.aborted) return false;
    if (!isDue(year, written.get(bulkKey({ set, year })) ?? null, now())) continue;
    if (await library.write(set, year)) return true;
  }
  return false;
}

async function checkOne({ library, store, now }: Options, checked: Map<string, Instant>): Promise<void> {
  const documents = await store.documents.list<BulkYear>(BULK_YEAR);
  const next = nextToCheck(
    documents.map(({ value }) => value),
    checked,
    now(),
  );
  if (!next) return;
  checked.set(bulkKey(next), now());
  await library.write(next.set, next.year);
}
