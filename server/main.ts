import './environment.ts';
import { join, resolve } from 'node:path';
import { exchange } from '#exchange.config.ts';
import { createIngest } from '#ingest/ingest.ts';
import { createMemoryBus } from '#live/bus-memory.ts';
import { createRedisBus } from '#live/bus-redis.ts';
import { createLiveState } from '#live/state.ts';
import { createLiveStream } from '#live/stream.ts';
import { openStore } from '#store/open.ts';
import { createApp } from './app.ts';
import { loadBuild, serveSources } from './build.ts';
import { documentRoutes } from './documents.ts';
import { createHttpServer, listen } from './http.ts';
import { createLog } from './log.ts';
import { createPages } from './pages.ts';
import { openServices } from './services.ts';
import { readSettings } from './settings.ts';
import { stopOnSignal } from './stop.ts';

/** The site's process, from top to bottom: settings, store, services, live values, ingest, pages, HTTP. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  const dataDir = resolve(settings.DATA_DIR);
  const wallNow = () => Date.now();

  const sources = process.argv.includes('--dev') ? await serveSources() : await loadBuild();
  const [store, services] = await Promise.all([
    openStore({ databaseUrl: settings.DATABASE_URL, dataDir, log }),
    openServices({ ...settings, DATA_DIR: dataDir }, exchange, log),
  ]);

  const live = createLiveState(wallNow);
  const bus = settings.REDIS_URL
    ? createRedisBus({
        url: settings.REDIS_URL,
        prefix: 'manara',
        onTrouble: (sentence) => log.warn({ event: 'bus' }, sentence),
      })
    : createMemoryBus();
  await bus.subscribe((update) => live.apply(update));
  const stream = createLiveStream({ state: live });
  stream.start();
  const ingest = createIngest({ upstream: services.upstream, store, live, bus, log, exchange });

  const origin = settings.SITE_ORIGIN ?? `http://localhost:${settings.PORT}`;
  const site = { store, live, exchange, origin, now: live.now, wallNow };
  const fault = (requestId: string, error: unknown) =>
    log.error({ event: 'page-failed', requestId, err: error }, 'A page could not be made.');
  const app = createApp({
    log,
    exchange,
    origin,
    kycUrl: settings.KYC_URL,
    clientDir: sources.clientDir,
    pages: createPages({ load: sources.load, mode: sources.mode, site, fault }),
    documents: documentRoutes({ dir: join(dataDir, 'documents'), store, documents: services.upstream.documents }),
    notReadyReasons: async () => [
      ...((await store.ready()) ? [] : ['The store does not answer.']),
      ...ingest.notReadyReasons(),
    ],
  });

  const server = createHttpServer({ app, live: stream.handle, before: sources.before });
  const port = await listen(server, settings.PORT, settings.HOST);
  log.info({ event: 'listening', port, host: settings.HOST }, `The site is at http://localhost:${port}`);
  await ingest.start();

  stopOnSignal(log, server, stream, [ingest.stop, () => bus.close(), services.stop, store.close, sources.close]);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
