import { makeDataFolder } from '#store/embedded/data-folder.ts';
import { openStore } from '#store/open.ts';
import { loadBuild, serveSources } from '../build.ts';
import { inTime } from '../in-time.ts';
import { openServices } from '../services.ts';
import type { Foundation } from './foundation.ts';

/** A failing start reports the error at the latest after this time, whatever its child processes do. */
const END_LIMIT_MS = 10_000;

export type Sources = Awaited<ReturnType<typeof openSources>>;

/**
 * Everything that pages are rendered from: the built site, the store and the exchange's services. Two of them are
 * processes of their own: when one cannot start, the other is ended before the error is thrown, and writes to the
 * folder no longer.
 */
export async function openSources({ settings, exchange, log, dataDir, clock, policies, metrics }: Foundation) {
  // Before anything that writes to the folder is started.
  makeDataFolder(dataDir);
  const build = process.argv.includes('--dev') ? await serveSources() : await loadBuild();
  const [store, services] = await Promise.allSettled([
    openStore({ databaseUrl: settings.DATABASE_URL, dataDir, log, onQuery: metrics?.onQuery }),
    openServices({ ...settings, DATA_DIR: dataDir }, exchange, log, { clock, policies, onCall: metrics?.onCall }),
  ]);
  if (store.status === 'fulfilled' && services.status === 'fulfilled')
    return { build, store: store.value, services: services.value };
  if (store.status === 'fulfilled') await store.value.close();
  if (services.status === 'fulfilled') await services.value.stop();
  throw store.status === 'rejected' ? store.reason : (services as PromiseRejectedResult).reason;
}

/** Ends their processes, for a start that fails later. */
export async function closeSources({ store, services, build }: Sources): Promise<void> {
  const closed = Promise.allSettled([services.stop(), store.close(), build.close()]);
  await inTime(END_LIMIT_MS, closed, () => undefined);
}
