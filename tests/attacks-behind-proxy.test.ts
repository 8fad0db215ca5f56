import { once } from 'node:events';
import { constants } from 'node:http2';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { createAuthority, type Authority } from './support/certificate.ts';
import { busiest } from './support/figures.ts';
import { memoryGrowth, openIdle } from './support/flood.ts';
import { askAll, openHttp2, type Http2Line } from './support/http2-line.ts';
import { findNginx, startNginx, type Balancer } from './support/nginx.ts';
import { oddRequests } from './support/odd-requests.ts';
import { closedPort } from './support/ports.ts';
import { CAN_RUN_TWO_NODES, startTwoNodes, type TwoNodes } from './support/two-nodes.ts';

const nginx = findNginx();
/** It needs `TEST_DATABASE_URL`, `TEST_REDIS_URL` and nginx. */
const CAN_RUN = Boolean(nginx && CAN_RUN_TWO_NODES) && process.platform === 'linux';
const IS_LONG = Boolean(process.env.TEST_LONG);
const LIMIT = { timeout: 600_000 };
const SOON = { timeout: 60_000, interval: 250 };
const AHEAD = 1_200;
const LISTEN_MS = IS_LONG ? 20_000 : 4_000;
/** Growth of a node that also reads its history; it was 1,800 MiB. */
const GROWTH_MAX_MIB = 256;
const UNKNOWN = IS_LONG ? 4_000 : 200;
const IDLE = IS_LONG ? 8_000 : 300;
const ODD = IS_LONG ? 20_000 : 600;
const FOREIGN = 'evil.example';
const ODD_SEED = 20_261_126;
const AT_ONCE = 16;
const ADDRESSES = ['127.0.0.1', '127.0.0.2'];
/** The proxy's limit of streams per address, and the number requested beyond it. */
const STREAMS = 500;
const STREAMS_MORE = 20;
const STREAMS_A_LINE = 80;
const MARKET = '/en/market-watch';
const CALENDAR = `/en${pathOf('the-exchange-corporate-actions')}.ics`;

