import { sectorSlug } from '#domain/security.ts';
import { isOutage } from '#store/error.ts';
import type { Store } from '#store/store.ts';
import type { ListedNames } from './known-values.ts';
import type { Tag, Tags } from './tags.ts';

/** Many records change together; the names are then read again once. */
const READ_AGAIN_MS = 1_000;
const READ_BY: readonly Tag[] = ['securities *', 'actions *'];

interface Options {
  store: Pick<Store, 'securities' | 'corporateActions'>;
  tags: Tags;
  /** Codes of the exchange's indices, and prefixes of its futures' symbols. */
  indices: readonly string[];
  /** Called when reading fails. The store logs its own outage. */
  onFailure(error: unknown): void;
}

/** Tickers and sectors from the store, read again when they change; the previous ones are used meanwhile. */
export async function followListedNames({ store, tags, indices, onFailure }: Options) {
  let names: ListedNames & { revision: number } = { symbols: new Set(), sectors: new Set(), revision: 0 };
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const watcher = { moved: readSoon };

  function readSoon(): void {
    if (isStopped) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      read().catch(failed);
    }, READ_AGAIN_MS).unref();
  }

  function failed(error: unknown): void {
    if (isOutage(error)) readSoon();
    else onFailure(error);
  }

  async function read(): Promise<void> {
    // Watched before reading, so that a change during the read causes another read.
    for (const tag of READ_BY) tags.watch(tag, watcher);
    const [securities, actions] = await Promise.all([store.securities.list(), store.corporateActions.list()]);
    names = {
      symbols: new Set([...indices, ...[...securities, ...actions].map(({ symbol }) => symbol)]),
      sectors: new Set(securities.flatMap(({ sector }) => (sector ? [sectorSlug(sector)] : []))),
      revision: names.revision + 1,
    };
  }

  await read().catch(failed);
  return {
    names: () => names,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const tag of READ_BY) tags.unwatch(tag, watcher);
    },
  };
}
