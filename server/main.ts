import './environment.ts';
import { join, resolve } from 'node:path';
import { PICTURES } from '#app/pictures.ts';
import { exchange as configured, type ExchangeConfig } from '#exchange.config.ts';
import { createFeedBoard } from '#ingest/feed-board.ts';
import { createIngest } from '#ingest/ingest.ts';
import { createMemoryBus } from '#live/bus-memory.ts';
import { createRedisBus } from '#live/bus-redis.ts';
import { createLiveState } from '#live/state.ts';
import { createLiveStream } from '#live/stream.ts';
import { openStore } from '#store/open.ts';
import type { UpstreamOptions } from '#upstream/options.ts';
import { systemClock, type Clock } from '#upstream/transport/clock.ts';
import { createApp } from './app.ts';
import { EARLIER_ASSETS, loadBuild, serveSources } from './build.ts';
import { openPageCache } from './cache/open.ts';
import { keptPages, quickAnswers } from './cache/quick-answers.ts';
import { tagOfFeed } from './cache/read-feeds.ts';
import { tagsOfChanges } from './cache/read-live.ts';
import { createSiteReader } from './cache/read-site.ts';
import { createTags, type Tag } from './cache/tags.ts';
import { announcingStore } from './cache/writes.ts';
import { openDocuments } from './documents/documents.ts';
import { readAhead } from './documents/reading-ahead.ts';
import { documentRoutes } from './documents/routes.ts';
import { guardForms } from './forms/guard.ts';
import { openStaticFiles } from './files/static-files.ts';
import { createHttpServer, listen } from './http.ts';
import { createAdmission } from './overload/admission.ts';
import { admitted } from './overload/admitted.ts';
import { watchPressure } from './overload/pressure.ts';
import { imageRoutes } from './images/routes.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createPageAnswers } from './page-answers.ts';
import { createPageFinish, finishInDevelopment } from './page-finish.ts';
import { createPages } from './pages.ts';
import { reportRoutes } from './reports/routes.ts';
import { securityHeaders } from './security/headers.ts';
import { policySite } from './security/page-policy.ts';
import { publishedPages } from './search/publications.ts';
import { searchedSecurities } from './search/searched-securities.ts';
import { createSearch } from './search/search.ts';
import { sitePages } from './search/site-pages.ts';
import { openServices } from './services.ts';
import { readSettings } from './settings.ts';
import { sitemapRoutes } from './sitemap.ts';
import { createCards } from './social/cards.ts';
import { socialRoutes } from './social/routes.ts';
import { statusRoutes } from './status.ts';
import { stopOnSignal } from './stop.ts';

const PICTURE_SOURCES = new URL('../app/pictures/', import.meta.url);

/** Who the exchange is, how time passes and how the services are treated, where a test sets it. */
export interface Pace {
  exchange?: ExchangeConfig;
  /** Ours: ages, time limits, breakers. */
  clock?: Clock;
  /** The feeds' waits. */
  feedClock?: Clock;
  policies?: UpstreamOptions['policies'];
}

