import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { FastPath } from './cache/fast-path.ts';
import { spareUsedConnections } from './idle-connections.ts';
import type { ClientLimits } from './overload/limits.ts';
import { kindOf, type SecurityHeaders } from './security/headers.ts';
import { answerUnreadable } from './security/unreadable.ts';

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

const HEADERS_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 30_000;
const MAX_HEADER_BYTES = 16_384;
/** Longer than balancers keep a connection on which nothing is asked: whoever closes first must not be asked meanwhile. */
const KEPT_OPEN_MS = 65_000;
/** A connection on which nothing moves is closed; the event stream has its own rule. */
const SILENCE_LIMIT_MS = 60_000;
/** Methods of proxies, for which the platform makes no `Request` (fetch standard, forbidden methods). */
const NOBODYS_METHODS = new Set(['TRACE', 'CONNECT']);
/** How often Node looks for connections whose request does not come. */
const CHECK_EVERY_MS = 5_000;
const HEALTH = new Set(['/healthz', '/readyz']);
const METHODS = 'GET, HEAD, POST';
const TRY_AGAIN_SECONDS = 5;
const BUSY =
  'The site is very busy at the moment. Please try again in a few seconds.\n' +
  'الموقع مزدحم حالياً. يُرجى المحاولة مرة أخرى بعد ثوانٍ.\n';

interface Options {
  app: Pick<Hono<{ Bindings: HttpBindings }>, 'fetch'>;
  /** What is in memory ready to be sent, with all its headers: it passes nothing else on its way. */
  quick?: FastPath | undefined;
  /** The event stream writes on the raw response: a helper between costs more than twice the processor time. */
  live: NodeHandler;
  headers: SecurityHeaders;
  clients: ClientLimits;
  /** The process is about to end: each answer is the last on its connection. */
  isEnding(): boolean;
  /** In development Vite answers modules and hot updates first. */
  before?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined;
}

/** The HTTP server, not yet listening. */
export function createHttpServer({ app, quick, live, headers, clients, isEnding, before }: Options): Server {
  const pages = getRequestListener(app.fetch);
  const listener: NodeHandler = clients.oneAtATime((request, response) => {
    const { url = '', socket } = request;
    if (isEnding()) response.shouldKeepAlive = false;
    if (clients.isSpare(socket) && !isHealthOnly(request, response)) return;
    if (quick?.(request, response)) {
      if (response.writableLength > 0) clients.watch(response);
      return;
    }
    if (!before) guard(response, url);
    if (hasTwoHosts(request)) return void response.writeHead(400).end();
    if (NOBODYS_METHODS.has(request.method ?? '')) return refuseMethod(response);
    if (/^\/live(?:[/?]|$)/.test(url)) return live(request, response);
    clients.watch(response);
    if (before) return before(request, response, () => void pages(request, response));
    void pages(request, response);
  });

  /** Vite's own files and pages would not run under these. */
  function guard(response: ServerResponse, url: string): void {
    for (const [name, value] of Object.entries(headers[kindOf(url)])) response.setHeader(name, value);
  }

  /** There is no room for another reader: whoever asks for more than health is asked to come again. */
  function isHealthOnly({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
    response.shouldKeepAlive = false;
    if (HEALTH.has(url)) return true;
    guard(response, '');
    const more = { 'Retry-After': TRY_AGAIN_SECONDS, 'Cache-Control': 'no-store' };
    response.writeHead(503, { ...more, 'Content-Type': 'text/plain; charset=utf-8' }).end(BUSY);
    return false;
  }

  function refuseMethod(response: ServerResponse): void {
    response.writeHead(405, { Allow: METHODS, Connection: 'close' }).end();
  }

  const limits = {
    headersTimeout: HEADERS_LIMIT_MS,
    requestTimeout: REQUEST_LIMIT_MS,
    keepAliveTimeout: KEPT_OPEN_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // A request without a host is refused by the site, with the headers of every answer.
    requireHostHeader: false,
    // A second Host line is seen instead of left out.
    joinDuplicateHeaders: true,
    connectionsCheckingInterval: CHECK_EVERY_MS,
  };
  const server = spareUsedConnections(createServer(limits, listener))
    .on('connection', clients.take)
    .on('close', clients.stop)
    .on('clientError', answerUnreadable(headers.file))
    .on('checkExpectation', (_request, response: ServerResponse) => {
      guard(response, '');
      response.writeHead(417).end();
    });
  server.timeout = SILENCE_LIMIT_MS;
  return server;
}

/** Two answers to the question whose site this is: a proxy before us may have taken the other (RFC 9112, 3.2). */
function hasTwoHosts({ headers }: IncomingMessage): boolean {
  return headers.host?.includes(', ') ?? false;
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
