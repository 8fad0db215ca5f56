import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exchange } from '#exchange.config.ts';
import { securityHeaders } from '../security/headers.ts';
import { apiGate } from './gate.ts';

it('of 61 questions at once of one address the last is put off, and none of another one', async () => {
  const { limits, bulkLimits } = exchange.openData;
  const gate = apiGate({
    origin: 'https://exchange.example',
    rate: limits,
    bulkRate: bulkLimits,
    clock: { steady: () => 0, after: () => () => undefined },
    addressOf: ({ headers }) => String(headers['x-client'] ?? ''),
    headers: {},
  });
  const server = createServer((request, response) => void (gate(request, response) || response.end()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/securities`;
  const ask = (client: string) => fetch(url, { headers: { 'x-client': client } }).then(({ status }) => status);
  const statuses = await Promise.all(Array.from({ length: 61 }, () => ask('a')));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(await Promise.all(Array.from({ length: 60 }, () => ask('b')))).toEqual(Array(60).fill(200));
  server.closeAllConnections();
  server.close();
});

describe('the gate of the API', () => {
  const time = { now: 0 };
  const held: (() => void)[] = [];
  const after = (_ms: number, task: () => void) => {
    held.push(task);
    return () => void held.splice(held.indexOf(task), 1);
  };
  let server: Server;
  let address: string;

  beforeEach(async () => {
    time.now = 0;
    held.length = 0;
    const gate = apiGate({
      origin: 'https://exchange.example',
      rate: { burst: 5, perMinute: 60 },
      bulkRate: { burst: 2, perMinute: 30 },
      clock: { steady: () => time.now, after },
      addressOf: ({ headers }) => String(headers['x-client'] ?? ''),
      headers: securityHeaders(null).api,
    });
    server = createServer((request, response) => {
      if (gate(request, response)) return;
      response.statusCode = request.headers['if-none-match'] ? 304 : 200;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(address + path, { method, headers });

  it('turns away who asks more often than may be, says when to come again, and nobody else', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await ask('/api/v1/prices', { 'x-client': 'a' })).status).toBe(200);
    const refused = await ask('/api/v1/prices', { 'x-client': 'a' });
    expect([refused.status, refused.headers.get('Retry-After'), refused.headers.get('RateLimit')]).toEqual([
      429,
      '1',
      '"default";r=0;t=1',
    ]);
    expect(refused.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
    expect(await refused.json()).toMatchObject({ status: 429, title: expect.any(String), titleAr: expect.any(String) });
    expect((await ask('/api/v1/prices', { 'x-client': 'b' })).status).toBe(200);
    time.now += 1_000;
    expect((await ask('/api/v1/prices', { 'x-client': 'a' })).status).toBe(200);
  });

  it('says with a refusal where it is explained, and which path was asked', async () => {
    for (let count = 0; count < 5; count += 1) await ask('/api/v1/prices');
    expect(await (await ask('/api/v1/prices?kind=etf')).json()).toMatchObject({
      type: 'https://exchange.example/open-data#too-many',
      instance: '/api/v1/prices',
    });
  });

  it('lets who asks again before he may wait for the refusal, and nobody else', async () => {
    for (let count = 0; count < 6; count += 1) await ask('/api/v1/prices', { 'x-client': 'a' });
    const early = ask('/api/v1/prices', { 'x-client': 'a' });
    await expect.poll(() => held.length).toBe(1);
    expect((await ask('/api/v1/prices', { 'x-client': 'b' })).status).toBe(200);
    held[0]!();
    expect((await early).status).toBe(429);
  });

  it('holds nothing for who went away meanwhile', async () => {
    for (let count = 0; count < 6; count += 1) await ask('/api/v1/prices', { 'x-client': 'a' });
    const leaving = new AbortController();
    const headers = { 'x-client': 'a' };
    const early = fetch(`${address}/api/v1/prices`, { headers, signal: leaving.signal });
    await expect.poll(() => held.length).toBe(1);
    leaving.abort();
    await expect(early).rejects.toThrow();
    await expect.poll(() => held.length).toBe(0);
  });

  it('says what is left once that is little, and names the limit with a refusal', async () => {
    for (let count = 0; count < 4; count += 1)
      expect((await ask('/api/v1/quotes')).headers.get('RateLimit')).toBeNull();
    expect((await ask('/api/v1/quotes')).headers.get('RateLimit')).toBe('"default";r=0;t=1');
    const refused = await ask('/api/v1/quotes');
    expect(refused.headers.get('RateLimit-Policy')).toBe('"default";q=60;w=60');
    expect(refused.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('counts files of whole years apart, with a limit of their own', async () => {
    for (let count = 0; count < 2; count += 1) expect((await ask('/api/v1/bulk/prices/2025.csv')).status).toBe(200);
    const refused = await ask('/api/v1/bulk/prices/2025.csv');
    expect([refused.status, refused.headers.get('RateLimit-Policy')]).toEqual([429, '"bulk";q=30;w=60']);
    expect((await ask('/api/v1/bulk')).status).toBe(200);
  });

  it.each([
    ['/x/../api/v1/bulk/prices/2025.csv'],
    ['/api/v1/%62ulk/prices/2025.csv'],
    ['/%61pi/v1/bulk/prices/2025.csv?revision=1'],
    ['http://exchange.example/api/v1/bulk/prices/2025.csv'],
  ])('counts what the app reads as an address of its own: %s', async (path) => {
    const send = async () => {
      const sent = request({ port: new URL(address).port, path }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return response.resume().statusCode;
    };
    expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
  });

  it('counts neither HEAD nor an answer that has not changed', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await ask('/api/v1/quotes', {}, 'HEAD')).status).toBe(200);
      expect((await ask('/api/v1/quotes', { 'If-None-Match': '"x"' })).status).toBe(304);
    }
  });

  it('counts a question whose validator is that of any answer: its answer is made like any other', async () => {
    const any = { 'If-None-Match': '*' };
    for (let count = 0; count < 5; count += 1)
      expect((await ask(`/api/v1/quotes?limit=${count}`, any)).status).toBe(304);
    expect((await ask('/api/v1/quotes', any)).status).toBe(429);
  });

  it('lets browsers of other sites ask with a validator', async () => {
    const { status, headers } = await ask('/api/v1/quotes', {}, 'OPTIONS');
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
    expect(headers.get('Access-Control-Allow-Headers')).toContain('If-None-Match');
  });

  it('stands before nothing else', async () => {
    for (let count = 0; count < 20; count += 1) {
      const { status, headers } = await ask('/market-watch');
      expect([status, headers.get('RateLimit')]).toEqual([200, null]);
    }
  });
});
