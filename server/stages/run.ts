import type { Server } from 'node:http';
import { keepWriting } from '../bulk/keep-writing.ts';
import { readAhead } from '../documents/reading-ahead.ts';
import { openPort } from '../open-port.ts';
import { stopInOrder } from '../stop.ts';
import type { Stages } from './entrance.ts';

type Running = Awaited<ReturnType<typeof start>>;

/** Loads the stored figures, opens the port, and starts the ingest jobs and the reading of the newest documents. */
export async function start(stages: Stages, server: Server) {
  const { settings, log, ingestClock } = stages.foundation;
  const { ingest, live } = stages.market;
  const { feedStatus, documents } = stages.site;
  const measured = await serveMetrics(stages, server);
  // A balancer sends readers as soon as the port is open, so their data is loaded before.
  await feedStatus.start();
  stages.readers.stream.tick();
  const door = await openPort(server, settings.PORT, settings.HOST);
  const { port } = door;
  log.info({ event: 'listening', port, host: settings.HOST }, `The site is at http://localhost:${port}`);
  ingest.start();
  stages.forms.upkeep.start();
  const ahead = readAhead({
    documents,
    store: stages.sources.store,
    newest: settings.READ_AHEAD,
    ready: ingest.firstIngestDone,
    now: live.now,
    clock: ingestClock,
    log,
  });
  const writing = keepWriting({
    ...stages.pages.bulk,
    store: stages.market.announcing,
    now: live.now,
    clock: ingestClock,
    log,
  });
  return { door, measured, ahead, writing };
}

async function serveMetrics({ foundation, sources, market, readers, site, forms, pages }: Stages, server: Server) {
  const { metrics, settings, log, clock } = foundation;
  metrics?.watch({
    server,
    upstream: sources.services.upstream,
    feedStatus: site.feedStatus,
    live: market.live,
    bus: market.bus,
    stream: readers.stream,
    admission: pages.admission,
    clients: readers.clients,
    upkeep: forms.upkeep,
    wallNow: clock.now,
  });
  const measured = await metrics?.serve(settings.METRICS_PORT ?? 0, settings.METRICS_HOST);
  if (measured) log.info({ event: 'metrics', port: measured.port, host: settings.METRICS_HOST }, 'Metrics are served.');
  return measured;
}

/** Ends the stages in reverse order when the process is asked to stop: writers first, what they write to last. */
export function stopOnSignal(stages: Stages, server: Server, { door, measured, ahead, writing }: Running): void {
  const { log, ending, settings } = stages.foundation;
  const { sources, market, forms, pages, site } = stages;
  const parts = [
    market.ingest.stop,
    forms.upkeep.stop,
    ahead.stop,
    writing.stop,
    site.feedStatus.stop,
    async () => site.delayed.stop(),
    async () => measured?.close(),
    () => market.bus.close(),
    pages.cache.close,
    pages.fileWriter.close,
    pages.listed.stop,
    pages.pressure.stop,
    site.documents.close,
    sources.services.stop,
    sources.store.close,
    sources.build.close,
  ];
  const { stream } = stages.readers;
  stopInOrder({ log, server, door, stream, ending, drainMs: settings.DRAIN_SECONDS * 1_000, parts });
}
