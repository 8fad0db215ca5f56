import type { Logger } from 'pino';
import type { LiveReader } from '#live/reader.ts';
import { marketAgo, withAge } from '../page-age.ts';
import { createCompressor } from './compressor.ts';
import { createEncoder } from './encoder.ts';
import type { CacheObserver } from './events.ts';
import { createPageCache, type Made, type PageCache, type PageCacheOptions } from './page-cache.ts';
import { watchStaleness } from './staleness-watch.ts';
import type { Tags } from './tags.ts';
import type { PageRequest } from './page-request.ts';

const MIB = 1024 * 1024;

interface Options {
  /** Memory for finished pages, MiB. */
  mib: number;
  make(target: PageRequest, requestId: string): Promise<Made>;
  live: Pick<LiveReader, 'now' | 'clock' | 'ageMs'>;
  tags: Tags;
  steady(): number;
  unavailable: PageCacheOptions['unavailable'];
  log: Logger;
  observe?: CacheObserver;
}

export interface OpenPageCache extends PageCache {
  close(): Promise<void>;
}

/** Opens the cache of pages, with its compression threads and its staleness watch. */
export function openPageCache({
  mib,
  make,
  live,
  tags,
  steady,
  unavailable,
  log,
  observe = () => {},
}: Options): OpenPageCache {
  const compressor = createCompressor();
  let isClosed = false;
  const encoder = createEncoder(compressor, (err) => {
    // Work under way when the site stops is dropped.
    if (!isClosed) log.warn({ event: 'not-compressed', err }, 'A page could not be compressed. It is sent as it is.');
  });
  const ago = marketAgo(live);
  const endWatch = watchStaleness(live, tags);
  const cache = createPageCache({
    maxBytes: mib * MIB,
    encoder,
    make,
    steady,
    aged: ({ locale }, { identity, type }, agoMs, cause) => withAge(identity, type, locale, ago(agoMs), cause),
    unavailable,
    observe(event) {
      if (event.kind === 'made') log.debug({ event: 'page-made', ...withoutQuery(event) });
      observe(event);
    },
  });
  return {
    ...cache,
    async close() {
      isClosed = true;
      endWatch();
      await compressor.close();
    },
  };
}

/** A reader's search is private, so the query is not logged. */
function withoutQuery({ address, ...rest }: { address: string; route: string; ms: number; status: number }) {
  return { ...rest, kind: undefined, path: address.split('?')[0] };
}
