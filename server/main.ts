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
import { isOutage } from '#store/error.ts';
import { openStore } from '#store/open.ts';
import type { UpstreamOptions } from '#upstream/options.ts';
import { systemClock, type Clock } from '#upstream/transport/clock.ts';
import { createApp } from './app.ts';
import { EARLIER_ASSETS, loadBuild, serveSources } from './build.ts';
import { openPageCache } from './cache/open.ts';
import { createKnownValues } from './cache/known-values.ts';
import { followListedNames } from './cache/listed-names.ts';
import { cachedPages, fastPath } from './cache/fast-path.ts';
import { tagOfFeed } from './cache/read-feeds.ts';
import { tagsOfChanges } from './cache/read-live.ts';
import { createSiteReader } from './cache/read-site.ts';
import { createTags, type Tag } from './cache/tags.ts';
import { announcingStore } from './cache/writes.ts';
import { openDocuments } from './documents/documents.ts';
import { readAhead } from './documents/reading-ahead.ts';
import { documentRoutes } from './documents/routes.ts';
import { guardForms } from './forms/guard.ts';
import { createFileWriter } from './file-writer.ts';
import { openStaticFiles } from './files/static-files.ts';
import { createHttpServer, listen } from './http.ts';
import { createAdmission } from './overload/admission.ts';
import { connectionsFor, fileLimit, streamsFor } from './overload/file-limit.ts';
import { createClientLimits } from './overload/limits.ts';
import { admitted } from './overload/admitted.ts';
import { answerLater } from './overload/later.ts';
import { watchPressure } from './overload/pressure.ts';
import { imageRoutes } from './images/routes.ts';
import { sweepDrafts } from './disk-cache.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createPageAnswers } from './page-answers.ts';
import { createPageFinish, finishInDevelopment } from './page-finish.ts';
import { createPages, queryWordsOf } from './pages.ts';
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
import { SPECULATION_PATH, speculationRoutes } from './speculation.ts';
import { statusRoutes } from './status.ts';
import { startProblem } from './start-problem.ts';
import { stopInOrder, type Ending } from './stop.ts';
import { UNAVAILABLE } from './unavailable.ts';

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

