import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { localisedName } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { openHydrated } from './support/browser.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

interface Sent {
  route: string;
  vitals: { name: string; value: number }[];
}

/** Records what pages send beside their requests, from the start. */
async function listen(page: Page): Promise<{ sent(): Promise<Sent[]>; asked: string[] }> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      sessionStorage.setItem('sent', `${sessionStorage.getItem('sent') ?? ''}${String(body)}\n`);
      return send(address, body);
    };
  });
  const sent = async () => {
    const lines = await page.evaluate(() => sessionStorage.getItem('sent') ?? '');
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Sent);
  };
  return { sent, asked };
}

byTurns('the measurement of page speed', ({ locale, prefix }) => {
  const consent = async (page: Page) => {
    await page.locator('button[popovertarget="preferences"]:visible').first().click();
    return page.getByRole('checkbox', { name: said(locale, 'preferences.measurement') });
  };
  const goHome = (page: Page) => page.locator(`header a[href="${prefix}"]`).first().click();
  const isMeasured = (page: Page) =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/follow-')));

  journey('keeps and sends nothing until a reader agrees', async ({ visit }) => {
    const { page } = await visit();
    const { asked, sent } = await listen(page);
    await openHydrated(page, `${prefix}/glossary`);
    await goHome(page);
    await page.waitForURL(`**${prefix}`);
    expect(await (await consent(page)).isChecked()).toBe(false);
    await openHydrated(page, `${prefix}/market-watch`);
    expect(asked.filter((url) => /\/reports\/|\/follow-/.test(url))).toEqual([]);
    expect(await sent()).toEqual([]);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    expect(await page.context().cookies()).toEqual([]);
  });

  journey('sends the measures of each page by its name when it is left, from then on', async ({ visit, siteUrl }) => {
    const { page } = await visit();
    const { sent } = await listen(page);
    await openHydrated(page, `${prefix}/glossary`);
    await (await consent(page)).check();
    await page.keyboard.press('Escape');
    await goHome(page);
    await page.waitForURL(`**${prefix}`);
    await openHydrated(page, `${prefix}/search`);
    await expect.poll(() => isMeasured(page)).toBe(true);
    await page.evaluate(untilLargestPaint);
    await page.goto(`${prefix}/market-watch`);
    const names = async (page: RouteName) =>
      (await sent())
        .filter(({ route }) => route === localisedName(page, locale))
        .flatMap(({ vitals }) => vitals.map(({ name }) => name));
    expect(await names('glossary')).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'FID']));
    expect(await names('search')).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']));
    for (const each of await sent()) {
      const headers = { 'content-type': 'text/plain;charset=UTF-8' };
      const answer = await fetch(`${siteUrl}/reports/vitals`, { method: 'POST', headers, body: JSON.stringify(each) });
      expect(answer.status, each.route).toBe(204);
    }
  });

  journey('ends when the reader withdraws, and nothing of it stays', async ({ visit }) => {
    const { page } = await visit();
    const { sent } = await listen(page);
    await openHydrated(page, `${prefix}/glossary`);
    const box = await consent(page);
    await box.check();
    await box.uncheck();
    await page.keyboard.press('Escape');
    await goHome(page);
    await page.waitForURL(`**${prefix}`);
    await openHydrated(page, `${prefix}/search`);
    expect(await sent()).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('measurement'))).toBeNull();
  });
});

/** Runs in the page: a page left before its first paint has no paint measure. */
async function untilLargestPaint(): Promise<void> {
  await new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await new Promise((resolve) => requestIdleCallback(resolve));
}
