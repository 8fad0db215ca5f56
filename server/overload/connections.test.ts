import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openStream } from '#live/response.ts';
import { createConnections, type Connections } from './connections.ts';

describe('connections', () => {
  const clients: Socket[] = [];
  let server: Server;
  let connections: Connections;
  const excess: string[] = [];

  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    excess.length = 0;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /**
   * `/wait` is never answered and `/stream` is a stream; every other path is answered immediately with whether it came
   * beyond the limits.
   */
  async function serve(max: number, perAddress: number | null): Promise<void> {
    const addressOf = ({ remoteAddress }: Socket) => remoteAddress ?? '';
    connections = createConnections({ max, perAddress, addressOf, onExcess: (each) => excess.push(each) });
    server = createServer((request, response) => {
      if (request.url === '/stream')
        return openStream(request, response, { begin: (socket) => socket.write('open'), gone: () => undefined });
      if (request.url !== '/wait') response.end(connections.isSpare(request.socket) ? 'spare' : 'served');
    }).on('connection', connections.take);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  }

  async function open(localAddress = '127.0.0.1'): Promise<Socket> {
    const { port } = server.address() as AddressInfo;
    const client = connect({ port, host: '127.0.0.1', localAddress });
    client.on('error', () => undefined);
    clients.push(client);
    await Promise.all([once(client, 'connect'), once(server, 'connection')]);
    return client;
  }

  async function ask(client: Socket, path: string, answer: string): Promise<void> {
    const heard = new Promise<void>((resolve) => {
      client.on('data', (part) => String(part).includes(answer) && resolve());
    });
    client.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await heard;
  }

  async function wait(client: Socket): Promise<void> {
    client.write('GET /wait HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(server, 'request');
  }

  it('of one address beyond its limit close the oldest idle one, and no other address’s', async () => {
    await serve(100, 2);
    const other = await open('127.0.0.2');
    const [first] = [await open(), await open()];
    const gone = once(first!, 'close');
    const third = await open();
    await gone;
    await ask(third, '/', 'served');
    await ask(other, '/', 'served');
    expect([connections.open(), excess]).toEqual([3, ['address']]);
  });

  it('on which an answer is under way are not closed: a further one is heard for health only', async () => {
    await serve(2, null);
    for (const client of [await open(), await open('127.0.0.2')]) await wait(client);
    const further = await open();
    await ask(further, '/', 'spare');
    expect(excess).toEqual(['all']);
    expect(clients.filter(({ destroyed }) => destroyed)).toEqual([]);
  });

  it('that carry a stream are not idle, and are counted until they end', async () => {
    await serve(1, null);
    const stream = await open();
    await ask(stream, '/stream', 'open');
    const further = await open();
    await ask(further, '/', 'spare');
    expect([connections.open(), stream.destroyed]).toEqual([2, false]);
    const gone = once(further, 'close');
    further.destroy();
    stream.destroy();
    await gone;
    while (connections.open() > 0) await new Promise(setImmediate);
    await ask(await open(), '/', 'served');
  });

  it('beyond every limit make room for the next one', async () => {
    await serve(0, null);
    const many = [];
    for (let count = 0; count < 40; count += 1) many.push(await open());
    expect(connections.open()).toBe(32);
    await ask(many.at(-1)!, '/', 'spare');
  });

  it('behind proxies are not counted by address', async () => {
    await serve(100, null);
    for (let count = 0; count < 5; count += 1) await open();
    expect([connections.open(), excess]).toEqual([5, []]);
  });
});
