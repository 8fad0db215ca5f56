import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { QuickAnswers } from './cache/quick-answers.ts';
import { spareUnsentAnswers } from './idle-connections.ts';
import { createSlowReaders } from './overload/slow-readers.ts';
import { kindOf, type SecurityHeaders } from './security/headers.ts';
import { answerUnreadable } from './security/unreadable.ts';

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

const HEADERS_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 30_000;
const MAX_HEADER_BYTES = 16_384;
/** A connection on which nothing moves is closed; the event stream has its own rule. */
const SILENCE_LIMIT_MS = 60_000;
/** Methods of proxies, for which the platform makes no `Request` (fetch standard, forbidden methods). */
const NOBODYS_METHODS = new Set(['TRACE', 'CONNECT']);
/** More than the stream's readers: the market's figures leave room for its pages. */
const CONNECTIONS_MAX = 24_000;

interface Options {
  app: Pick<Hono, 'fetch'>;
  /** What is in memory ready to be sent, with all its headers: it passes nothing else on its way. */
  quick?: QuickAnswers | undefined;
  /** The event stream writes on the raw response: a helper between costs more than twice the processor time. */
  live: NodeHandler;
  headers: SecurityHeaders;
  /** In development Vite answers modules and hot updates first. */
  before?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined;
}

/** The HTTP server, not yet listening. */
export function createHttpServer({ app, quick, live, headers, before }: Options): Server {
  const pages = getRequestListener(app.fetch);
  const slowReaders = createSlowReaders();
  const listener: NodeHandler = (request, response) => {
    const url = request.url ?? '';
    if (quick?.(request, response)) {
      if (response.writableLength > 0) slowReaders.watch(response);
      return;
    }
    if (!before) guard(response, url);
    if (NOBODYS_METHODS.has(request.method ?? '')) return refuse(response);
    if (/^\/live(?:[/?]|$)/.test(url)) return live(request, response);
    slowReaders.watch(response);
    if (before) return before(request, response, () => void pages(request, response));
    void pages(request, response);
  };

  /** Vite's own files and pages would not run under these. */
  function guard(response: ServerResponse, url: string): void {
    for (const [name, value] of Object.entries(headers[kindOf(url)])) response.setHeader(name, value);
  }

  function refuse(response: ServerResponse): void {
    response.writeHead(405, { Allow: 'GET, HEAD, POST', Connection: 'close' }).end();
  }

  const limits = {
    headersTimeout: HEADERS_LIMIT_MS,
    requestTimeout: REQUEST_LIMIT_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // A request without a host is refused by the site, with the headers of every answer.
    requireHostHeader: false,
  };
  const server = spareUnsentAnswers(createServer(limits, listener))
    .on('close', slowReaders.stop)
    .on('clientError', answerUnreadable(headers.file))
    .on('checkExpectation', (_request, response: ServerResponse) => {
      guard(response, '');
      response.writeHead(417).end();
    });
  server.timeout = SILENCE_LIMIT_MS;
  server.maxConnections = CONNECTIONS_MAX;
  return server;
}

/** Starts listening and answers the port. Rejects with one sentence for an occupied port or an address that is not ours. */
export function listen(server: Server, port: number, host: string, prefix = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(listenProblem(error, { port, host, prefix }))),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

interface Wanted {
  port: number;
  host: string;
  /** What stands before the names of the two settings. */
  prefix: string;
}

function listenProblem(error: NodeJS.ErrnoException, { port, host, prefix }: Wanted): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or set ${prefix}PORT to a free one.`;
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has: set ${prefix}PORT to one above 1023.`;
  if (error.code === 'EADDRNOTAVAIL')
    return `${prefix}HOST ${host} is not an address of this machine: set ${prefix}HOST to one that is, or leave it out.`;
  return `The site cannot listen on ${host}:${port}: ${error.message}.`;
}
