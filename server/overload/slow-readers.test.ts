import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { createSlowReaders, type SlowReaders } from './slow-readers.ts';

const BODY = Buffer.alloc(32 * 1024 * 1024, 'a');

describe('a reader of a large answer', () => {
  const open: { server?: Server; client?: Socket; readers?: SlowReaders } = {};

  afterEach(async () => {
    open.readers?.stop();
    open.client?.destroy();
    open.server?.closeAllConnections();
    await new Promise((resolve) => open.server?.close(resolve));
  });

  /** A server whose time the test sets, and a client that reads nothing until the test lets it. */
  async function serve(unsentMaxBytes = Infinity) {
    const clock = { now: 0 };
    const readers = (open.readers = createSlowReaders({ now: () => clock.now, addressOf: () => 'a', unsentMaxBytes }));
    const server = (open.server = createServer((_request, response) => {
      readers.watch(response);
      response.end(BODY);
    }));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const client = (open.client = connect((server.address() as AddressInfo).port, '127.0.0.1'));
    const answered = once(server, 'request');
    client.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await answered;
    return { clock, readers, client };
  }

  it('is dropped when it takes next to nothing', async () => {
    const { clock, readers, client } = await serve();
    client.on('error', () => undefined);
    const gone = once(client, 'close');
    clock.now = 3 * 3_600_000;
    readers.sweep();
    expect(readers.dropped()).toBe(1);
    client.resume();
    await gone;
  });

  it('is dropped when too much waits for its address', async () => {
    const { readers, client } = await serve(BODY.length / 2);
    client.on('error', () => undefined);
    const gone = once(client, 'close');
    readers.sweep();
    expect(readers.dropped()).toBe(1);
    client.resume();
    await gone;
  });

  it('is left alone while it is new, and when it has taken all', async () => {
    const { clock, readers, client } = await serve();
    clock.now = 1_000;
    readers.sweep();
    let taken = 0;
    await new Promise<void>((resolve) => {
      client.on('data', (part) => {
        taken += part.length;
        if (taken >= BODY.length) resolve();
      });
      client.resume();
    });
    clock.now = 3 * 3_600_000;
    readers.sweep();
    expect(readers.dropped()).toBe(0);
  });
});
