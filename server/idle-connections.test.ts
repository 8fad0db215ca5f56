import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openStream } from '#live/response.ts';
import { listen } from './http.ts';
import { spareUsedConnections } from './idle-connections.ts';

/** More than the system's buffers accept while nobody reads. */
const LONG = Buffer.alloc(16 * 1024 * 1024, 'x');

async function ask(body: Buffer) {
  const server = spareUsedConnections(createServer((_, response) => void response.end(body)));
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const [answer] = (await once(get({ port, agent }), 'response')) as [IncomingMessage];
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  return { server, agent, answer, closed };
}

async function lengthOf(answer: IncomingMessage): Promise<number> {
  let length = 0;
  for await (const part of answer) length += (part as Buffer).length;
  return length;
}

describe('a server that closes', () => {
  it('sends what is written to the end, and then closes the connection', async () => {
    const { server, agent, answer, closed } = await ask(LONG);
    server.closeIdleConnections();
    expect(await lengthOf(answer)).toBe(LONG.length);
    const sweep = setInterval(() => server.closeIdleConnections(), 10);
    await closed;
    clearInterval(sweep);
    agent.destroy();
  });

  it('closes a kept connection on which nothing is asked', async () => {
    const { server, agent, answer, closed } = await ask(Buffer.from('short'));
    expect(await lengthOf(answer)).toBe(5);
    const sweep = setInterval(() => server.closeIdleConnections(), 10);
    await closed;
    clearInterval(sweep);
    agent.destroy();
  });

  it('leaves an event stream its last words', async () => {
    const server = spareUsedConnections(
      createServer((request, response) =>
        openStream(request, response, { begin: (socket) => void streams.push(socket), gone: () => undefined }),
      ),
    );
    const streams: Socket[] = [];
    const port = await listen(server, { port: 0, host: '127.0.0.1' });
    const [answer] = (await once(get({ port }), 'response')) as [IncomingMessage];
    while (streams.length === 0) await new Promise(setImmediate);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    streams[0]!.end('retry: 1000\n\n', () => streams[0]!.destroy());
    expect(await lengthOf(answer)).toBe(13);
    await closed;
  });
});
