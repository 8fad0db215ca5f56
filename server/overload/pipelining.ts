import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers and proxies send one request at a time on a connection; a program that pipelines requests stays below this.
 */
const WAITING_MAX = 8;

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers the requests of a connection one after the other: the next is begun when the system has accepted the whole
 * previous answer. So a client that pipelines a thousand requests and reads nothing has one answer waiting. A client
 * that pipelines too many is disconnected: all its requests came in one piece, and the parser cannot be stopped within
 * it.
 */
export function oneAtATime(handle: NodeHandler, onCutOff: () => void): NodeHandler {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // The response has its socket once no earlier answer has it.
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
      // Node has not assigned the socket yet.
      process.nextTick(handle, request, response);
    });
  };
}
