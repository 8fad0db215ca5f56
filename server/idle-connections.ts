import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What Node keeps of HTTP on a connection; not in its types. The answer stays until its last byte has gone to the system. */
interface Line {
  socket: Socket & { _httpMessage?: unknown };
}

/**
 * Node takes a connection as idle when the last byte of its answer was written, though it may still wait to be sent: a
 * server that closes would cut off a long answer, with nothing that a balancer could mend. Here the byte must have gone.
 * Where Node's list of connections is not as expected, all stays as Node does it.
 */
export function spareUnsentAnswers(server: Server): Server {
  const closeAsNode = server.closeIdleConnections;
  server.closeIdleConnections = () => {
    const lines = idleLines(server);
    if (!lines) return closeAsNode.call(server);
    for (const { socket } of lines) if (!socket._httpMessage) socket.destroy();
  };
  return server;
}

function idleLines(server: Server): Line[] | undefined {
  const name = Object.getOwnPropertySymbols(server).find(
    ({ description }) => description === 'http.server.connections',
  );
  const list = name && (server as unknown as Record<symbol, { idle?(): Line[] } | undefined>)[name];
  return list?.idle?.();
}
