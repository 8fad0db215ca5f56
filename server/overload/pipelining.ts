import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies ask for one thing at a time on a connection; a program that asks ahead stays below this. */
const WAITING_MAX = 8;

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers the requests of a connection one after the other: the next is begun when the system has taken the whole answer
 * before it. So a client that asks for a page a thousand times and reads nothing makes one answer wait. One that asks too
 * far ahead is cut off: all its requests came in one piece, and the parser cannot be stopped within it.
 */
export function oneAtATime(handle: NodeHandler, onCutOff: () => void): NodeHandler {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // The answer has the socket when no earlier answer has.
    if (response.socket) return handle(request, response);
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > WAITING_MAX) {
      onCutOff();
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('socket', () => {
      waiting.set(socket, waiting.get(socket)! - 1);
      // Node is still handing over the socket.
      process.nextTick(handle, request, response);
    });
  };
}
