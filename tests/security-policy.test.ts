import { describe, expect } from 'vitest';
import { openHydrated, WIDTHS } from './support/browser.ts';
import { inForm } from './support/built-pages.ts';
import { openEverything, watchPolicy } from './support/content-policy.ts';
import { byTurns, journey } from './support/journey.ts';
import { SLOW } from './support/menus.ts';
import { said } from './support/words.ts';

/** every-page.test.ts checks every page with everything opened. */
byTurns('the content policy refuses nothing', ({ locale, prefix }) => {
  journey('on a phone, with everything opened', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone });
    const { violations, reports } = await watchPolicy(page);
    for (const path of ['/', '/market-watch']) {
      await openHydrated(page, inForm(prefix, path));
      await openEverything(page);
    }
    expect([await violations(), reports]).toEqual([[], []]);
  });

  journey('in a row’s panel, in suggestions, and on the way to another page and back', async ({ visit }) => {
    const { page } = await visit();
    const { violations, reports } = await watchPolicy(page);
    await openHydrated(page, inForm(prefix, '/market-watch'));
    await page.locator('tbody tr').first().click();
    await page.locator('dialog, aside').filter({ visible: true }).first().waitFor();
    await openHydrated(page, inForm(prefix, '/search'));
    await page.locator('main').getByRole('combobox').click();
    await page.keyboard.type('dsx', { delay: 20 });
    // The last typed text is answered last: waits for the option of the whole word.
    await page.locator('[role="option"]').filter({ visible: true }).getByText('DSX', { exact: true }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('[role="option"][aria-selected="true"]').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/company\/DSX/);
    await openEverything(page);
    await page.goBack();
    await page.waitForURL(/search/);
    expect([await violations(), reports]).toEqual([[], []]);
  });

  journey('when the language is switched', async ({ visit }) => {
    const { page } = await visit();
    const { violations } = await watchPolicy(page);
    await openHydrated(page, inForm(prefix, '/glossary'));
    const other = locale === 'ar' ? 'en' : 'ar';
    await page.locator(`header a[hreflang^="${other}"]`).filter({ visible: true }).first().click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang), SLOW).toMatch(new RegExp(`^${other}`));
    await page.locator('h1').getByText(said(other, 'common.glossary')).waitFor();
    expect(await violations()).toEqual([]);
  });
});

describe('the content policy', () => {
  journey('refuses what is put into a page', async ({ visit }) => {
    const { page, takeConsole } = await visit();
    // The report is answered here: the site would log a fault.
    await page.route('**/reports/csp', (route) => route.fulfill({ status: 204 }));
    const { violations } = await watchPolicy(page);
    await openHydrated(page, '/en/glossary');
    const refused = await page.evaluate(() => {
      const attempts = [
        () => void document.body.append(Object.assign(new Image(), { src: 'https://evil.example/a.png' })),
        () => void (document.body.innerHTML += '<img src=x onerror=alert(1)>'),
        () => document.body.setAttribute('style', 'display: none'),
        () => void (document.createElement('script').src = 'https://evil.example/a.js'),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refused).toEqual(['done', 'TypeError', 'done', 'TypeError']);
    await expect
      .poll(async () => new Set((await violations()).map((each) => each.split(' ')[0])), SLOW)
      .toEqual(new Set(['img-src', 'require-trusted-types-for', 'style-src-attr']));
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
    takeConsole();
  });

  journey('lets a page stand that React has to build again', async ({ visit }) => {
    const { page, takeConsole } = await visit();
    const { violations } = await watchPolicy(page);
    await page.route('**/en/market-watch', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<h1[^>]*>)[^<]*/, '$1An extension was here');
      await route.fulfill({ response, body });
    });
    await openHydrated(page, '/en/market-watch');
    await expect.poll(() => page.locator('h1').innerText(), SLOW).toBe(said('en', 'watch.title'));
    // Server-rendered content stays too.
    await page.locator('header market-status').getByText(/\S/).filter({ visible: true }).first().waitFor();
    expect(await violations()).toEqual([]);
    expect(takeConsole().filter((line) => !/preload/.test(line))).toEqual([
      expect.stringContaining('React error #418'),
    ]);
  });
});
