import { once } from 'node:events';
import { Agent, get, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { askAndReadNothing, memoryGrowth, openIdle } from './support/flood.ts';
import { memoryUsed } from './support/memory-used.ts';
import { startSeededSite } from './support/seeded-site.ts';
import type { Site } from './support/site.ts';

/** The attack that had grown the process by 1,800 MiB. */
const PIPELINED = { requests: 1_200, path: '/market-watch' };
const GROWTH_MAX_MIB = 32;
const WARMING_ROUNDS = 20;
const ROUNDS = process.env.TEST_LONG ? 20 : 3;
/** The full number is limited by the number of files that one process may open. */
const IDLE = process.env.TEST_LONG ? 9_000 : 300;
const PER_ADDRESS = process.env.TEST_LONG ? 1_000 : 60;
const STREAMS = 10;
const ADDRESSES = ['127.0.0.1', '127.0.0.2'];
const LONG_MS = 300_000;

describe('one client', () => {
  let site: Site;
  beforeAll(async () => {
    const limits = { CONNECTIONS_PER_ADDRESS: String(PER_ADDRESS), STREAMS_PER_ADDRESS: String(STREAMS) };
    // A site that reads its history uses more memory itself.
    site = await startSeededSite({ env: limits, program: 'tests/support/weighed-program.ts' });
  });
  // The log reports closed connections; a test below checks it.
  afterAll(() => site.stop({ faultsAreKnown: true }));

  const ask = async (path: string) => {
    const answer = await fetch(site.url + path);
    return { status: answer.status, body: await answer.text() };
  };

  it.skipIf(process.platform !== 'linux')(
    'that asks a thousand times ahead and reads nothing takes no memory',
    { timeout: LONG_MS },
    async () => {
      // Memory that pages need themselves, including uncollected garbage.
      for (let round = 0; round < WARMING_ROUNDS; round += 1)
        await Promise.all(Array.from({ length: 20 }, () => ask(PIPELINED.path)));
      const before = await memoryUsed(site.process, 'collected');
      for (let round = 0; round < ROUNDS; round += 1) {
        const growth = memoryGrowth(site.process.pid!);
        // Requests while it is stopped: the page is out of date, so all would have to wait for it.
        site.process.kill('SIGSTOP');
        const clients = [askAndReadNothing(site.url, PIPELINED), askAndReadNothing(site.url, PIPELINED)];
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        site.process.kill('SIGCONT');
        expect((await ask('/healthz')).status).toBe(200);
        expect((await ask(PIPELINED.path)).status).toBe(200);
        expect(growth(), `growth in MiB, round ${round}`).toBeLessThan(GROWTH_MAX_MIB);
        for (const client of clients) client.destroy();
      }
      const after = await memoryUsed(site.process, 'collected');
      expect(after.heap + after.external - before.heap - before.external, 'kept, in MiB').toBeLessThan(GROWTH_MAX_MIB);
    },
  );

  it(
    'that opens thousands of connections keeps nobody out, and the log says so once',
    { timeout: LONG_MS },
    async () => {
      const clients = (await Promise.all(ADDRESSES.map((address) => openIdle(site.url, IDLE, address)))).flat();
      expect(await ask('/healthz')).toEqual({ status: 200, body: 'The process lives.\n' });
      expect((await ask('/en')).status).toBe(200);
      const open = () => clients.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open').length;
      await expect.poll(open).toBeLessThanOrEqual(ADDRESSES.length * PER_ADDRESS);
      let lines: string[] = [];
      await expect.poll(() => (lines = [...lines, ...site.takeFaults()])).toHaveLength(1);
      expect(lines[0]).toContain('"event":"connections-closed"');
      expect(lines[0]).not.toContain('127.0.0');
      for (const client of clients) client.destroy();
    },
  );

  it('that opens many streams is asked to close some, and everybody else has his own', async () => {
    const open: ClientRequest[] = [];
    const follow = async (localAddress: string): Promise<number | undefined> => {
      const asked = get(`${site.url}/live?topics=clock`, { localAddress, agent: false });
      asked.on('error', () => undefined);
      open.push(asked);
      const [answer] = (await once(asked, 'response')) as [{ statusCode?: number; resume(): void }];
      answer.resume();
      return answer.statusCode;
    };
    const statuses = await Promise.all(Array.from({ length: STREAMS + 5 }, () => follow('127.0.0.1')));
    expect(statuses.filter((status) => status === 200)).toHaveLength(STREAMS);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(await follow('127.0.0.2')).toBe(200);
    for (const asked of open) asked.destroy();
    await expect.poll(async () => follow('127.0.0.1')).toBe(200);
    for (const asked of open) asked.destroy();
  });

  it('that asks the API more often than may be at once is told when to come again, and everybody else is answered', async () => {
    const { burst, perMinute } = exchange.openData.limits;
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const askApi = async (localAddress: string) => {
      const asked = get(`${site.url}/api/v1/changes`, { localAddress, agent });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      let body = '';
      for await (const part of answer.setEncoding('utf8')) body += part;
      return { status: answer.statusCode, headers: answer.headers, body };
    };
    const answers = await Promise.all(Array.from({ length: burst * 2 }, () => askApi('127.0.0.1')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - refused.length);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(burst);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toMatch(/^\d+$/);
      expect(headers['ratelimit']).toMatch(/^"default";r=0;t=\d+$/);
      expect(headers['ratelimit-policy']).toBe(`"default";q=${perMinute};w=60`);
      expect(JSON.parse(body)).toMatchObject({ status: 429, titleAr: expect.stringMatching(/[\u0600-\u06ff]/) });
    }
    const other = await askApi('127.0.0.2');
    expect([other.status, other.headers['ratelimit']]).toEqual([200, undefined]);
    agent.destroy();
  });
});
