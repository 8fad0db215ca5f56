import { afterAll, beforeAll, expect } from 'vitest';
import { SITE_MAP } from '#app/site-map.ts';
import { openHydrated, WIDTHS } from './support/browser.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { startSeededSite } from './support/seeded-site.ts';
import type { Site } from './support/site.ts';

const ARTICLES = SITE_MAP.filter(({ page }) => page === 'article').map(({ path }) => path);
const HOW_TO_TRADE = '/investing/services/how-to-trade';
const REITS = '/investing/products/reits';

inBothLanguages('articles', ({ prefix }) => {
  journey.for(ARTICLES)(
    '%s has a title, an opening and sections, each listed in its contents',
    async (path, { visit }) => {
      const { page } = await visit({ javaScript: false });
      const answer = await page.goto(prefix + path);
      expect(answer?.status()).toBe(200);
      const title = await page.locator('h1').innerText();
      expect(await page.title()).toContain(title.replace(/[\u2066-\u2069]/g, ''));
      const listed = await page
        .locator('nav[aria-labelledby="contents"] a')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).hash.slice(1)));
      const sections = await page
        .locator('article section[aria-labelledby]')
        .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-labelledby')));
      expect(listed).toEqual(sections);
      expect(listed.length).toBeGreaterThan(1);
    },
  );

  journey('questions open and close without script', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + HOW_TO_TRADE);
    const [first, second] = [page.locator('article details').nth(0), page.locator('article details').nth(1)];
    expect(await first.locator('p').isVisible()).toBe(true);
    expect(await second.locator('p').isVisible()).toBe(false);
    await second.locator('summary').click();
    expect(await second.locator('p').isVisible()).toBe(true);
  });

  journey('the contents lead to their sections, with and without script', async ({ visit }) => {
    for (const javaScript of [true, false]) {
      const { page } = await visit({ javaScript });
      await (javaScript ? openHydrated(page, prefix + HOW_TO_TRADE) : page.goto(prefix + HOW_TO_TRADE));
      const entry = page.locator('nav[aria-labelledby="contents"] a').nth(3);
      const hash = new URL(await entry.evaluate((link) => (link as HTMLAnchorElement).href)).hash;
      await entry.click();
      await page.waitForURL((url) => url.hash === hash);
      await expect
        .poll(() => page.locator(hash).evaluate((part) => part.getBoundingClientRect().top))
        .toBeLessThan(400);
    }
  });

  journey('a link to a section is the same place in the other language', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    const other = prefix === '/ar' ? '/en' : '/ar';
    const ids = async (path: string) => {
      await page.goto(path);
      return page.locator('article [id]').evaluateAll((parts) => parts.map(({ id }) => id));
    };
    expect(await ids(prefix + HOW_TO_TRADE)).toEqual(await ids(other + HOW_TO_TRADE));
  });

  journey('the same rows are there without script', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + REITS);
    expect(await page.locator('article ol a[href*="/company/"]').count()).toBeGreaterThan(1);
  });

  journey('what leads to a page of this site leads to one that exists', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}/raise-capital/ipo-listings/overview`);
    const paths = await page.locator('article a').evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname),
    );
    expect(paths.length).toBeGreaterThan(3);
    const answers = await Promise.all([...new Set(paths)].map((path) => fetch(new URL(path, page.url()))));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(paths).toContain(`${prefix}/investing/services/ipo-subscriptions`);
  });

  journey('an article leads to the next one, from its beginning', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone });
    await openHydrated(page, prefix + HOW_TO_TRADE);
    await page.locator(`section[aria-labelledby="next"] a[href$="/investing/products/equity"]`).click();
    await page.waitForURL((url) => url.pathname === `${prefix}/investing/products/equity`);
    await page.locator('h1').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 10_000 }).toBe(0);
  });

  journey('on paper every question is open', async ({ visit }) => {
    const { page } = await visit();
    await page.goto(prefix + HOW_TO_TRADE);
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .locator('article details > div')
      .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.min(...heights)).toBeGreaterThan(16);
  });
});

// REITs trade seldom: on this day a minute passes in a second.
const QUICK_DAY = '2026-11-18T10:05*60';
let quick: Site;

beforeAll(async () => {
  quick = await startSeededSite({ clock: QUICK_DAY });
});
afterAll(() => quick.stop());

inBothLanguages('the page on REITs while they are traded', ({ prefix }) => {
  journey('shows the listed ones as rows, and their figures move', async ({ visit }) => {
    const { page } = await visit({ origin: quick.url });
    await openHydrated(page, prefix + REITS);
    const rows = page.locator('article ol a[href*="/company/"]');
    expect(await rows.count()).toBeGreaterThan(1);
    const figures = async () => (await rows.allInnerTexts()).join();
    const before = await figures();
    await expect.poll(figures, { timeout: 60_000 }).not.toBe(before);
  });
});
