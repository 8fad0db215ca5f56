import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { oneAtATime } from './pipelining.ts';

describe('a client that asks ahead on one connection', () => {
  const open: { server?: Server; client?: Socket } = {};

  afterEach(async () => {
    open.client?.destroy();
    open.server?.closeAllConnections();
    await new Promise((resolve) => open.server?.close(resolve));
  });

  /** A server whose answers the test controls, and a client that has pipelined `count` requests. */
  async function pipelined(count: number) {
    const begun: { path: string; response: ServerResponse }[] = [];
    let cutOff = 0;
    const handle = oneAtATime(
      (request, response) => void begun.push({ path: request.url!, response }),
      () => (cutOff += 1),
    );
    const server = (open.server = createServer(handle));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const client = (open.client = connect((server.address() as AddressInfo).port, '127.0.0.1'));
    client.on('error', () => undefined);
    const requests = Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: a\r\n\r\n`);
    client.write(requests.join(''));
    await once(server, 'request');
    return { begun, client, cutOff: () => cutOff };
  }

  it('is answered in order, each when the answer before is out', async () => {
    const { begun, client } = await pipelined(5);
    let text = '';
    client.setEncoding('utf8').on('data', (part: string) => (text += part));
    for (let at = 0; at < 5; at += 1) {
      while (begun.length <= at) await new Promise(setImmediate);
      expect(begun.map(({ path }) => path)).toEqual(Array.from({ length: at + 1 }, (_, each) => `/${each}`));
      begun[at]!.response.end(`answer ${at}.`);
    }
    while (!text.includes('answer 4.')) await new Promise(setImmediate);
    expect(text.match(/answer \d\./g)).toEqual(['answer 0.', 'answer 1.', 'answer 2.', 'answer 3.', 'answer 4.']);
  });

  it('is cut off when it asks too far ahead, and nothing of it is begun', async () => {
    const { begun, client, cutOff } = await pipelined(1_200);
    await once(client, 'close');
    expect(cutOff()).toBe(1);
    expect(begun).toHaveLength(1);
  });
});
