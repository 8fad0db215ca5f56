import type { Server } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { FeedBoard } from '#domain/feed.ts';
import type { Instant } from '#domain/time.ts';
import type { LiveReader } from '#live/reader.ts';
import type { LiveStream } from '#live/stream.ts';
import type { Upstream } from '#upstream/upstream.ts';
import type { Admission } from '../overload/admission.ts';
import type { ClientLimits } from '../overload/limits.ts';
import { watchConnections } from './connections.ts';
import { watchFeeds } from './feeds.ts';
import { watchAdmission, watchPages } from './pages.ts';
import { watchRequests } from './requests.ts';
import { serveMetrics, type MetricsServer } from './server.ts';
import { watchStore } from './store.ts';
import { watchStream } from './stream.ts';
import { watchBreakers, watchCalls } from './upstream.ts';
import { watchVitals } from './vitals.ts';

/** What is asked when somebody asks for the metrics. */
export interface Watched {
  server: Server;
  upstream: Pick<Upstream, 'breakers'>;
  feeds: FeedBoard;
  live: Pick<LiveReader, 'ageMs'>;
  stream: Pick<LiveStream, 'counters'>;
  admission: Pick<Admission, 'counters'>;
  clients: Pick<ClientLimits, 'open' | 'turnedAway'>;
  wallNow(): Instant;
}

/**
 * Everything that is measured while the process runs (docs/operating.md says what each means). Parts that tell by
 * themselves get an observer when they are made; those that are asked are watched when all stand.
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
    watch(parts: Watched): void {
      watchRequests(registry, parts.server, () => performance.now());
      watchBreakers(registry, parts.upstream);
      watchFeeds(registry, parts);
      watchStream(registry, parts.stream);
      watchAdmission(registry, parts.admission);
      watchConnections(registry, parts.clients);
    },
    serve: (port: number, host: string): Promise<MetricsServer> => serveMetrics(registry, port, host),
  };
}
