import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Server as NetServer } from 'node:net';
import { createFrontDoor, protect, type FrontDoorOptions } from './front-door.ts';
import { spareUsedConnections } from './idle-connections.ts';
import { answerUnreadable } from './security/unreadable.ts';

const HEADERS_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 30_000;
const MAX_HEADER_BYTES = 16_384;
/** Longer than balancers keep an idle connection: the side that closes first must not receive a request meanwhile. */
const KEEP_ALIVE_MS = 65_000;
/** A connection without traffic is closed after this time; the event stream has its own rule. */
const SILENCE_LIMIT_MS = 60_000;
/** How often Node looks for connections whose request does not arrive. */
const CHECK_EVERY_MS = 5_000;

const LIMITS = {
  headersTimeout: HEADERS_LIMIT_MS,
  requestTimeout: REQUEST_LIMIT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
  // A request without a host is refused by the site, with the headers of every answer.
  requireHostHeader: false,
  // A second Host line is seen rather than dropped.
  joinDuplicateHeaders: true,
  connectionsCheckingInterval: CHECK_EVERY_MS,
};

/** The HTTP server with its limits, not yet listening. */
export function createHttpServer(options: FrontDoorOptions): Server {
  const { headers, clients } = options;
  const server = spareUsedConnections(createServer(LIMITS, createFrontDoor(options)))
    .on('connection', clients.take)
    .on('close', clients.stop)
    .on('clientError', answerUnreadable(headers.file))
    .on('checkExpectation', (_request, response: ServerResponse) => {
      protect({}, response, headers);
      response.writeHead(417).end();
    });
  server.timeout = SILENCE_LIMIT_MS;
  return server;
}

/**
 * Starts listening and returns the port. Rejects with a one-sentence message when the port is occupied or the address
 * is not this machine's.
 */
export function listen(server: NetServer, { prefix = '', ...at }: Listening): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(listenProblem(error, { ...at, prefix }))));
    server.listen(at, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : at.port);
    });
  });
}

interface Listening extends Omit<Wanted, 'prefix'> {
  prefix?: string;
  /** True for one of several sockets on the same port. */
  reusePort?: boolean;
}

interface Wanted {
  port: number;
  host: string;
  /** Prefix of the names of the two settings. */
  prefix: string;
}

function listenProblem(error: NodeJS.ErrnoException, { port, host, prefix }: Wanted): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or set ${prefix}PORT to a free one.`;
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has: set ${prefix}PORT to one above 1023.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `${prefix}HOST ${host} is not an address of this machine: set ${prefix}HOST to one that is, or leave it out.`;
  return `The site cannot listen on ${host}:${port}: ${error.message}.`;
}
