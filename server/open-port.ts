import type { Server } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';
import { listen } from './http.ts';

/**
 * Node accepts one connection per listening socket in each turn of its event loop, and a turn in which pages are rendered
 * takes tens of milliseconds: with one socket, hundreds of readers who come at once from a node that was lost would wait
 * for as many turns. The kernel spreads new connections over the sockets (SO_REUSEPORT).
 */
const SOCKETS = 8;
/** Where `reusePort` spreads connections; elsewhere one socket listens (node:net, `server.listen`). */
const CAN_SHARE = process.platform === 'linux';

/** The open port of a server. */
export interface OpenPort {
  port: number;
  /** Accepts no more connections; resolves when the last one is closed. */
  close(): Promise<void>;
}

/**
 * Starts listening. Rejects with a one-sentence message when the port is occupied or the address is not this machine's.
 */
export async function openPort(server: Server, port: number, host: string): Promise<OpenPort> {
  if (!CAN_SHARE) return { port: await listen(server, { port, host }), close: () => closed(server) };
  // Sockets that share a port share it with another process as well: whether it is free, only an unshared one tells.
  if (port !== 0) await tryPort(port, host);
  const shared = { host, reusePort: true };
  const own = await listen(server, { ...shared, port });
  const others = Array.from({ length: SOCKETS - 1 }, () => passingOn(server));
  await Promise.all(others.map((other) => listen(other, { ...shared, port: own })));
  return { port: own, close: async () => void (await Promise.all([server, ...others].map(closed))) };
}

async function tryPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, { port, host });
  await closed(probe);
}

/** A server whose connections are those of another; the options are those of node:http. */
function passingOn(server: Server): NetServer {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
}

function closed(server: NetServer): Promise<void> {
  return new Promise((resolve) => void server.close(() => resolve()));
}
