import type { Page, Request } from '@playwright/test';
import { describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { price } from '#domain/number.ts';
import { launchBrowser, openHydrated, openVisit } from './support/browser.ts';
import { boardOf, busiest, expectMoving, figuresOn, MOVING } from './support/figures.ts';
import { byTurns, journey } from './support/journey.ts';
import { SLOW } from './support/menus.ts';

/** Returns a function that fails when the page was reloaded since. */
async function neverReloaded(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  return async () => expect(await page.evaluate(() => 'stayed' in window), 'the page was loaded anew').toBe(true);
}

const isStream = (request: Request) => new URL(request.url()).pathname === '/live';

byTurns('figures move by themselves', ({ prefix }) => {
  journey.for([
    ['on the home page', () => '/'],
    ['on the market watch', () => '/market-watch'],
    ['on a company page', (symbol: string) => pathOf('the-exchange-company', { SecuritySymbol: symbol })],
    ['in a list', () => pathOf('the-exchange-listed-securities-equities')],
    ['on a trading page', (symbol: string) => pathOf('the-exchange-company-trading', { SecuritySymbol: symbol })],
  ] as const)('%s', async ([, address], { siteUrl, visit }) => {
    const { page } = await visit();
    await page.goto((prefix + address(await busiest(siteUrl))).replace(/\/$/, ''));
    const stayed = await neverReloaded(page);
    await expectMoving(page);
    await stayed();
    expect(await page.locator('[data-stale]').count()).toBe(0);
  });
});

byTurns('the notice under the figures', ({ prefix }) => {
  journey.for([
    ['of a document', pathOf('the-exchange-listed-securities-equities')],
    ['of an application', pathOf('the-exchange-indices')],
  ] as const)('%s says when they were last heard, as they are heard', async ([, address], { visit }) => {
    const { page } = await visit();
    await page.goto(prefix + address);
    const heardAt = () => page.locator('main [data-notice] [data-when=moving] [data-time]').innerText();
    const before = await heardAt();
    await expect.poll(heardAt, { ...MOVING, message: 'its time stands still' }).not.toBe(before);
  });
});

byTurns('what goes with the market on a company’s profile', ({ prefix }) => {
  const open = async (page: Page, siteUrl: string) =>
    page.goto(prefix + pathOf('the-exchange-company-profile', { SecuritySymbol: await busiest(siteUrl) }));

  journey(
    'the marks of the price ruler stand where its prices are',
    { timeout: 180_000 },
    async ({ siteUrl, visit }) => {
      const { page } = await visit();
      await open(page, siteUrl);
      // A price may stay the same for minutes; the time of the last trade is shown to the minute.
      const tradedAt = () => page.locator('main quote-state').first().innerText();
      const before = await tradedAt();
      await expect.poll(tradedAt, { timeout: 120_000, message: 'no trade was told' }).not.toBe(before);
      // Compares both at the same moment: the next trade changes them.
      const areSame = () =>
        page.locator('main').evaluate((main) => {
          const text = (part: string) => main.querySelector(part)!.textContent;
          return text('price-ruler [data-label=last]') === text('live-figure');
        });
      await expect.poll(areSame, MOVING).toBe(true);
      const ruler = page.getByRole('img').and(page.locator('price-ruler'));
      expect(await ruler.getAttribute('aria-labelledby')).toBe(
        await ruler.locator('.visually-hidden').getAttribute('id'),
      );
    },
  );

  journey('the hand of the session goes with the market’s time', async ({ siteUrl, visit }) => {
    const { page } = await visit();
    await open(page, siteUrl);
    const hand = () => page.locator('session-line [data-hand]').first().getAttribute('x1');
    const before = await hand();
    await expect.poll(hand, { ...MOVING, message: 'the hand stands still' }).not.toBe(before);
    expect(await page.locator('session-line [data-current]').count()).toBe(1);
  });
});

/** Runs in the page: the figures that overflow the box of their column; null until the column widths are fixed. */
function runOver(): string[] | null {
  if (!document.querySelector('table[data-fixed]')) return null;
  const figures = [...document.querySelectorAll('table[data-fixed] td[data-column] > span')];
  return figures.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map((each) => each.outerHTML);
}

byTurns('the figures of the market watch', ({ prefix }) => {
  journey('have room in their columns, whatever the width, the spacing and the columns', async ({ visit }) => {
    const { page } = await visit({ width: 1680 });
    await openHydrated(page, `${prefix}/market-watch`);
    const fits = async () => {
      await expect.poll(() => page.evaluate(runOver), SLOW).toEqual([]);
    };
    await fits();
    await page.setViewportSize({ width: 768, height: 900 });
    await fits();
    // Text spacing that a reader may set (WCAG 1.4.12).
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
      document.adoptedStyleSheets = [spaced];
    });
    await fits();
    await openHydrated(page, `${prefix}/market-watch?column=last&column=high-52`);
    await fits();
  });
});

describe('the board on the page', () => {
  journey('says what the site itself says, security by security', async ({ siteUrl, visit }) => {
    const { page } = await visit();
    await page.goto('/market-watch?board=510');
    await expectMoving(page);
    const shown = () =>
      page
        .locator('tr[data-symbol]')
        .evaluateAll((rows) =>
          rows.map((row) => [row.dataset.symbol ?? '', row.querySelector('[data-column="last"]')?.textContent ?? '']),
        );
    const differing = async () => {
      const [known, rows] = [
        new Map((await boardOf(siteUrl)).map(({ symbol, last }) => [symbol, last])),
        await shown(),
      ];
      expect(rows.length).toBeGreaterThan(40);
      return rows.filter(([symbol = '', text]) => price(known.get(symbol) ?? null) !== text);
    };
    await expect.poll(differing, MOVING).toEqual([]);
  });
});

describe('a page that is left and returned to', () => {
  journey('lets its connection go, stands still, and goes on where it stood', async ({ siteUrl, visit }) => {
    const { page } = await visit();
    const opened: string[] = [];
    page.on('request', (request) => void (isStream(request) && opened.push(request.url())));
    await page.goto(pathOf('the-exchange-company', { SecuritySymbol: await busiest(siteUrl) }));
    await expectMoving(page);
    const ended = page.waitForEvent('requestfailed', isStream);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await ended;
    const before = opened.length;
    const standing = await figuresOn(page);
    // Only the stream updates the figures: the mark of a page without data appears while they do not change.
    await page.locator('[data-stale]').waitFor();
    expect(await figuresOn(page)).toBe(standing);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectMoving(page);
    expect(opened.length).toBeGreaterThan(before);
    expect(new URL(opened[before]!).searchParams.get('from')).toMatch(/^[\w-]+:\d+$/);
    await expect.poll(() => page.locator('[data-stale]').count(), MOVING).toBe(0);
  });

  journey('comes back from the browser’s own cache alive', async ({ siteUrl }) => {
    const browser = await launchBrowser({ backCache: true });
    try {
      const { page, takeConsole } = await openVisit(browser, siteUrl);
      await page.goto('/en/market-watch');
      await expectMoving(page);
      await neverReloaded(page);
      await page.goto('/en');
      // A page from the back/forward cache is not loaded: there is no load event, and its earlier state is there.
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(() => 'stayed' in window);
      await expectMoving(page);
      expect(takeConsole()).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
