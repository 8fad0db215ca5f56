import type { Server } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { FeedStatus } from '#domain/feed-status.ts';
import type { Instant } from '#domain/time.ts';
import type { Bus } from '#live/bus.ts';
import type { LiveReader } from '#live/reader.ts';
import type { LiveStream } from '#live/stream.ts';
import type { Upstream } from '#upstream/upstream.ts';
import type { Upkeep } from '../forms/upkeep.ts';
import type { Admission } from '../overload/admission.ts';
import type { ClientLimits } from '../overload/limits.ts';
import { watchConnections } from './connections.ts';
import { watchFeedStatus } from './feed-status.ts';
import { watchForms, watchMail } from './forms.ts';
import { watchAdmission, watchPages } from './pages.ts';
import { watchRequests } from './requests.ts';
import { serveMetrics, type MetricsServer } from './server.ts';
import { watchStore } from './store.ts';
import { watchStream } from './stream.ts';
import { watchBreakers, watchCalls } from './upstream.ts';
import { watchVitals } from './vitals.ts';

/** Parts that are read when the metrics are requested. */
export interface Watched {
  server: Server;
  upstream: Pick<Upstream, 'breakers'>;
  feedStatus: FeedStatus;
  live: Pick<LiveReader, 'ageMs'>;
  bus: Pick<Bus, 'isAway'>;
  stream: Pick<LiveStream, 'counters'>;
  admission: Pick<Admission, 'counters'>;
  clients: Pick<ClientLimits, 'open' | 'turnedAway'>;
  upkeep: Pick<Upkeep, 'state'>;
  wallNow(): Instant;
}

/**
 * Everything that is measured while the process runs (docs/operating.md explains each metric). Parts that report events
 * get an observer when they are created; parts that are read are watched when all of them exist.
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    onCall: watchCalls(registry),
    onQuery: watchStore(registry),
    onCache: watchPages(registry),
    onVital: watchVitals(registry),
    ...watchForms(registry),
    watch(parts: Watched): void {
      watchRequests(registry, parts.server, () => performance.now());
      watchBreakers(registry, parts.upstream);
      watchFeedStatus(registry, parts);
      watchStream(registry, parts.stream);
      watchAdmission(registry, parts.admission);
      watchConnections(registry, parts.clients);
      watchMail(registry, parts.upkeep.state, parts.wallNow);
    },
    serve: (port: number, host: string): Promise<MetricsServer> => serveMetrics(registry, port, host),
  };
}
