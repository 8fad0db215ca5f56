import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const COMMON = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const TRY_AGAIN_SECONDS = 5;

/**
 * Sends the head of an event stream and answers the socket for its body. The body ends with the connection, so there
 * is no chunk to be framed around each event, and the same bytes can go to everyone.
 */
export function openStream(request: IncomingMessage, response: ServerResponse): Socket {
  const { socket } = request;
  response.shouldKeepAlive = false;
  response.useChunkedEncodingByDefault = false;
  response.removeHeader('Transfer-Encoding');
  response.writeHead(200, { ...COMMON, 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
  response.flushHeaders();
  socket.setNoDelay(true);
  socket.setTimeout(0);
  return socket;
}

export function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { ...COMMON, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}

/** One sentence, as plain text. */
export function refuse(response: ServerResponse, status: 400 | 404 | 405 | 503, sentence: string): void {
  const more = status === 503 ? { 'Retry-After': TRY_AGAIN_SECONDS } : status === 405 ? { Allow: 'GET' } : {};
  response.writeHead(status, { ...COMMON, ...more, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${sentence}\n`);
}
