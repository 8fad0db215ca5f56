import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { JobName } from '#ingest/jobs/jobs.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { startExchange, type RunningExchange } from './support/exchange.ts';
import { startFaultProxy, type FaultProxy } from './support/fault-proxy.ts';
import { startHurriedSite, type HurriedSite } from './support/hurried-site.ts';
import { journey } from './support/journey.ts';
import { statusOf } from './support/site-status.ts';
import { said } from './support/words.ts';

const SOON = { timeout: 60_000, interval: 150 };
const LANGUAGES = Object.keys(LOCALES) as Locale[];

// One site through a fault and its end: each journey continues where the previous one ended.
let exchange: RunningExchange;
let proxy: FaultProxy;
let site: HurriedSite;

beforeAll(async () => {
  exchange = await startExchange();
  proxy = await startFaultProxy(exchange.url);
  site = await startHurriedSite({ env: { ...proxy.settings, LOG_LEVEL: 'trace', METRICS_PORT: '0' } });
}, 180_000);
afterAll(async () => {
  await site?.stop({ faultsAreKnown: true });
  await proxy?.close();
  await exchange?.stop();
});

const ageOf = async (feed: JobName) => (await statusOf(site.url)).feeds.find((age) => age.feed === feed)!;

/** Reads the feeds until this one has the given state. */
async function untilStanding(feed: JobName, standing: string): Promise<void> {
  const look = async () => {
    site.hurry();
    return (await ageOf(feed)).standing;
  };
  await expect.poll(look, SOON).toBe(standing);
}

const read = async (locale: Locale, path: string) => (await fetch(`${site.url}/${locale}${path}`)).text();
const metricsOf = async () => {
  const port = /"event":"metrics","port":(\d+)/.exec(readFileSync(site.logFile, 'utf8'))![1]!;
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
};

describe('the state of the feeds', () => {
  journey('is all well while the services answer, and the footer of every page leads to it', async ({ visit }) => {
    await untilStanding('circulars', 'fresh');
    for (const locale of LANGUAGES) {
      const { page } = await visit({ origin: site.url });
      await page.goto(`/${locale}`);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: said(locale, 'footer.status') })
        .click();
      await page.getByRole('heading', { level: 1, name: said(locale, 'status.title') }).waitFor();
      const row = page.locator('[data-feed="circulars"]');
      await expect.poll(() => row.getAttribute('data-standing')).toBe('fresh');
      expect(await row.innerText()).toContain(said(locale, 'feeds.standing.fresh'));
    }
  });

  journey('a source that fails three times in a row has an incident, and its pages say of when they are', async () => {
    await proxy.set({ circulars: 'answers 500' });
    await untilStanding('circulars', 'behind');
    const { incidents } = await statusOf(site.url);
    expect(incidents.filter(({ feed }) => feed === 'circulars')).toMatchObject([{ failure: 'error', endedAt: null }]);
    expect(await ageOf('press')).toMatchObject({ standing: 'fresh' });
    for (const locale of LANGUAGES) {
      // The first reader may get the stale page while it is rendered again.
      await expect.poll(() => read(locale, pathOf('status')), SOON).toContain(said(locale, 'feeds.failure.error'));
      const status = await read(locale, pathOf('status'));
      expect(status).toContain(said(locale, 'status.incident.open'));
      // A displayed notice is not empty.
      expect(status).not.toMatch(/role="status"><p[^>]*><\/p>/);
      await expect.poll(() => read(locale, ''), SOON).toContain(said(locale, 'feeds.late.title'));
      expect(await read(locale, '')).toContain(said(locale, 'feeds.name.circulars'));
      expect(await read(locale, pathOf('market-watch'))).not.toContain(said(locale, 'feeds.late.title'));
    }
    expect(await metricsOf()).toContain('manara_feed_incident{feed="circulars"} 1');
  });

  journey('an incident ends with the next good reading, and is told as over', async () => {
    await proxy.set({});
    await untilStanding('circulars', 'fresh');
    const { incidents } = await statusOf(site.url);
    const [ended] = incidents.filter(({ feed }) => feed === 'circulars');
    expect(Date.parse(ended!.endedAt!)).toBeGreaterThanOrEqual(Date.parse(ended!.beganAt));
    for (const locale of LANGUAGES) {
      await expect.poll(() => read(locale, pathOf('status')), SOON).toContain(said(locale, 'status.incident.over'));
      await expect.poll(() => read(locale, ''), SOON).not.toContain(said(locale, 'feeds.late.title'));
    }
    expect(await metricsOf()).toContain('manara_feed_incident{feed="circulars"} 0');
  });

  journey('stands when every service is dead', async () => {
    await proxy.close();
    await untilStanding('press', 'behind');
    for (const locale of LANGUAGES) {
      const saysWhy = async () =>
        (await read(locale, pathOf('status'))).includes(said(locale, 'feeds.failure.no-answer'));
      await expect.poll(saysWhy, { timeout: 20_000 }).toBe(true);
    }
  });
});

journey('the log holds nothing of who asked, nor what for, at its most talkative', async () => {
  const secrets = ['198.51.100.77', 'Mozilla/SecretAgent', 'secretsearch', 'secretcookie', 'secretreferer'] as const;
  const [address, agent, word, cookie, referer] = secrets;
  const headers = {
    'x-forwarded-for': address,
    'user-agent': agent,
    cookie: `a=${cookie}`,
    referer: `https://${referer}.example/`,
  };
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traced = { ...headers, traceparent: `00-${trace}-00f067aa0ba902b7-01` };
  const paths = [
    '/en/search?q=',
    '/en/search/suggestions?q=',
    '/en/nowhere?q=',
    '/documents/nowhere.pdf?q=',
    '/en/%E0%A4?q=',
  ];
  for (const path of paths) await (await fetch(site.url + path + word, { headers: traced })).text();
  const body = JSON.stringify({ route: word });
  await fetch(`${site.url}/reports/vitals`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/plain' },
    body,
  });
  // A missing service of a document is logged, with the ids that find the related lines.
  const file = /href="(\/documents\/2[^"]+)"/.exec(await read('en', ''))![1]!;
  const answer = await fetch(`${site.url}${file}?q=${word}`, { headers: traced });
  expect(answer.status).toBe(503);
  const told = () =>
    readFileSync(site.logFile, 'utf8')
      .split('\n')
      .slice(0, -1)
      .find((each) => each.includes('document-unavailable'));
  await expect.poll(told, SOON).toBeDefined();
  expect(JSON.parse(told()!)).toMatchObject({ requestId: answer.headers.get('x-request-id'), traceId: trace });
  const log = readFileSync(site.logFile, 'utf8');
  for (const secret of secrets) expect(log).not.toContain(secret);
});
