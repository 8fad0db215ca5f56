import type { Locator, Page } from '@playwright/test';
import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { Locale } from '#domain/locale.ts';
import { openHydrated } from './support/browser.ts';
import { byTurns, journey } from './support/journey.ts';
import { click, NAME, PAGE_DATA, routeName } from './support/page-moves.ts';
import { said } from './support/words.ts';

const EQUITIES = pathOf('the-exchange-listed-securities-equities');
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
function topIsSeen(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight / 2;
}
