import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFrontDoor } from './front-door.ts';
import { forPrograms } from './overload/later.ts';
import type { ClientLimits } from './overload/limits.ts';
import { BUSY } from './words/busy.ts';

const spare = { isSpare: () => true, watch: () => undefined, oneAtATime: (handler: unknown) => handler };

describe('a connection beyond the limits', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer(
      createFrontDoor({
        app: new Hono().get('/healthz', (context) => context.text('lives')),
        live: () => undefined,
        headers: { file: { 'X-Kind': 'file' }, api: { 'X-Kind': 'api' } } as never,
        clients: spare as unknown as ClientLimits,
        busyProblem: forPrograms(BUSY, 'https://exchange.example'),
        isEnding: () => false,
      }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  const ask = async (path: string) => {
    const answer = await fetch(origin + path);
    const header = (name: string) => answer.headers.get(name);
    return {
      status: answer.status,
      retry: header('retry-after'),
      type: header('content-type'),
      kind: header('x-kind'),
      text: await answer.text(),
    };
  };

  it('tells a reader in every language when to come again', async () => {
    const { status, retry, type, text } = await ask('/en');
    expect([status, retry, type]).toEqual([503, '5', 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^The site is very busy.*\nالموقع مزدحم/);
  });

  it('gives a program a problem document, as the API does', async () => {
    const { status, retry, type, kind, text } = await ask('/api/v1/quotes');
    expect([status, retry, type, kind]).toEqual([503, '5', 'application/problem+json; charset=utf-8', 'api']);
    expect(JSON.parse(text)).toMatchObject({ status: 503, title: BUSY.page.en.title, titleAr: BUSY.page.ar.title });
  });

  it('is still told about health', async () => {
    expect(await ask('/healthz')).toMatchObject({ status: 200, text: 'lives' });
  });
});
