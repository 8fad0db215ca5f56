import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { price } from '#domain/number.ts';
import { createDatabase } from '#store/postgres/test-database.ts';
import { HOST_VARIABLES } from '#upstream/hosts.ts';
import { createAuthority, type Authority } from './support/certificate.ts';
import { startExchange, type RunningExchange } from './support/exchange.ts';
import { boardOf, busiest, untilTraded } from './support/figures.ts';
import { askAndReadNothing } from './support/flood.ts';
import { startHurriedSite, type HurriedSite } from './support/hurried-site.ts';
import { memoryUsed } from './support/memory-used.ts';
import { closedPort } from './support/ports.ts';
import { startSeededSite } from './support/seeded-site.ts';
import { timesOf } from './support/site-log.ts';
import { statusOf } from './support/site-status.ts';
import { startSite, type Site } from './support/site.ts';
import { staleMark } from './support/words.ts';

const LIMIT = { timeout: 300_000 };
const SOON = { timeout: 90_000, interval: 250 };
const HOUR_MS = 3_600_000;
const databaseUrl = process.env.TEST_DATABASE_URL;

const linesOf = ({ logFile }: Site) => readFileSync(logFile, 'utf8').split('\n');
const statusAt = async (site: Site, path: string) => (await fetch(site.url + path)).status;

describe.skipIf(process.platform !== 'linux')('a reader who never closes', () => {
  const STREAMS = 4;
  const GROWTH_MAX_MIB = 32;
  let site: Site;
  let metrics: string;
  beforeAll(async () => {
    // A minute of the market in each second: unread data piles up within seconds.
    metrics = `http://127.0.0.1:${await closedPort()}/metrics`;
    site = await startSeededSite({
      clock: '2026-11-18T10:30*60',
      env: { STREAMS_PER_ADDRESS: String(STREAMS), METRICS_PORT: new URL(metrics).port },
      program: 'tests/support/weighed-program.ts',
    });
    await untilTraded(site.url);
  }, LIMIT.timeout);
  afterAll(() => site?.stop({ faultsAreKnown: true }));

  it('and reads nothing of his stream is dropped, and holds no memory meanwhile', LIMIT, async () => {
    const symbols = (await boardOf(site.url)).toSorted((a, b) => b.trades - a.trades).slice(0, 60);
    const path = `/live?topics=${symbols.map(({ symbol }) => `symbol:${symbol}`).join(',')},board:510,index`;
    const open = async () => {
      const leaving = new AbortController();
      const answer = await fetch(`${site.url}/live?topics=clock`, { signal: leaving.signal });
      leaving.abort();
      return answer.status;
    };
    expect(await open()).toBe(200);
    // Until that stream's place is free again.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const held = async () => {
      const { heap, external } = await memoryUsed(site.process, 'collected');
      return heap + external;
    };
    const before = await held();
    const readers = Array.from({ length: STREAMS }, () => askAndReadNothing(site.url, { requests: 1, path }));
    const dropped = async () =>
      Number(/^manara_stream_dropped_total (\d+)/m.exec(await (await fetch(metrics)).text())?.[1]);
    await expect.poll(dropped, SOON).toBe(STREAMS);
    // The place of each stream is free again.
    await expect.poll(open, SOON).toBe(200);
    await expect.poll(() => statusAt(site, '/en'), SOON).toBe(200);
    expect((await held()) - before, 'MiB').toBeLessThan(GROWTH_MAX_MIB);
    for (const reader of readers) reader.destroy();
  });
});

describe('a data folder that turns read-only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manara-read-only-'));
  const mount = (...words: string[]) => spawnSync('mount', [...words, folder]).status === 0;
  const isMounted = mount('-t', 'tmpfs', '-o', 'size=256m', 'tmpfs');
  let base: Awaited<ReturnType<typeof createDatabase>> | undefined;
  let site: Site | undefined;
  afterAll(async () => {
    await site?.stop({ faultsAreKnown: true });
    await base?.drop();
    if (isMounted) execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(!isMounted || !databaseUrl)(
    'takes no page and no copy away; what needs a new copy is asked to wait, in one line',
    LIMIT,
    async () => {
      base = await createDatabase(databaseUrl!);
      const running = (site = await startSite({ env: { DATABASE_URL: base.url, DATA_DIR: folder } }));
      const home = await (await fetch(`${running.url}/en`)).text();
      const paths = [...new Set([...home.matchAll(/href="(\/documents\/2[^"]+)"/g)].map(([, path]) => path!))];
      const statuses = async () => {
        const all: number[] = [];
        for (const path of paths) all.push(await statusAt(running, path));
        return all;
      };
      expect(await statusAt(running, paths[0]!)).toBe(200);

      expect(mount('-o', 'remount,ro')).toBe(true);
      const met = await statuses();
      expect(met[0]).toBe(200);
      const missed = met.filter((status) => status === 503).length;
      expect(missed).toBeGreaterThan(0);
      expect(met.filter((status) => status === 200)).toHaveLength(paths.length - missed);
      for (const path of ['/en', '/ar/market-watch', '/readyz']) expect(await statusAt(running, path), path).toBe(200);
      const told = linesOf(running).filter((line) => line.includes('EROFS'));
      expect(told).toHaveLength(missed);
      for (const line of told) expect(line).toMatch(/^(?!.*"stack").*"event":"document-unavailable"/);

      expect(mount('-o', 'remount,rw')).toBe(true);
      expect(await statuses()).toEqual(paths.map(() => 200));
    },
  );
});

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