/** The site's process, from top to bottom: settings, store, services, live values, ingest, pages, HTTP. */
export async function runSite(pace: Pace = {}): Promise<void> {
  const { exchange = configured, clock = systemClock, feedClock = clock, policies } = pace;
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  const dataDir = resolve(settings.DATA_DIR);
  const wallNow = clock.now;

  const metrics = settings.METRICS_PORT === undefined ? undefined : createMetrics();
  const sources = process.argv.includes('--dev') ? await serveSources() : await loadBuild();
  const [store, services] = await Promise.all([
    openStore({ databaseUrl: settings.DATABASE_URL, dataDir, log, onQuery: metrics?.onQuery }),
    openServices({ ...settings, DATA_DIR: dataDir }, exchange, log, {
      clock,
      policies,
      onCall: metrics?.onCall,
    }),
  ]);

  const tags = createTags();
  const live = createLiveState(wallNow, (changes) => tags.move(tagsOfChanges(changes)));
  const bus = settings.REDIS_URL
    ? createRedisBus({
        url: settings.REDIS_URL,
        prefix: 'manara',
        onTrouble: (sentence) => log.warn({ event: 'bus' }, sentence),
      })
    : createMemoryBus();
  await bus.subscribe((update, _position, afterGap) => {
    live.apply(update);
    if (afterGap) tags.moveAll();
    else tags.move((update.written ?? []) as Tag[]);
  });
  const stream = createLiveStream({ state: live });
  stream.start();
  const announcing = announcingStore(store, (written) => void bus.publish({ kind: 'delta', written }));
  const documents = openDocuments({ dataDir, store: announcing, origins: services.upstream.documents, log, wallNow });
  const ingest = createIngest({
    upstream: services.upstream,
    store: announcing,
    live,
    bus,
    log,
    exchange,
    clock: feedClock,
  });

  const origin = settings.SITE_ORIGIN ?? `http://localhost:${settings.PORT}`;
  const searchable = sitePages(exchange);
  const search = createSearch({
    list: () => searchedSecurities(store),
    pages: searchable,
    published: () => publishedPages(store, live.now()),
    store,
    now: live.now,
    wallNow,
    onTrouble: (error) => log.warn({ event: 'search', err: error }, 'What is searched could not be listed.'),
  });
  const feeds = createFeedBoard({
    store,
    wallNow,
    clock: feedClock,
    onChange: (changed) => tags.move(changed.map(tagOfFeed)),
  });
  const sites = createSiteReader(
    { store, live, feeds, search, readDocument: documents.read, exchange, origin, now: live.now },
    tags,
    wallNow,
  );
  const fault = (requestId: string, error: unknown) =>
    log.error({ event: 'page-failed', requestId, err: error }, 'A page could not be made.');
  const onTrouble = (error: unknown) =>
    log.warn({ event: 'picture-not-kept', err: error }, 'A picture was made and could not be kept.');
  const policy = policySite(origin, exchange.measurement);
  const headers = securityHeaders(policy.secure && settings.HSTS !== 'off' ? settings.HSTS : null);
  const { clientDir, mode } = sources;
  const finish = clientDir ? createPageFinish(headers, policy) : finishInDevelopment;
  const pressure = watchPressure();
  const admission = createAdmission(pressure);
  const rendered = createPages({ load: sources.load, mode, sites, origin, finish, fault });
  const make = admitted(rendered, admission, headers, sites.begin);
  const cache = openPageCache({
    mib: settings.PAGE_CACHE_MIB,
    make,
    live,
    tags,
    now: wallNow,
    log,
    observe: metrics?.onCache,
  });
  const app = createApp({
    log,
    exchange,
    origin,
    kycUrl: settings.KYC_URL,
    pages: createPageAnswers(make, clientDir ? cache : null),
    guard: guardForms(origin, settings.TRUSTED_PROXIES, wallNow),
    files: {
      '/': sitemapRoutes({ origin, store, now: live.now }),
      '/documents': documentRoutes(documents),
      '/images': imageRoutes({ dir: join(dataDir, 'images'), sources: PICTURE_SOURCES, pictures: PICTURES, onTrouble }),
      '/status.json': statusRoutes({ feeds, live, wallNow }),
      '/reports': reportRoutes({
        siteOrigin: origin,
        trustedProxies: settings.TRUSTED_PROXIES,
        log,
        observe: (vital) => {
          log.debug({ event: 'vital', ...vital });
          metrics?.onVital(vital);
        },
        now: wallNow,
      }),
      '/social': socialRoutes({
        dir: join(dataDir, 'social'),
        cards: createCards({ exchange, pages: searchable, store }),
        onTrouble,
      }),
    },
    notReadyReasons: async () => [
      ...((await store.ready()) ? [] : ['The store does not answer.']),
      ...ingest.notReadyReasons(),
    ],
  });

  const files = clientDir && openStaticFiles({ dir: clientDir, earlierDir: EARLIER_ASSETS, headers: headers.file });
  const quick = files ? quickAnswers([files, keptPages(cache)], exchange.legacyIpoHosts) : undefined;
  const server = createHttpServer({
    app,
    quick,
    live: stream.handle,
    headers,
    before: sources.before,
  });
  metrics?.watch({ server, upstream: services.upstream, feeds, live, stream, admission, wallNow });
  const measured = await metrics?.serve(settings.METRICS_PORT ?? 0, settings.METRICS_HOST);
  if (measured) log.info({ event: 'metrics', port: measured.port, host: settings.METRICS_HOST }, 'Metrics are served.');
  // A balancer sends readers as soon as the port is open: what they ask for stands there already.
  await Promise.all([feeds.start(), ingest.seed()]);
  stream.tick();
  const port = await listen(server, settings.PORT, settings.HOST);
  log.info({ event: 'listening', port, host: settings.HOST }, `The site is at http://localhost:${port}`);
  ingest.start();
  const ahead = readAhead({
    documents,
    store,
    newest: settings.READ_AHEAD,
    ready: ingest.firstIngestDone,
    now: live.now,
    clock: feedClock,
    log,
  });

  stopOnSignal(log, server, stream, [
    ingest.stop,
    ahead.stop,
    feeds.stop,
    async () => measured?.close(),
    () => bus.close(),
    cache.close,
    pressure.stop,
    documents.close,
    services.stop,
    store.close,
    sources.close,
  ]);
}

if (import.meta.main) {
  runSite().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
