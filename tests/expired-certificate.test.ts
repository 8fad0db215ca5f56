import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { price } from '#domain/number.ts';
import { HOST_VARIABLES } from '#upstream/hosts.ts';
import { createAuthority, type Authority } from './support/certificate.ts';
import { startExchange, type RunningExchange } from './support/exchange.ts';
import { boardOf, busiest, untilTraded } from './support/figures.ts';
import { startHurriedSite, type HurriedSite } from './support/hurried-site.ts';
import { linesOf, timesOf } from './support/site-log.ts';
import { statusOf } from './support/site-status.ts';
import { staleMark } from './support/words.ts';

const LIMIT = { timeout: 300_000 };
const SOON = { timeout: 90_000, interval: 250 };
const HOUR_MS = 3_600_000;

describe('a certificate of the exchange’s services that expires', () => {
  let authority: Authority;
  let exchange: RunningExchange;
  let server: Server;
  let site: HurriedSite;
  const sockets = new Set<Socket>();

  beforeAll(async () => {
    authority = createAuthority();
    exchange = await startExchange();
    server = createServer(filesOf(2), (asked, answer) => {
      const { method, headers } = asked;
      const onward = request(exchange.url + asked.url, { method, headers }, (from) => {
        answer.writeHead(from.statusCode ?? 0, from.headers);
        from.on('error', () => answer.destroy()).pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      answer.on('close', () => onward.destroy());
      asked.pipe(onward);
    });
    server.on('connection', (socket: Socket) => sockets.add(socket.on('close', () => sockets.delete(socket))));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const hosts = Object.values(HOST_VARIABLES).map(({ variable, embeddedPath }) => [variable, url + embeddedPath]);
    site = await startHurriedSite({ env: { ...Object.fromEntries(hosts), NODE_EXTRA_CA_CERTS: authority.file } });
    await untilTraded(site.url);
  }, LIMIT.timeout);
  afterAll(async () => {
    await site?.stop({ faultsAreKnown: true });
    for (const socket of sockets) socket.destroy();
    server?.close();
    await exchange?.stop();
    authority?.remove();
  });

  function filesOf(days: number): { key: Buffer; cert: Buffer } {
    const { key, certificate } = authority.sign(days);
    return { key: readFileSync(key), cert: readFileSync(certificate) };
  }

  function present(days: number): void {
    server.setSecureContext(filesOf(days));
    for (const socket of sockets) socket.destroy();
  }

  it('is refused and named; pages say how old their figures are, until it is renewed', LIMIT, async () => {
    const symbol = await busiest(site.url);
    const failures = () => linesOf(site).filter((line) => line.includes('"event":"job-failed"'));
    const before = failures().length;
    present(-1);
    const home = async (locale: string) => (await fetch(`${site.url}/${locale}/market-watch`)).text();
    for (const locale of ['en', 'ar'] as const)
      await expect.poll(() => home(locale), SOON).toContain(staleMark(locale));
    const last = price((await boardOf(site.url)).find((quote) => quote.symbol === symbol)!.last);
    expect(await home('en')).toContain(last);
    site.hurry({ turnOnMs: HOUR_MS });
    await expect.poll(() => failures().length, SOON).toBeGreaterThan(before + 3);
    const { market } = await statusOf(site.url);
    expect(market.ageSeconds).toBeGreaterThan(3);
    const told = failures()
      .slice(before)
      .filter((line) => line.includes('certificate'));
    expect(told.length).toBeGreaterThan(2);
    for (const line of told) expect(line).toMatch(/has a certificate that is not trusted \(CERT_HAS_EXPIRED\)/);
    for (const line of failures().slice(before)) expect(line).not.toContain('"stack"');

    present(2);
    site.hurry();
    await expect.poll(async () => (await statusOf(site.url)).market.ageSeconds, SOON).toBeLessThan(5);
    await expect.poll(() => home('en'), SOON).not.toContain(staleMark('en'));
    expect(timesOf(site, 'page-failed')).toEqual([]);
  });
});
