import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Node's HTTP state on a socket, not in its types. */
interface HttpParser {
  _consumed?: boolean;
  onIncoming: unknown;
  incoming: unknown;
  outgoing: unknown;
  socket: unknown;
  unconsume(): void;
  remove(): void;
  close(): void;
  [callback: number]: unknown;
}
const PARSER_CALLBACKS = 7;
const HTTP_LISTENERS = ['data', 'end', 'drain', 'error', 'timeout'];

const lasting = new WeakSet<(this: Socket) => void>();

/** Calls the listener when the connection is closed, even if HTTP has released it before. */
export function onceGone(socket: Socket, listener: (this: Socket) => void): void {
  lasting.add(listener);
  socket.on('close', listener);
}

/**
 * Releases Node's HTTP state on a connection that will only be written to: request, response and parser are 9 of its 15
 * kB. It takes the same steps as Node does when a connection is upgraded. When the parser is not as expected nothing is
 * released, at the cost of the memory. To be called after the head was sent, not within the request's own callback: the
 * parser must not be running.
 */
export function detachFromHttp(socket: Socket, response: ServerResponse): void {
  const holder = socket as Socket & { parser?: HttpParser | null };
  const { parser } = holder;
  response.detachSocket(socket);
  for (const event of HTTP_LISTENERS) socket.removeAllListeners(event);
  for (const listener of socket.listeners('close') as (() => void)[]) {
    if (!lasting.has(listener)) socket.off('close', listener);
  }
  // The end of the answer is reported to its listeners, since they would otherwise wait for ever.
  response.emit('close');
  socket.on('error', ignore).on('end', hangUp);
  if (parser && isParser(parser)) {
    if (parser._consumed) parser.unconsume();
    clear(parser);
    parser.remove();
    holder.parser = null;
    setImmediate(() => parser.close());
  }
  socket.resume();
}

/** 'close' always follows and ends the connection. */
function ignore(): void {}

/** Node leaves closing a half-open HTTP connection to its owner. */
function hangUp(this: Socket): void {
  this.destroy();
}

function isParser(parser: HttpParser): boolean {
  return [parser.unconsume, parser.remove, parser.close].every((method) => typeof method === 'function');
}

function clear(parser: HttpParser): void {
  parser.onIncoming = parser.incoming = parser.outgoing = parser.socket = null;
  for (let callback = 0; callback < PARSER_CALLBACKS; callback += 1) parser[callback] = null;
}
