import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { price } from '#domain/number.ts';
import { HOST_VARIABLES } from '#upstream/hosts.ts';
import { failToStart } from './support/failed-start.ts';
import { boardOf, busiest, expectMoving, figuresOn, MOVING } from './support/figures.ts';
import { journey } from './support/journey.ts';
import { closedPort } from './support/ports.ts';
import { childOf } from './support/processes.ts';
import { startSite, type Site } from './support/site.ts';
import { said, staleMark } from './support/words.ts';

/** How long a new exchange may take to open its market, on a busy machine. */
const REVIVAL = { timeout: 90_000, interval: 500 };
const LANGUAGES = Object.keys(LOCALES) as Locale[];
const COOKIE = { cookie: 'i18n_redirected=en' };

// One site through its whole life: each journey continues where the previous one ended.
const dataDir = mkdtempSync(join(tmpdir(), 'manara-life-'));
let site: Site;
let symbol: string;
let lastPrice: string;

const companyPath = () => pathOf('the-exchange-company', { SecuritySymbol: symbol });
const read = async (path: string) => {
  const answer = await fetch(site.url + path, { headers: COOKIE });
  return { status: answer.status, text: await answer.text() };
};
const readiness = async () => {
  const answer = await fetch(`${site.url}/readyz`);
  return { status: answer.status, ...((await answer.json()) as { ready: boolean; reasons: string[] }) };
};
const firstDocument = async (path: string) => /href="(\/documents\/2[^"]+)"/.exec((await read(path)).text)![1]!;
const faults = () => site.takeFaults().map((line) => (JSON.parse(line) as { event: string }).event);

beforeAll(async () => {
  // A failed start must not damage the folder for the next one.
  const broken = await failToStart({ DATA_DIR: dataDir, EXCHANGE_CLOCK: 'yesterday' });
  expect(broken.code).toBe(1);
  site = await startSite({ dataDir, ready: false });
});
afterAll(async () => {
  // A failed journey has already reported its reason; the site's log of the outage adds nothing.
  await site.stop({ faultsAreKnown: true });
  rmSync(dataDir, { recursive: true, force: true });
});

journey('a new site lives at once, says what it still needs, and is ready when it has read it', async () => {
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  const first = await readiness();
  expect(first).toMatchObject({ status: 503, ready: false });
  expect(first.reasons.length).toBeGreaterThan(0);
  for (const reason of first.reasons) expect(reason).toMatch(/^[A-Z].+\.$/);
  await expect.poll(readiness, REVIVAL).toEqual({ status: 200, ready: true, reasons: [] });
});

journey('a document that was read once is kept', async () => {
  await expect.poll(async () => (await boardOf(site.url)).some(({ trades }) => trades > 0), REVIVAL).toBe(true);
  symbol = await busiest(site.url);
  expect((await fetch(site.url + (await firstDocument('/en')))).status).toBe(200);
});

journey('an exchange that goes silent leaves every page standing, and marked', async ({ visit }) => {
  const visits = await Promise.all(LANGUAGES.map(() => visit({ origin: site.url })));
  const pages = visits.map(({ page }, place) => ({ page, locale: LANGUAGES[place]! }));
  for (const { page, locale } of pages) await page.goto(`/${locale}${companyPath()}`);
  await expectMoving(pages[0]!.page);
  const exchange = childOf(site.process, 'exchange/main.ts');
  process.kill(exchange, 'SIGSTOP');
  for (const { page, locale } of pages) await page.getByText(said(locale, 'market.stale.title')).waitFor();

  lastPrice = price((await boardOf(site.url)).find((quote) => quote.symbol === symbol)!.last);
  for (const { page, locale } of pages) {
    expect(await figuresOn(page)).toContain(lastPrice);
    for (const path of ['', '/market-watch', companyPath()]) {
      const { status, text } = await read(`/${locale}${path}`);
      expect(status, path).toBe(200);
      expect(text, path).toContain(staleMark(locale));
      expect(text, path).toContain(lastPrice);
    }
  }
  expect((await fetch(site.url + (await firstDocument('/en')))).status).toBe(200);

  process.kill(exchange, 'SIGKILL');
  for (const { page } of pages) {
    await expect.poll(() => page.locator('[data-stale]').count(), REVIVAL).toBe(0);
    await expectMoving(page);
  }
  expect(faults()).toContain('exchange-ended');
});

journey('the site ends within five seconds when it is told to, with readers on its stream', async () => {
  const stream = await fetch(`${site.url}/live?topics=clock`);
  const ended = once(site.process, 'exit');
  const at = performance.now();
  site.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - at).toBeLessThan(5_000);
  await expect(stream.text()).resolves.toContain('retry:');
  faults();
});

journey(
  'a restart with every service dead becomes ready, and shows the last figures with their age',
  async ({ visit }) => {
    const nowhere = `http://127.0.0.1:${await closedPort()}`;
    const hosts = Object.values(HOST_VARIABLES).map(({ variable }) => [variable, nowhere]);
    site = await startSite({ dataDir, env: Object.fromEntries(hosts) });
    expect(await readiness()).toEqual({ status: 200, ready: true, reasons: [] });
    const list = pathOf('the-exchange-listed-securities-equities');
    // After a quick restart the figures are not old yet: they are marked three seconds after they were last received.
    await expect.poll(async () => (await read('/en')).text, REVIVAL).toContain(staleMark('en'));
    for (const locale of LANGUAGES) {
      for (const path of ['', '/market-watch', list, companyPath()]) {
        const { status, text } = await read(`/${locale}${path}`);
        expect(status, path).toBe(200);
        expect(text, path).toContain(symbol);
        expect(text, path).toContain(staleMark(locale));
      }
      const { page } = await visit({ origin: site.url });
      await page.goto(`/${locale}${companyPath()}`);
      await page.getByText(said(locale, 'market.stale.title')).filter({ visible: true }).first().waitFor();
      await expect.poll(() => page.locator('[data-stale]').count(), MOVING).toBe(1);
    }
    const kept = await fetch(site.url + (await firstDocument('/en')));
    expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const missing = await fetch(site.url + (await firstDocument('/ar')));
    expect(missing.status).toBe(503);
    expect(await missing.text()).toContain('lang="ar"');
    expect(faults()).toContain('job-failed');
  },
);
