import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { openHydrated } from './support/browser.ts';
import { expectMoving } from './support/figures.ts';
import { byTurns, journey } from './support/journey.ts';
import { click, NAME, PAGE_DATA, routeName } from './support/page-moves.ts';
import { said } from './support/words.ts';

const EQUITIES = pathOf('the-exchange-listed-securities-equities');

byTurns('without a network', ({ locale, prefix }) => {
  journey('the page stays, says since when, and goes on by itself', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix);
    await expectMoving(page);
    const clock = /\d\d:\d\d:\d\d/;
    const before = clock.exec(await page.locator('header').first().innerText())![0];
    await page.context().setOffline(true);
    const banner = page.getByText(said(locale, 'common.offline.title')).locator('..');
    await banner.waitFor();
    expect(clock.exec(await banner.innerText())![0] >= before).toBe(true);
    await page.context().setOffline(false);
    await banner.waitFor({ state: 'hidden' });
    await expectMoving(page);
  });
});

byTurns('what fails', ({ locale, prefix }) => {
  const heading = (page: Page) => page.locator('h1').innerText();

  journey.for(['/nowhere', pathOf('the-exchange-company', { SecuritySymbol: 'NOSUCH' })])(
    'an address that is not there (%s) is 404 with its words and a way home',
    async (path, { visit }) => {
      const { page, takeConsole } = await visit();
      const answer = await page.goto(prefix + path);
      expect(answer?.status()).toBe(404);
      expect(await heading(page)).toBe(said(locale, 'errors.notFound.title'));
      expect(await page.title()).toBe(`${NAME[locale]} - ${said(locale, 'errors.notFound.title')}`);
      expect(takeConsole()).toEqual([expect.stringContaining('404')]);
      expect(await page.locator('header nav a[href]').count()).toBeGreaterThan(10);
      const search = page.locator('header input[name=q]').first();
      await search.fill('sukuk');
      await search.press('Enter');
      await page.waitForURL(/\/search\?q=sukuk/);
      await page.goBack();
      takeConsole();
      await page.getByRole('link', { name: said(locale, 'errors.backHome') }).click();
      await page.waitForURL(`**${prefix}`);
      await expect.poll(() => routeName(page)).toBe(`home___${locale}`);
    },
  );

  journey('a view whose data fails is replaced by the error page, which leads home', async ({ visit }) => {
    const { page, takeConsole } = await visit();
    await openHydrated(page, prefix);
    await page.route(PAGE_DATA, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.locator('a[href*="index="]').nth(1).evaluate(click);
    await page.getByRole('heading', { name: said(locale, 'errors.unfetched.title') }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(
      new RegExp(`${said(locale, 'errors.unfetched.page')}\\s*${prefix}`),
    );
    const again = page.getByRole('link', { name: said(locale, 'errors.refresh') });
    expect(await again.getAttribute('href')).toContain('index=');
    await page.getByText(said(locale, 'common.loading'), { exact: true }).waitFor({ state: 'hidden' });
    expect(takeConsole()).toEqual([expect.stringContaining('500')]);
    await page.unroute(PAGE_DATA);
    await page.getByRole('link', { name: said(locale, 'errors.backHome') }).click();
    await page.waitForURL(`**${prefix}`);
    await expect.poll(() => heading(page)).toBe(said(locale, 'home.market.title'));
  });

  journey('an open page stays when its data cannot be had anew', async ({ visit }) => {
    const { page, takeConsole } = await visit();
    await page.clock.install();
    await openHydrated(page, prefix);
    await page.route(PAGE_DATA, (route) => route.abort());
    const asked = page.waitForEvent('requestfailed', (request) => PAGE_DATA.test(request.url()));
    await page.clock.fastForward('01:01');
    await asked;
    await expectMoving(page);
    expect(await heading(page)).toBe(said(locale, 'home.market.title'));
    expect(takeConsole()).toEqual([expect.stringContaining('net::ERR_FAILED')]);
  });

  journey('the market watch stays when the panel of a row cannot be had, and says so', async ({ visit }) => {
    const { page, takeConsole } = await visit();
    await openHydrated(page, `${prefix}/market-watch`);
    await page.route(PAGE_DATA, (route) => route.abort());
    await page.locator('tr[data-symbol]').nth(4).locator('td').nth(3).click();
    await page.getByText(said(locale, 'common.fetchFailed')).waitFor();
    await expectMoving(page);
    expect(new Set(takeConsole())).toEqual(new Set([expect.stringContaining('net::ERR_FAILED')]));
  });

  journey('a list that nothing fits says so', async ({ visit }) => {
    const { page } = await visit();
    for (const path of [EQUITIES, '/market-watch']) {
      await page.goto(`${prefix}${path}?q=zzzzzz`);
      await page.getByText(said(locale, 'common.noData')).waitFor();
    }
  });
});

describe('the words of the specification', () => {
  journey('stand as it has them', () => {
    expect(
      [
        'errors.notFound.title',
        'errors.unknownGuard.title',
        'errors.backHome',
        'common.noData',
        'common.fetchFailed',
        'errors.unfetched.title',
        'common.notAvailable',
      ].map((id) => said('en', id)),
    ).toEqual([
      'This page could not be found',
      'Unknown middleware',
      'Go back to home',
      'No data available for the selected criteria',
      'Error fetching data. Try again.',
      'There is an error fetching data. Kindly refresh the page.',
      'Not Available',
    ]);
  });

  journey('without a title of its own a page has the exchange’s', async ({ siteUrl }) => {
    const html = await (
      await fetch(siteUrl + pathOf('home' satisfies RouteName), { headers: { cookie: 'i18n_redirected=en' } })
    ).text();
    expect(html).toMatch(/<title>Dubai Securities Exchange - Region(&#x27;|’|')s leading financial exchange<\/title>/);
  });
});

describe('a page part that will not load', () => {
  journey('reloads the page once, and not again within 60 seconds; the page is whole as HTML', async ({ visit }) => {
    const { page, takeConsole } = await visit();
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    const part = /\/assets\/market-watch-[^/]+\.js$/;
    await page.clock.install();
    await page.route(part, (route) => route.abort());
    const watch = '/en/market-watch';

    await page.goto(watch);
    await expect.poll(() => loads.length).toBe(2);
    await page.locator('tr[data-symbol]').first().waitFor();

    await page.goto(watch);
    await page.locator('tr[data-symbol]').first().waitFor();
    await page.waitForFunction(() => document.documentElement.dataset.partMissing !== undefined);
    expect(loads).toHaveLength(3);

    await page.clock.fastForward('01:01');
    await page.goto(watch);
    await expect.poll(() => loads.length).toBe(5);

    await page.unroute(part);
    await openHydrated(page, watch);
    await expectMoving(page);
    expect(new Set(takeConsole())).toEqual(new Set([expect.stringContaining('net::ERR_FAILED')]));
  });
});
