import { Hono } from 'hono';
import { routeTable } from '../route-table.ts';
import { join } from 'node:path';
import { PICTURES } from '#app/pictures/pictures.ts';
import { apiGate } from '../api/gate.ts';
import { createApp } from '../app.ts';
import { bulkRoutes } from '../bulk/routes.ts';
import { botCheckRoutes } from '../bot-check/routes.ts';
import { EARLIER_ASSETS } from '../build.ts';
import { cachedPages, fastPath } from '../cache/fast-path.ts';
import { documentRoutes } from '../documents/routes.ts';
import { openStaticFiles } from '../files/static-files.ts';
import { guardForms } from '../forms/guard.ts';
import { createHttpServer } from '../http.ts';
import { imageRoutes } from '../images/routes.ts';
import { createPageAnswers } from '../page-answers.ts';
import { forPrograms } from '../overload/later.ts';
import { BUSY } from '../words/busy.ts';
import { reportRoutes } from '../reports/routes.ts';
import { sitemapRoutes } from '../sitemap.ts';
import { kindOf } from '../security/headers.ts';
import { wellKnownRoutes } from '../well-known.ts';
import { createCards } from '../social/cards.ts';
import { socialRoutes } from '../social/routes.ts';
import { SPECULATION_PATH, speculationRoutes } from '../speculation.ts';
import { statusRoutes } from '../status.ts';
import type { Forms } from './forms.ts';
import type { Foundation } from './foundation.ts';
import type { Market } from './market.ts';
import type { Pages } from './pages.ts';
import type { Readers } from './readers.ts';
import type { SiteParts } from './site.ts';
import type { Sources } from './sources.ts';

const PICTURE_SOURCES = new URL('../../app/pictures/', import.meta.url);

/** All stages before the entrance. */
export interface Stages {
  foundation: Foundation;
  sources: Sources;
  market: Market;
  readers: Readers;
  site: SiteParts;
  forms: Forms;
  pages: Pages;
}

/** The HTTP server with all its handlers, not yet listening. */
export function openEntrance(stages: Stages) {
  const { foundation, sources, readers, pages } = stages;
  const { clientDir, before } = sources.build;
  const { headers, cache, readAddress } = pages;
  const headersOf = (address: string) => headers[kindOf(address)];
  const files = clientDir && openStaticFiles({ dir: clientDir, earlierDir: EARLIER_ASSETS, headersOf });
  return createHttpServer({
    app: openApp(stages),
    fast: files ? fastPath([files, cachedPages(cache, readAddress)], foundation.exchange.legacyIpoHosts) : undefined,
    gate: apiGate({
      origin: foundation.origin,
      rate: foundation.exchange.openData.limits,
      bulkRate: foundation.exchange.openData.bulkLimits,
      clock: foundation.clock,
      addressOf: readers.clients.addressOf,
      headers: headers.api,
    }),
    live: readers.stream.handle,
    headers,
    clients: readers.clients,
    busyProblem: forPrograms(BUSY, foundation.origin),
    isEnding: () => foundation.ending.begun,
    before,
  });
}

function openApp(stages: Stages) {
  const { log, exchange, origin, settings, clock, ending } = stages.foundation;
  const { build, store } = stages.sources;
  const { make, cache, readAddress } = stages.pages;
  return createApp({
    log,
    exchange,
    origin,
    kycUrl: settings.KYC_URL,
    pages: createPageAnswers(make, build.clientDir ? cache : null, readAddress),
    guard: guardForms(origin, settings.TRUSTED_PROXIES, clock.steady),
    files: filesByPath(stages),
    notReadyReasons: async () => [
      ...(ending.begun ? ['The site is about to stop.'] : []),
      ...((await store.ready()) ? [] : ['The store does not answer.']),
      ...stages.market.ingest.notReadyReasons(),
    ],
  });
}

/** Routers keyed by the path they are mounted at. */
function filesByPath(stages: Stages) {
  const { log, exchange, origin, dataDir, clock } = stages.foundation;
  const { store, build } = stages.sources;
  const { live, bus } = stages.market;
  const { documents, searchable, feedStatus } = stages.site;
  const onFailure = (error: unknown) =>
    log.warn({ event: 'picture-not-kept', err: error }, 'A picture was made and could not be kept.');
  const cards = createCards({ exchange, pages: searchable, store });
  return {
    '/': new Hono()
      .route('/', sitemapRoutes({ origin, store, now: live.now }))
      .route('/', wellKnownRoutes({ origin, exchange, wall: clock.now }))
      .route('/', routeTable(build.load, build.mode)),
    '/api/v1/bulk': bulkRoutes(stages.pages.bulk.library, {
      origin,
      rate: exchange.openData.bulkLimits,
      isSimulated: () => live.clock().simulated,
    }),
    '/documents': documentRoutes(documents),
    '/images': imageRoutes({ dir: join(dataDir, 'images'), sources: PICTURE_SOURCES, pictures: PICTURES, onFailure }),
    [SPECULATION_PATH]: speculationRoutes(),
    '/status.json': statusRoutes({ feedStatus, store, bus, live, forms: stages.forms.upkeep, wallNow: clock.now }),
    ...openPuzzles(stages),
    '/reports': openReports(stages.foundation),
    '/social': socialRoutes({ dir: join(dataDir, 'social'), cards, onFailure }),
  };
}

/** The puzzle route, only when the site runs the bot check itself. */
function openPuzzles({ foundation, forms }: Stages): Record<string, Hono> {
  const { settings, clock } = foundation;
  if (!forms.altcha) return {};
  const options = { altcha: forms.altcha, trustedProxies: settings.TRUSTED_PROXIES, now: clock.steady };
  return { '/bot-check': botCheckRoutes(options) };
}

function openReports({ origin, settings, log, metrics, clock }: Foundation) {
  return reportRoutes({
    siteOrigin: origin,
    trustedProxies: settings.TRUSTED_PROXIES,
    log,
    observe: (vital) => {
      log.debug({ event: 'vital', ...vital });
      metrics?.onVital(vital);
    },
    now: clock.steady,
  });
}
