import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { listen } from '../http.ts';
import { securityHeaders } from '../security/headers.ts';
import { answerUnreadable } from '../security/unreadable.ts';

/** The same as on every answer of the site; this port has no https. */
const HEADERS = securityHeaders(null).file;

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Answers `GET /metrics` on a port of its own, so that no reader of the site can request it. */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Only GET /metrics is answered here.\n');
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  }).on('clientError', answerUnreadable(HEADERS));
  const taken = await listen(server, { port, host, prefix: 'METRICS_' });
  return {
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