describe.skipIf(!CAN_RUN)('two nodes behind nginx, by TLS and HTTP/2', () => {
  let authority: Authority;
  let running: TwoNodes;
  let balancer: Balancer;
  let url: string;
  let line: Http2Line;
  const open = (windowBytes?: number) => openHttp2(url, authority.file, windowBytes);
  const statusAt = async (path: string) => (await line.ask(path)).status;

  beforeAll(async () => {
    authority = createAuthority();
    running = await startTwoNodes({ TRUSTED_PROXIES: '1' });
    const port = await closedPort();
    const ports = running.nodes.map((node) => Number(new URL(node.url).port));
    balancer = await startNginx(nginx!, await closedPort(), ports, { port, ...authority.sign(2) });
    url = `https://127.0.0.1:${port}`;
    line = await open();
  }, LIMIT.timeout);
  afterAll(async () => {
    line?.close();
    await balancer?.stop();
    await running?.stop();
    authority?.remove();
  });

  /** Statuses of another reader's market requests during the attack; expected is only 200. */
  async function whileRead(attack: () => Promise<void>): Promise<number[]> {
    const met = new Set<number>();
    let isGoing = true;
    const reader = (async () => {
      while (isGoing) for (const path of ['/healthz', '/en', MARKET]) met.add(await statusAt(path));
    })();
    await attack().finally(() => (isGoing = false));
    await reader;
    return [...met];
  }

  const growths = () => running.nodes.map((node) => memoryGrowth(node.process.pid!));

  it('who asks a thousand times ahead and reads nothing takes no memory of a node', LIMIT, async () => {
    for (let turn = 0; turn < 40; turn += 1) await statusAt(MARKET);
    const met = await whileRead(async () => {
      const grown = growths();
      const lines = await Promise.all([open(1), open(1)]);
      for (const greedy of lines) for (let at = 0; at < AHEAD; at += 1) greedy.begin(MARKET);
      const pipelined = connect({ host: '127.0.0.1', port: Number(new URL(url).port), rejectUnauthorized: false });
      pipelined.on('error', () => undefined);
      await once(pipelined, 'secureConnect');
      pipelined.pause().write(`GET ${MARKET} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(AHEAD));
      await new Promise((resolve) => setTimeout(resolve, LISTEN_MS));
      for (const [at, growth] of grown.entries()) expect(growth(), `MiB of node ${at}`).toBeLessThan(GROWTH_MAX_MIB);
      for (const each of lines) each.close();
      pipelined.destroy();
    });
    expect(met, balancer.output()).toEqual([200]);
  });

  it('who asks and takes it back at once, again and again, keeps nobody waiting', LIMIT, async () => {
    const met = await whileRead(async () => {
      const hasty = await open();
      for (let at = 0; at < AHEAD && !hasty.isOver(); at += 1) {
        hasty.begin(MARKET).close(constants.NGHTTP2_CANCEL);
        if (at % AT_ONCE === 0) await new Promise(setImmediate);
      }
      hasty.close();
    });
    expect(met, balancer.output()).toEqual([200]);
  });

  it('who asks for files with unknown values has one and the same, and keeps nobody waiting', LIMIT, async () => {
    const met = await whileRead(async () => {
      const asking = await open();
      const bodies = new Set<string>();
      let turn = 0;
      const reader = async () => {
        while ((turn += 1) <= UNKNOWN) {
          const { status, headers, body } = await asking.ask(
            `${CALENDAR}?issuer=${Math.random().toString(36).slice(2)}`,
          );
          if (status === 200) bodies.add(body.toString());
          else expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, reader));
      expect(bodies.size).toBeGreaterThan(0);
      // A reading of the calendar in between renders another page.
      expect(bodies.size).toBeLessThan(UNKNOWN / 10);
      asking.close();
    });
    expect(met, balancer.output()).toEqual([200]);
  });

  it('who opens connections and says nothing keeps nobody out, and is closed', LIMIT, async () => {
    const met = await whileRead(async () => {
      const idle = (await Promise.all(ADDRESSES.map((address) => openIdle(url, IDLE, address)))).flat();
      const silent = await Promise.all(Array.from({ length: AT_ONCE }, () => open()));
      for (const socket of idle) socket.resume();
      await expect.poll(() => idle.filter(({ destroyed }) => !destroyed).length, SOON).toBe(0);
      for (const each of silent) each.close();
    });
    expect(met, balancer.output()).toEqual([200]);
  });

  it('who opens more streams than one address may is told so, and all others follow the market', LIMIT, async () => {
    const lines: Http2Line[] = [];
    const statuses: number[] = [];
    for (let at = 0; at < STREAMS + STREAMS_MORE; at += 1) {
      if (at % STREAMS_A_LINE === 0) lines.push(await open());
      const stream = lines.at(-1)!.begin('/live?topics=clock');
      const [head] = (await once(stream, 'response')) as [{ ':status': number }];
      statuses.push(head[':status']);
      stream.resume();
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(STREAMS);
    expect(statuses.filter((status) => status === 429)).toHaveLength(STREAMS_MORE);
    for (const each of lines) each.close();
    const again = async () => {
      const follower = await open();
      const stream = follower.begin(`/live?topics=symbol:${await busiest(running.nodes[0].url)}`);
      const [head] = (await once(stream, 'response')) as [{ ':status': number }];
      follower.close();
      return head[':status'];
    };
    await expect.poll(again, SOON).toBe(200);
  });

  it('methods, ranges and hosts are answered as HTTP asks', LIMIT, async () => {
    for (const [method, path, allowed] of [
      ['PUT', '/en', 'GET, HEAD'],
      ['DELETE', '/ar/market-watch', 'GET, HEAD'],
      ['POST', '/healthz', 'GET, HEAD'],
      ['GET', '/reports/csp', 'POST'],
    ] as const) {
      const { status, headers } = await line.ask(path, {}, method);
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, allowed]);
    }
    const whole = (await line.ask('/favicon.svg')).body.length;
    const ranged = async (range: string) => {
      const { status, headers, body } = await line.ask('/favicon.svg', { range });
      return [status, headers['content-range'], body.length];
    };
    expect(await ranged('bytes=0-9')).toEqual([206, `bytes 0-9/${whole}`, 10]);
    expect(await ranged('bytes=0-1,4-5')).toEqual([200, undefined, whole]);
    expect((await ranged(`bytes=${whole}-`)).slice(0, 2)).toEqual([416, `bytes */${whole}`]);
    // Whatever host a request gives, even with a second one: no answer repeats it.
    for (const named of [':authority', 'host'])
      for (const path of ['/', '/en', '/sitemap.xml']) {
        const { status, headers, body } = await line.ask(path, { [named]: FOREIGN });
        expect([200, 302, 400], path).toContain(status);
        expect(JSON.stringify(headers) + body.toString('latin1')).not.toContain(FOREIGN);
      }
  });

  it('odd requests are answered calmly, and nobody is led away', LIMIT, async () => {
    const requests = oddRequests(ODD, ODD_SEED);
    let outcome = { asked: 0, wrong: [] as string[] };
    const met = await whileRead(async () => void (outcome = await askAll(requests, open, AT_ONCE)));
    expect(met, balancer.output()).toEqual([200]);
    expect(outcome.wrong.slice(0, 20)).toEqual([]);
    expect(outcome.asked).toBeGreaterThan(ODD / 2);
  });
});
