import type { Locator, Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import type { Locale } from '#domain/locale.ts';
import { openHydrated } from './support/browser.ts';
import { expectMoving } from './support/figures.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const EQUITIES = pathOf('the-exchange-listed-securities-equities');
const NAME: Record<Locale, string> = { en: 'Dubai Securities Exchange', ar: 'بورصة دبي للأوراق المالية' };
const PAGE_DATA = /\.data(\?|$)/;
const toWatch = (page: Page, locale: Locale) =>
  page.getByRole('link', { name: said(locale, 'menu.marketWatch') }).first();

/** Delays the answers to these requests until the returned function is called. */
async function hold(page: Page, requests: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const WATCH = /\/market-watch$/;
const stageOf = (page: Page) => page.locator('[data-loading-line]').first().getAttribute('data-stage');

/** What a page shows while the next one loads; a page about to be left cannot be queried from outside. */
interface Loading {
  stage: string | undefined;
  /** Milliseconds since the click on the link. */
  after: number;
  isSaid: boolean;
}

/**
 * Clicks on a link to another document, reports what the indicator shows from then on, and clicks on `next` once it
 * runs.
 */
async function leaveBy(page: Page, link: Locator, told: (shown: Loading) => void, next?: string): Promise<void> {
  await page.exposeFunction('loadingShows', told);
  await link.evaluate((anchor, next) => {
    const line = document.querySelector<HTMLElement>('[data-loading-line]')!;
    const { loadingShows } = window as unknown as { loadingShows(shown: Loading): void };
    let clicked = 0;
    new MutationObserver(() => {
      const { stage } = line.dataset;
      const isSaid = line.firstElementChild!.checkVisibility();
      loadingShows({ stage, after: performance.now() - clicked, isSaid });
      if (stage === 'running' && next) document.querySelector<HTMLElement>(next)!.click();
    }).observe(line, { attributes: true, attributeFilter: ['data-stage'] });
    // The call returns before the page is left.
    setTimeout(() => {
      clicked = performance.now();
      (anchor as HTMLElement).click();
    });
  }, next);
}

const routeName = (page: Page) => page.locator('html').getAttribute('data-route');
const tongue = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

byTurns('going to another page', ({ locale, prefix }) => {
  journey('shows that it loads only after 200 ms, until the data is there', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix);
    const release = await hold(page, WATCH);
    const shown: Loading[] = [];
    await leaveBy(page, toWatch(page, locale), (loading) => shown.push(loading));
    await expect.poll(() => shown.find(({ stage }) => stage === 'running')).toMatchObject({ isSaid: true });
    // A timer may end a little early by the page's own clock.
    for (const { stage, after } of shown)
      expect(stage === 'idle' || after >= 199, `${stage} after ${after} ms`).toBe(true);
    release();
    await page.waitForURL(`**${prefix}/market-watch`);
    expect(await stageOf(page)).toBe('idle');
  });

  journey('and another view of the same page shows it too', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix);
    const release = await hold(page, PAGE_DATA);
    await page.locator('a[href*="index="]').nth(1).evaluate(click);
    await expect.poll(() => stageOf(page)).toBe('running');
    release();
    await page.waitForURL(/[?&]index=/);
    await expect.poll(() => stageOf(page)).toBe('idle');
  });

  journey('names the page in its title and its root element, and keeps language and direction', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix);
    const before = await tongue(page);
    await toWatch(page, locale).click();
    await page.waitForURL(`**${prefix}/market-watch`);
    await expect.poll(() => page.title()).toBe(`${NAME[locale]} - ${said(locale, 'watch.title')}`);
    expect(await routeName(page)).toBe(`market-watch___${locale}`);
    expect(await tongue(page)).toEqual(before);
  });

  journey('begins at its top, and going back finds the old place', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix);
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
    await openHydrated(page, prefix + EQUITIES);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await page.locator('th[aria-sort] a').nth(1).evaluate(click);
    await page.waitForURL('**/equities?sort=*');
    await expect.poll(() => page.locator('th[aria-sort="ascending"], th[aria-sort="descending"]').count()).toBe(1);
    expect(await scrolled(page)).toBe(600);
  });

  journey('to a part of it leads to that part', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, `${prefix}#notices`);
    await expect.poll(() => page.locator('#notices').evaluate(topIsSeen)).toBe(true);
    expect(await scrolled(page)).toBeGreaterThan(300);
  });

  journey(
    'and changing the language on the way waits for the end, and takes the page that was reached',
    async ({ visit }) => {
      const { page } = await visit();
      await openHydrated(page, prefix);
      const release = await hold(page, WATCH);
      const shown: Loading[] = [];
      await leaveBy(page, toWatch(page, locale), (loading) => shown.push(loading), '[data-language-switch]');
      await expect.poll(() => shown.some(({ stage }) => stage === 'running')).toBe(true);
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
