import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A request may be on its way: a connection is idle when nothing came on it while the server was asked so often. Time alone
 * says nothing: a process that was busy has not looked at what came.
 */
const QUIET_TIMES = 10;

/** Node's HTTP state on a connection; not in its types. The answer stays until its last byte has gone to the system. */
interface Line {
  socket: Socket & { _httpMessage?: unknown };
}

/**
 * Node takes a connection as idle when the last byte of its answer was written, though it may still wait to be sent, and
 * closes it at once, though its next request may be under way: a server that closes would cut off a long answer and fail
 * requests, with nothing that a balancer could mend. Here the byte must have gone, and nothing may have come for a while;
 * so the server is asked again and again. One that never asked for anything is closed as well. Where Node's list of
 * connections is not as expected, all stays as Node does it.
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
