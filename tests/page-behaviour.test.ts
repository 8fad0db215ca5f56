import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import type { Locale } from '#domain/locale.ts';
import { openAwake } from './support/browser.ts';
import { expectMoving } from './support/figures.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const EQUITIES = pathOf('the-exchange-listed-securities-equities');
const NAME: Record<Locale, string> = { en: 'Dubai Securities Exchange', ar: 'بورصة دبي للأوراق المالية' };
const PAGE_DATA = /\.data(\?|$)/;
const toWatch = (page: Page, locale: Locale) =>
  page.getByRole('link', { name: said(locale, 'menu.marketWatch') }).first();

/** Holds back what a page is made of until the answer is called. */
async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(PAGE_DATA, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** From here on the page's time passes when the test says so. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

const routeName = (page: Page) => page.locator('html').getAttribute('data-route');
const tongue = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

inBothLanguages('going to another page', ({ locale, prefix }) => {
  journey('shows that it loads only after 200 ms, until the data is there', async ({ visit }) => {
    const { page } = await visit();
    await openAwake(page, prefix);
    await stopTime(page);
    const release = await hold(page);
    const indicator = page.getByText(said(locale, 'common.loading'), { exact: true });
    const asked = page.waitForRequest(PAGE_DATA);
    await toWatch(page, locale).click();
    await asked;
    await page.clock.runFor(190);
    expect(await indicator.count()).toBe(0);
    // The page counts from its next paint, which the test's time does not govern.
    await expect.poll(() => page.clock.runFor(20).then(() => indicator.count())).toBe(1);
    release();
    await page.waitForURL(`**${prefix}/market-watch`);
    await expect.poll(() => indicator.count()).toBe(0);
  });

  journey('names the page in its title and its root element, and keeps language and direction', async ({ visit }) => {
    const { page } = await visit();
    await openAwake(page, prefix);
    const before = await tongue(page);
    await toWatch(page, locale).click();
    await page.waitForURL(`**${prefix}/market-watch`);
    await expect.poll(() => page.title()).toBe(`${NAME[locale]} - ${said(locale, 'watch.title')}`);
    expect(await routeName(page)).toBe(`market-watch___${locale}`);
    expect(await tongue(page)).toEqual(before);
  });

  journey('begins at its top, and going back finds the old place', async ({ visit }) => {
    const { page } = await visit();
    await openAwake(page, prefix);
    await page.locator('#notices').scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(300);
    await page.locator('#movers a[href*="/company/"]').first().evaluate(click);
    await page.waitForURL('**/company/*');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await page.locator('#notices').waitFor();
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(40);
  });

  journey('in another order of the same list stays where it is', async ({ visit }) => {
    const { page } = await visit();
    await openAwake(page, prefix + EQUITIES);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await page.locator('th[aria-sort] a').nth(1).evaluate(click);
    await page.waitForURL('**/equities?sort=*');
    await expect.poll(() => page.locator('th[aria-sort="ascending"], th[aria-sort="descending"]').count()).toBe(1);
    expect(await scrolled(page)).toBe(600);
  });

  journey('to a part of it leads to that part', async ({ visit }) => {
    const { page } = await visit();
    await openAwake(page, `${prefix}#notices`);
    await expect.poll(() => page.locator('#notices').evaluate(topIsSeen)).toBe(true);
    expect(await scrolled(page)).toBeGreaterThan(300);
  });

  journey(
    'and changing the language on the way waits for the end, and takes the page that was reached',
    async ({ visit }) => {
      const { page } = await visit();
      await openAwake(page, prefix);
      const release = await hold(page);
      await toWatch(page, locale).click();
      await page.getByText(said(locale, 'common.loading'), { exact: true }).waitFor();
      await page.locator('[data-language-switch]').first().click();
      expect(new URL(page.url()).pathname).toBe(prefix);
      release();
      await page.waitForURL(locale === 'en' ? '**/ar/market-watch' : (url) => url.pathname === '/market-watch');
      expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'en' ? 'rtl' : 'ltr');
    },
  );
});

function click(element: Element): void {
  (element as HTMLElement).click();
}

function topIsSeen(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight / 2;
}

inBothLanguages('without a network', ({ locale, prefix }) => {
  journey('the page stays, says since when, and goes on by itself', async ({ visit }) => {
    const { page } = await visit();
    await openAwake(page, prefix);
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

inBothLanguages('what fails', ({ locale, prefix }) => {
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
      await page.getByRole('link', { name: said(locale, 'errors.backHome') }).click();
      await page.waitForURL(`**${prefix}`);
      await expect.poll(() => routeName(page)).toBe(`home___${locale}`);
    },
  );

  journey('a page whose data fails is replaced by the error page, which leads home', async ({ visit }) => {
    const { page, takeConsole } = await visit();
    await openAwake(page, prefix);
    await page.route(PAGE_DATA, (route) => route.fulfill({ status: 500, body: 'no' }));
    await toWatch(page, locale).click();
    await page.getByRole('heading', { name: said(locale, 'errors.unfetched.title') }).waitFor();
    const again = page.getByRole('link', { name: said(locale, 'errors.refresh') });
    expect(await again.getAttribute('href')).toBe(`${prefix}/market-watch`);
    expect(await page.getByText(said(locale, 'common.loading'), { exact: true }).count()).toBe(0);
    expect(takeConsole()).toEqual([expect.stringContaining('500')]);
    await page.unroute(PAGE_DATA);
    await page.getByRole('link', { name: said(locale, 'errors.backHome') }).click();
    await page.waitForURL(`**${prefix}`);
    await expect.poll(() => heading(page)).toBe(said(locale, 'home.market.title'));
  });

  journey('an open page stays when its data cannot be had anew', async ({ visit }) => {
    const { page, takeConsole } = await visit();
    await page.clock.install();
    await openAwake(page, prefix);
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
    await openAwake(page, `${prefix}/market-watch`);
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
  journey('reloads the page once, and not again within 60 seconds', async ({ visit }) => {
    const { page, takeConsole } = await visit();
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    const part = /\/assets\/market-watch-[^/]+\.js$/;
    await page.clock.install();
    await page.route(part, (route) => route.abort());
    await openAwake(page, '/en');
    const reloaded = page.waitForEvent('load');
    await toWatch(page, 'en').click();
    await reloaded;
    expect(loads).toHaveLength(2);

    await openAwake(page, '/en');
    await toWatch(page, 'en').click();
    await page.getByText('This page could not be shown').waitFor();
    expect(loads).toHaveLength(3);

    await page.getByRole('link', { name: 'Go back to home' }).click();
    await expect.poll(() => loads.length).toBe(4);
    await page.clock.fastForward('01:01');
    await openAwake(page, '/en');
    const again = page.waitForEvent('load');
    await toWatch(page, 'en').click();
    await again;
    expect(loads).toHaveLength(6);

    await page.unroute(part);
    await openAwake(page, '/en');
    await toWatch(page, 'en').click();
    await page.waitForURL('**/market-watch');
    await expectMoving(page);
    expect(takeConsole().join('\n')).toContain('Error loading route module');
  });
});
