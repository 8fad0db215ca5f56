import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { startSeededSite } from './support/seeded-site.ts';
import type { Site } from './support/site.ts';

/** Twelve times the number of queueable pages that are rendered at a time. */
const READERS = 12 * 48;
const MARKET = ['/en', '/ar/market-watch', `/ar${pathOf('the-exchange-company', { SecuritySymbol: 'DSX' })}`];

interface Answer {
  path: string;
  status: number | undefined;
  retryAfter: string | undefined;
  body: string;
}

describe('when far more is asked than can be made', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSeededSite();
  });
  afterAll(() => site.stop());

  it('the market’s pages are answered, and the rest is asked to come again', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: READERS });
    // All searches differ, so that no cached page helps.
    const paths = Array.from({ length: READERS }, (_, at) =>
      at % 8 === 0 ? MARKET[(at / 8) % MARKET.length]! : `/${at % 2 ? 'en' : 'ar'}/search?q=overload${at}`,
    );
    const answers = await allAtOnce(site, paths, agent);
    agent.destroy();
    const market = answers.filter(({ path }) => !path.includes('search'));
    const rest = answers.filter(({ path }) => path.includes('search'));
    const refused = rest.filter(({ status }) => status === 503);
    expect(market.filter(({ status }) => status !== 200)).toEqual([]);
    expect(rest.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
    for (const { retryAfter, body } of refused) {
      expect(retryAfter).toBe('5');
      expect(body).toContain('يُرجى المحاولة مرة أخرى بعد ثوانٍ.');
    }
    // After the overload a reader who retries as requested is answered.
    await expect.poll(async () => (await fetch(`${site.url}/en/search?q=after`)).status).toBe(200);
  });
});

/**
 * Sends all requests at one moment, however fast the machine: the connections are open, and the site is stopped until
 * the last request has arrived.
 */
async function allAtOnce({ url, process }: Site, paths: readonly string[], agent: Agent): Promise<Answer[]> {
  await Promise.all(paths.map(() => ask(url, '/healthz', agent)));
  process.kill('SIGSTOP');
  const answers = paths.map((path) => ask(url, path, agent));
  await new Promise((resolve) => setTimeout(resolve, 500));
  process.kill('SIGCONT');
  return Promise.all(answers);
}

function ask(origin: string, path: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(origin + path, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () =>
        resolve({ path, status: response.statusCode, retryAfter: response.headers['retry-after'], body }),
      );
    }).on('error', reject);
  });
}