const MIB = 1024 * 1024;

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
  const live = createLiveState(clock, (changes) => tags.move(tagsOfChanges(changes)));
  const bus = settings.REDIS_URL
    ? createRedisBus({
        url: settings.REDIS_URL,
        prefix: 'manara',
        onAway: (sentence) => log.warn({ event: 'bus-away' }, sentence),
        onBack: (sentence) => log.info({ event: 'bus-back' }, sentence),
      })
    : createMemoryBus();
  const connections = connectionsFor(fileLimit());
  const clients = createClientLimits({
    log,
    trustedProxies: settings.TRUSTED_PROXIES,
    connections,
    perAddress: settings.CONNECTIONS_PER_ADDRESS,
  });
  const ending: Ending = { begun: false };
  const stream = createLiveStream({
    state: live,
    readersMax: streamsFor(connections),
    readersPerAddress: settings.STREAMS_PER_ADDRESS || Infinity,
    addressOf: clients.addressOf,
  });
  stream.start();
  const announcing = announcingStore(store, (written) => void bus.publish({ kind: 'delta', written }));
  await Promise.all(
    ['documents', 'document-pages', 'images', 'social'].map((name) => sweepDrafts(join(dataDir, name))),
  );
  const documents = openDocuments({
    dataDir,
    store: announcing,
    origins: services.upstream.documents,
    log,
    wallNow,
    maxBytes: settings.DOCUMENTS_MIB * MIB,
  });
  const ingest = createIngest({
    upstream: services.upstream,
    store: announcing,
    live,
    bus,
    log,
    exchange,
    clock: feedClock,
  });

  await bus.subscribe((update, _position, afterGap) => {
    ingest.heard(update);
    live.apply(update);
    if (afterGap) tags.moveAll();
    else tags.move((update.written ?? []) as Tag[]);
  });

  const origin = settings.SITE_ORIGIN ?? `http://localhost:${settings.PORT}`;
  const searchable = sitePages(exchange);
  const search = createSearch({
    list: () => searchedSecurities(store),
    pages: searchable,
    published: () => publishedPages(store, live.now()),
    store,
    now: live.now,
    steady: clock.steady,
    onFailure: (error) =>
      !isOutage(error) && log.warn({ event: 'search', err: error }, 'What is searched could not be listed.'),
  });
  const feeds = createFeedBoard({
    store,
    live,
    clocks: clock,
    clock: feedClock,
    onChange: (changed) => tags.move(changed.map(tagOfFeed)),
  });
  const sites = createSiteReader(
    { store, live, feeds, search, readDocument: documents.read, exchange, origin, now: live.now },
    tags,
    clock,
  );
  const fault = (requestId: string, error: unknown) =>
    log.error({ event: 'page-failed', requestId, err: error }, 'A page could not be made.');
  const onFailure = (error: unknown) =>
    log.warn({ event: 'picture-not-kept', err: error }, 'A picture was made and could not be kept.');
  const policy = policySite(origin, exchange.measurement);
  const headers = securityHeaders(policy.secure && settings.HSTS !== 'off' ? settings.HSTS : null);
  const unavailable = answerLater(headers, UNAVAILABLE);
  const { clientDir, mode } = sources;
  const finish = clientDir ? createPageFinish(headers, policy) : finishInDevelopment;
  const pressure = watchPressure(settings.PAGE_CACHE_MIB);
  const admission = createAdmission(pressure);
  const listed = await followListedNames({
    store,
    tags,
    indices: exchange.indices.map(({ code }) => code),
    onFailure: (error) => log.warn({ event: 'listed-names', err: error }, 'What is listed could not be read.'),
  });
  const known = createKnownValues(queryWordsOf(await sources.load()), listed.names);
  const fileWriter = createFileWriter();
  const rendered = createPages({
    load: sources.load,
    mode,
    sites,
    origin,
    finish,
    writeFile: fileWriter.write,
    clocks: clock,
    unavailable,
    fault,
  });
  const make = admitted(rendered, admission, headers, sites.begin);
  const cache = openPageCache({
    mib: settings.PAGE_CACHE_MIB,
    make,
    live,
    tags,
    clocks: clock,
    unavailable,
    log,
    observe: metrics?.onCache,
  });
  const app = createApp({
    log,
    exchange,
    origin,
    kycUrl: settings.KYC_URL,
    pages: createPageAnswers(make, clientDir ? cache : null, known),
    guard: guardForms(origin, settings.TRUSTED_PROXIES, clock.steady),
    files: {
      '/': sitemapRoutes({ origin, store, now: live.now }),
      '/documents': documentRoutes(documents),
      '/images': imageRoutes({ dir: join(dataDir, 'images'), sources: PICTURE_SOURCES, pictures: PICTURES, onFailure }),
      [SPECULATION_PATH]: speculationRoutes(),
      '/status.json': statusRoutes({ feeds, store, live, wallNow }),
      '/reports': reportRoutes({
        siteOrigin: origin,
        trustedProxies: settings.TRUSTED_PROXIES,
        log,
        observe: (vital) => {
          log.debug({ event: 'vital', ...vital });
          metrics?.onVital(vital);
        },
        now: clock.steady,
      }),
      '/social': socialRoutes({
        dir: join(dataDir, 'social'),
        cards: createCards({ exchange, pages: searchable, store }),
        onFailure,
      }),
    },
    notReadyReasons: async () => [
      ...(ending.begun ? ['The site is about to stop.'] : []),
      ...((await store.ready()) ? [] : ['The store does not answer.']),
      ...ingest.notReadyReasons(),
    ],
  });

  const files = clientDir && openStaticFiles({ dir: clientDir, earlierDir: EARLIER_ASSETS, headers: headers.file });
  const quick = files ? fastPath([files, cachedPages(cache, known)], exchange.legacyIpoHosts) : undefined;
  const server = createHttpServer({
    app,
    quick,
    live: stream.handle,
    headers,
    clients,
    isEnding: () => ending.begun,
    before: sources.before,
  });
  metrics?.watch({ server, upstream: services.upstream, feeds, live, stream, admission, clients, wallNow });
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

  const parts = [
    ingest.stop,
    ahead.stop,
    feeds.stop,
    async () => measured?.close(),
    () => bus.close(),
    cache.close,
    fileWriter.close,
    listed.stop,
    pressure.stop,
    documents.close,
    services.stop,
    store.close,
    sources.close,
  ];
  stopInOrder({ log, server, stream, ending, drainMs: settings.DRAIN_SECONDS * 1_000, parts });
}

if (import.meta.main) {
  runSite().catch((error: unknown) => {
    process.stderr.write(`${startProblem(error)}\n`);
    process.exit(1);
  });
}
