import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';
import type { MeasurementService } from '#exchange.config.ts';
import { LOCALES } from '#domain/locale.ts';
import { openHydrated } from './support/browser.ts';
import { byTurns, journey } from './support/journey.ts';
import { SLOW } from './support/menus.ts';
import { startSeededSite } from './support/seeded-site.ts';
import type { Site } from './support/site.ts';
import { said } from './support/words.ts';

const SERVICES: MeasurementService[] = [
  {
    provider: { en: 'Counting House', ar: 'دار العدّ' },
    script: 'https://script.example/count.js?id=dsx-1',
    vitals: null,
    origins: ['https://events.example'],
  },
  {
    provider: { en: 'Speedometer', ar: 'مقياس السرعة' },
    script: null,
    vitals: 'https://vitals.example/v1',
    origins: [],
  },
];
/** Contacts a host declared for it, and one that was not declared. */
const SCRIPT = `
  document.documentElement.dataset.counted = 'yes';
  fetch('https://events.example/e', { mode: 'no-cors' }).catch(() => {});
  fetch('https://elsewhere.example/e').catch(() => {});`;

/** Runs in the page: the browser does not report requests sent while a page is left. */
function noteBeacons(): void {
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (address, data) => {
    const noted = sessionStorage.getItem('beacons') ?? '';
    sessionStorage.setItem('beacons', `${noted} ${new URL(address, location.href).host}`);
    return send(address, data);
  };
}

let site: Site;
beforeAll(async () => {
  site = await startSeededSite({
    program: 'tests/support/measured-program.ts',
    env: { MEASUREMENT: JSON.stringify(SERVICES) },
  });
});
afterAll(() => site.stop());

byTurns('providers that measure visits', ({ locale, prefix }) => {
  /** The requested hosts outside the site, in order; the test answers each request. */
  async function answerOutside(page: Page): Promise<string[]> {
    const asked: string[] = [];
    const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
    page.on('request', (request) => {
      const { host } = new URL(request.url());
      if (host.endsWith('.example')) asked.push(host);
    });
    await page.route(/^https:\/\/\w+\.example\//, (route) =>
      route.fulfill({ status: 200, contentType: 'text/javascript', body: SCRIPT, headers }),
    );
    await page.addInitScript(noteBeacons);
    // Refused requests are the subject of this journey: the site does not need the reports.
    await page.route('**/reports/csp', (route) => route.fulfill({ status: 204 }));
    return asked;
  }

  journey('are named beforehand, asked only after consent, and no host beside them', async ({ visit }) => {
    const { page, takeConsole } = await visit({ origin: site.url });
    const asked = await answerOutside(page);
    await openHydrated(page, `${prefix}/glossary`);
    await page.locator('button[popovertarget="preferences"]:visible').first().click();
    const sheet = await page.locator('#preferences').innerText();
    for (const { provider } of SERVICES) expect(sheet).toContain(provider[locale]);
    expect(asked).toEqual([]);
    expect(await page.locator('html').getAttribute('dir')).toBe(LOCALES[locale].dir);

    await page.getByRole('checkbox', { name: said(locale, 'preferences.measurement') }).check();
    await expect.poll(() => page.locator('html').getAttribute('data-counted'), SLOW).toBe('yes');
    await page.keyboard.press('Escape');
    await page.locator(`header a[href="${prefix}"]`).first().click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('beacons')), SLOW).toContain('vitals.example');
    // The next page has been measured too, so that no request is outstanding.
    await page.waitForURL(`**${prefix}`);
    await expect.poll(() => page.locator('html').getAttribute('data-counted'), SLOW).toBe('yes');
    await page.waitForLoadState('load');
    expect(new Set(['vitals.example', ...asked])).toEqual(
      new Set(['script.example', 'events.example', 'vitals.example']),
    );
    expect(takeConsole().every((line) => line.includes('https://elsewhere.example/e'))).toBe(true);

    await page.locator('button[popovertarget="preferences"]:visible').first().click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('checkbox', { name: said(locale, 'preferences.measurement') }).click();
    await reloaded;
    const before = asked.length;
    await openHydrated(page, `${prefix}/glossary`);
    expect(asked).toHaveLength(before);
    takeConsole();
  });
});
