import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStream, sendJson } from './response.ts';

/** Longer than a turn of the event loop, so that the next request waits for this answer. */
const EARLIER_ANSWER_MS = 20;

let server: Server;
let socket: Socket;

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/live')
      openStream(request, response, { begin: (to) => to.write('event: snapshot\n\n'), gone: () => undefined });
    else setTimeout(() => sendJson(response, { path: request.url }), EARLIER_ANSWER_MS);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
});

afterEach(async () => {
  socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

async function heard(until: string): Promise<string> {
  let text = '';
  for await (const part of socket) {
    text += String(part);
    if (text.includes(until)) break;
  }
  return text;
}

it('a stream that was asked for before the earlier answer was out comes after it', async () => {
  socket.write(request('/first') + request('/live'));
  const text = await heard('event: snapshot');
  expect(text.indexOf('{"path":"/first"}')).toBeGreaterThan(0);
  expect(text.indexOf('text/event-stream')).toBeGreaterThan(text.indexOf('{"path":"/first"}'));
});

it('a reader who is gone before the stream begins harms nobody', async () => {
  socket.write(request('/first') + request('/live'));
  socket.resetAndDestroy();
  const other = connect((server.address() as AddressInfo).port, '127.0.0.1');
  other.write(request('/second'));
  const [answer] = (await once(other, 'data')) as [Buffer];
  other.destroy();
  expect(String(answer)).toContain('{"path":"/second"}');
});
