import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Finished } from './cache/cached-response.ts';
import type { ClientLimits } from './overload/limits.ts';
import { kindOf, type SecurityHeaders } from './security/headers.ts';

/** Answers a request and returns true, or returns false to leave it to the next answerer. */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean;

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Proxy methods, for which the platform creates no `Request` (fetch standard, forbidden methods). */
const PROXY_METHODS = new Set(['TRACE', 'CONNECT']);
const HEALTH = new Set(['/healthz', '/readyz']);
const METHODS = 'GET, HEAD, POST';
const LIVE = /^\/live(?:[/?]|$)/;
const BUSY =
  'The site is very busy at the moment. Please try again in a few seconds.\n' +
  'الموقع مزدحم حالياً. يُرجى المحاولة مرة أخرى بعد ثوانٍ.\n';

export interface FrontDoorOptions {
  app: Pick<Hono<{ Bindings: HttpBindings }>, 'fetch'>;
  /** Runs before the API, for cached answers too. */
  gate?: Answerer | undefined;
  /** Answers from memory: static files and cached pages, with all their headers. */
  fast?: Answerer | undefined;
  /** The event stream writes on the raw response: a helper between costs more than twice the processor time. */
  live: NodeHandler;
  headers: SecurityHeaders;
  clients: ClientLimits;
  /** The problem document for a program that is refused while the site is busy. */
  busyProblem(url: string): Finished;
  /** True when the process is about to end: each answer is then the last on its connection. */
  isEnding(): boolean;
  /** In development Vite answers modules and hot updates first. */
  before?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined;
}

/** Returns the handler of every request: it tries the answerers in this order. */
export function createFrontDoor(options: FrontDoorOptions): NodeHandler {
  const { app, gate, fast, live, headers, clients, busyProblem, isEnding, before } = options;
  const answerers: readonly Answerer[] = [
    beyondConnectionLimits(clients, headers, busyProblem),
    ...(gate ? [gate] : []),
    ...(fast ? [watched(fast, clients)] : []),
    // Vite's own files and pages would not run under the headers.
    ...(before ? [] : [(request: IncomingMessage, response: ServerResponse) => protect(request, response, headers)]),
    refuseTwoHosts,
    refuseProxyMethods,
    liveStream(live),
    theApp(app, clients, before),
  ];
  return clients.oneAtATime((request, response) => {
    if (isEnding()) response.shouldKeepAlive = false;
    answerers.some((answer) => answer(request, response));
  });
}

/** Sets the security headers for the answerers after it; an answer of another kind sets its own. */
export function protect({ url = '' }: { url?: string }, response: ServerResponse, headers: SecurityHeaders): false {
  for (const [name, value] of Object.entries(headers[kindOf(url)])) response.setHeader(name, value);
  return false;
}

/** A connection beyond the limits may request health only: any other request gets 503 with when to retry. */
function beyondConnectionLimits(
  clients: ClientLimits,
  headers: SecurityHeaders,
  busyProblem: FrontDoorOptions['busyProblem'],
): Answerer {
  return (request, response) => {
    if (!clients.isSpare(request.socket)) return false;
    response.shouldKeepAlive = false;
    const { url = '' } = request;
    if (HEALTH.has(url)) return false;
    const isProgram = kindOf(url) === 'api';
    protect(isProgram ? request : {}, response, headers);
    const problem = busyProblem(url);
    const type = isProgram ? problem.headers : { ...problem.headers, 'Content-Type': 'text/plain; charset=utf-8' };
    response.writeHead(problem.status, { ...type, 'Cache-Control': 'no-store' });
    response.end(isProgram ? problem.body : BUSY);
    return true;
  };
}

/** Watches an answer with bytes left to send: its reader may be slow. */
function watched(answer: Answerer, clients: ClientLimits): Answerer {
  return (request, response) => {
    if (!answer(request, response)) return false;
    if (response.writableLength > 0) clients.watch(response);
    return true;
  };
}

/** Refuses two Host headers: a proxy on the way may have used the other one (RFC 9112, 3.2). */
function refuseTwoHosts({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (!headers.host?.includes(', ')) return false;
  response.writeHead(400).end();
  return true;
}

function refuseProxyMethods({ method = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!PROXY_METHODS.has(method)) return false;
  response.writeHead(405, { Allow: METHODS, Connection: 'close' }).end();
  return true;
}

function liveStream(live: NodeHandler): Answerer {
  return (request, response) => {
    if (!LIVE.test(request.url ?? '')) return false;
    live(request, response);
    return true;
  };
}

/** The remaining requests: pages to be rendered, documents, pictures, forms, and what does not exist. */
function theApp(app: FrontDoorOptions['app'], clients: ClientLimits, before: FrontDoorOptions['before']): Answerer {
  const answer = getRequestListener(app.fetch);
  return (request, response) => {
    clients.watch(response);
    if (before) before(request, response, () => void answer(request, response));
    else void answer(request, response);
    return true;
  };
}
