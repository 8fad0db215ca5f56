import { join } from 'node:path';
import { figuresAt } from '#domain/freshness.ts';
import { closesAround } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { createFeedStatus } from '#ingest/feed-status.ts';
import { isOutage } from '#store/error.ts';
import { followDelayed } from '../api/delayed-market.ts';
import { tagOfJob } from '../cache/read-feed-status.ts';
import { createSiteReader } from '../cache/read-site.ts';
import { sweepDrafts } from '../disk-cache.ts';
import { openDocuments } from '../documents/documents.ts';
import { publishedPages } from '../search/publications.ts';
import { searchedSecurities } from '../search/searched-securities.ts';
import { createSearch } from '../search/search.ts';
import { sitePages } from '../search/site-pages.ts';
import type { Foundation } from './foundation.ts';
import type { Market } from './market.ts';
import type { Sources } from './sources.ts';

const MIB = 1024 * 1024;
const MINUTE_MS = 60_000;
/** Folders of generated files that are cached on disk. */
const DISK_CACHES = ['documents', 'document-pages', 'images', 'social', 'bulk'];

export type SiteParts = Awaited<ReturnType<typeof openSite>>;

/** What pages read: documents, the search, the state of the ingest jobs, and the site as one page reads it. */
export async function openSite(foundation: Foundation, sources: Sources, market: Market) {
  const { exchange, clock, ingestClock, origin } = foundation;
  const { store } = sources;
  const { live, tags, bus } = market;
  const documents = await openDiskDocuments(foundation, sources, market);
  const searchable = sitePages(exchange);
  const search = openSearch(foundation, sources, market, searchable);
  const feedStatus = createFeedStatus({
    store,
    live,
    clocks: clock,
    clock: ingestClock,
    onChange: (changed) => tags.move(changed.map(tagOfJob)),
  });
  const delayed = followDelayed({
    delayMs: exchange.openData.quoteDelayMinutes * MINUTE_MS,
    now: live.now,
    quotes: live.quotes,
    heardAt: () => heardAt(live),
    speed: () => live.clock().speed,
  });
  const base = {
    store,
    live,
    delayed: delayed.read,
    delayedInSeconds: delayed.inSeconds,
    feedStatus,
    isAlone: bus.isAway,
    search,
    readDocument: documents.read,
    exchange,
    origin,
    now: live.now,
  };
  return { documents, searchable, feedStatus, delayed, reader: createSiteReader(base, tags, clock) };
}

/** The time of the market's figures; null when it was never heard. */
function heardAt({ ageMs, clock, now: marketNow }: Market['live']): Instant | null {
  const now = marketNow();
  return figuresAt({ ageMs: ageMs(), clock: clock(), now, closes: closesAround(now, 0) });
}

async function openDiskDocuments(
  { settings, log, dataDir, clock }: Foundation,
  { services }: Sources,
  { announcing }: Market,
) {
  await Promise.all(DISK_CACHES.map((name) => sweepDrafts(join(dataDir, name))));
  return openDocuments({
    dataDir,
    store: announcing,
    origins: services.upstream.documents,
    log,
    wallNow: clock.now,
    maxBytes: settings.DOCUMENTS_MIB * MIB,
  });
}

function openSearch(
  { clock, log }: Foundation,
  { store }: Sources,
  { live }: Market,
  pages: ReturnType<typeof sitePages>,
) {
  return createSearch({
    list: () => searchedSecurities(store),
    pages,
    published: () => publishedPages(store, live.now()),
    store,
    now: live.now,
    steady: clock.steady,
    onFailure: (error) =>
      !isOutage(error) && log.warn({ event: 'search', err: error }, 'What is searched could not be listed.'),
  });
}
