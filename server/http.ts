import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Hono } from 'hono';

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

const HEADERS_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 30_000;
const MAX_HEADER_BYTES = 16_384;

interface Options {
  app: Pick<Hono, 'fetch'>;
  /** The event stream writes on the raw response: a helper between costs more than twice the processor time. */
  live: NodeHandler;
  /** In development Vite answers modules and hot updates first. */
  before?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined;
}

/** The HTTP server, not yet listening. */
export function createHttpServer({ app, live, before }: Options): Server {
  const pages = getRequestListener(app.fetch);
  const listener: NodeHandler = (request, response) => {
    if (/^\/live(?:[/?]|$)/.test(request.url ?? '')) return live(request, response);
    if (before) return before(request, response, () => void pages(request, response));
    void pages(request, response);
  };
  return createServer(
    { headersTimeout: HEADERS_LIMIT_MS, requestTimeout: REQUEST_LIMIT_MS, maxHeaderSize: MAX_HEADER_BYTES },
    listener,
  );
}

/** Starts listening and answers the port. Rejects with one sentence for an occupied port or an address that is not ours. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(listenProblem(error, port, host))));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or set PORT to a free one.`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this user has: set PORT to one above 1023.`;
  if (error.code === 'EADDRNOTAVAIL')
    return `HOST ${host} is not an address of this machine: set HOST to one that is, or leave it out.`;
  return `The site cannot listen on ${host}:${port}: ${error.message}.`;
}
