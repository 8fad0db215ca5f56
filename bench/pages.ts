import { Agent, get } from 'node:http';
import { pathOf } from '#app/site-map.ts';
import { startSite } from '#tests/support/site.ts';
import type { Figure } from '#tools/bench/figure.ts';

const CONNECTIONS = 8;
const WARM_UP_MS = 3_000;
const MEASURED_MS = 8_000;

const PAGES = {
  'home, English': '/en',
  'home, Arabic': '/ar',
  'market watch, Arabic': '/ar/market-watch',
  'listed equities, English': `/en${pathOf('the-exchange-listed-securities-equities')}`,
  'company, Arabic': `/ar${pathOf('the-exchange-company', { SecuritySymbol: 'DSX' })}`,
};

/** Pages a second, rendered afresh for each request: nothing is kept yet. The site runs in its own process, the load in this one. */
export async function run(): Promise<Figure[]> {
  const site = await startSite();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    await load(site.url + path, agent, WARM_UP_MS);
    const { pages, bytes } = await load(site.url + path, agent, MEASURED_MS);
    figures.push({
      name: `pages: ${name}, rendered afresh`,
      value: Math.round((pages / MEASURED_MS) * 1000),
      unit: 'pages/s',
    });
    figures.push({
      name: `pages: ${name}, HTML before compression`,
      value: Math.round(bytes / pages / 1024),
      unit: 'KiB',
    });
  }
  agent.destroy();
  await site.stop();
  return figures;
}

async function load(url: string, agent: Agent, forMs: number): Promise<{ pages: number; bytes: number }> {
  const end = Date.now() + forMs;
  const count = { pages: 0, bytes: 0 };
  async function reader(): Promise<void> {
    while (Date.now() < end) {
      const bytes = await fetchBytes(url, agent);
      count.bytes += bytes;
      count.pages += 1;
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, reader));
  return count;
}

function fetchBytes(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
