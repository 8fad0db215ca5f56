import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A connection is idle when no bytes arrived on it during this many checks, because a request may be on its way.
 * Elapsed time alone proves nothing: a busy process has not looked at what arrived.
 */
const QUIET_TIMES = 10;

/**
 * Node's HTTP state on a connection, not in its types. `_httpMessage` is set until the answer's last byte has been
 * passed to the system.
 */
interface Line {
  socket: Socket & { _httpMessage?: unknown };
}

/**
 * Replaces `closeIdleConnections`. Node treats a connection as idle when the last byte of its answer was written,
 * though that byte may not be sent yet, and closes it immediately, though the next request may be on its way: a closing
 * server would truncate a long answer and fail requests that no balancer could retry. Here the byte must have been sent
 * and nothing have arrived for a while, so the function has to be called repeatedly. Connections that never sent a
 * request are closed as well. When Node's list of connections is not as expected, Node's behaviour is unchanged.
 */
export function spareUsedConnections(server: Server): Server {
  const closeAsNode = server.closeIdleConnections;
  const heard = new WeakMap<Socket, { bytes: number; times: number }>();

  function isQuiet(socket: Socket): boolean {
    const { bytesRead: bytes } = socket;
    const before = heard.get(socket);
    const times = before?.bytes === bytes ? before.times + 1 : 0;
    heard.set(socket, { bytes, times });
    return times >= QUIET_TIMES;
  }

  server.closeIdleConnections = () => {
    const lines = linesOf(server);
    if (!lines) return closeAsNode.call(server);
    for (const { socket } of lines) if (!socket._httpMessage && isQuiet(socket)) socket.destroy();
  };
  return server;
}

function linesOf(server: Server): Line[] | undefined {
  const name = Object.getOwnPropertySymbols(server).find(
    ({ description }) => description === 'http.server.connections',
  );
  const list = name && (server as unknown as Record<symbol, { all?(): Line[] } | undefined>)[name];
  return list?.all?.();
}
