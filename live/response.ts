import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { detachFromHttp } from './detach.ts';

/** Headers common to all answers of the site are set before this (server/front-door.ts). */
const COMMON = { 'Cache-Control': 'no-store' };
const TRY_AGAIN_SECONDS = 5;

export interface Opening {
  begin(socket: Socket): void;
  /** Called instead of `begin` when the reader disconnects before. */
  gone(): void;
}

/**
 * Sends the head of an event stream and hands over the socket for its body, unless the reader has disconnected by then.
 * The body ends with the connection, so events need no chunk framing, and all readers can get the same bytes.
 */
export function openStream(request: IncomingMessage, response: ServerResponse, { begin, gone }: Opening): void {
  const { socket } = request;
  if (socket.destroyed) return gone();
  // When the stream begins, this listener is removed with HTTP's others.
  socket.once('close', gone);
  response.shouldKeepAlive = false;
  response.useChunkedEncodingByDefault = false;
  response.removeHeader('Transfer-Encoding');
  response.writeHead(200, {
    ...COMMON,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  onceAttached(response, () => {
    if (socket.destroyed || response.socket !== socket) return;
    detachFromHttp(socket, response);
    socket.setNoDelay(true);
    socket.setTimeout(0);
    begin(socket);
  });
}

/** Until the answers to earlier requests on the same connection are sent, the socket belongs to them. */
function onceAttached(response: ServerResponse, act: () => void): void {
  if (response.socket) setImmediate(act);
  else response.once('socket', () => setImmediate(act));
}

export function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { ...COMMON, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}

/** One sentence, as plain text. */
export function refuse(response: ServerResponse, status: 400 | 404 | 405 | 429 | 503, sentence: string): void {
  const more = status === 405 ? { Allow: 'GET' } : status >= 429 ? { 'Retry-After': TRY_AGAIN_SECONDS } : {};
  response.writeHead(status, { ...COMMON, ...more, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${sentence}\n`);
}
