import type { Locator, Page } from '@playwright/test';
import { expect } from 'vitest';
import { accessibilityFaults } from './support/accessibility.ts';
import { openUnhydrated, openHydrated, interact, WIDTHS } from './support/browser.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const COMPANY = '/the-exchange/market-information/company/DSX';
const PROFILE = `${COMPANY}/profile`;
const EQUITIES = '/the-exchange/market-information/listed-securities/equities';
const WORDS = /\/assets\/glossary-(en|ar)-[^/]+\.json/;

const label = (page: Page, id: string): Locator => page.locator(`a[data-term="${id}"]`).first();
const line = (page: Page): Locator => page.locator('[aria-live][data-open]:visible');

/** A busy machine scrolls and loads slowly; no assertion here depends on time. */
const PATIENCE = { timeout: 20_000 };

const topOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top);

inBothLanguages('a label', ({ locale, prefix }) => {
  const company = prefix + COMPANY;

  journey('leads to its entry of the glossary where there is no script', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(company);
    await label(page, 'vwap').click();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${prefix}/glossary#vwap`);
    expect(await page.locator('#vwap:target').innerText()).toContain(said(locale, 'market.vwap'));
  });

  journey('is explained under the figures, with their working, while the pointer rests on it', async ({ visit }) => {
    const { page } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHydrated(page, company);
    expect(asked.filter((url) => WORDS.test(url))).toEqual([]);
    await label(page, 'vwap').hover();
    await line(page).waitFor();
    expect(await line(page).innerText()).toContain(said(locale, 'market.vwap'));
    expect(await line(page).innerText()).toMatch(/[\d,]+ ÷ [\d,]+ = [\d.]+/);
    expect(asked.filter((url) => WORDS.test(url))).toHaveLength(1);
    await page.mouse.move(0, 0);
    await line(page).waitFor({ state: 'detached' });
  });

  journey('stays explained under its own group on a phone until it is tapped again', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone, context: { hasTouch: true } });
    await openHydrated(page, company);
    const group = page.locator('[data-term-group="today"]');
    await label(page, 'vwap').tap();
    await group.locator('[data-open]').waitFor();
    expect(await line(page).count()).toBe(1);
    expect(await label(page, 'vwap').getAttribute('aria-expanded')).toBe('true');
    await label(page, 'high').tap();
    await group.getByText(said(locale, 'market.high'), { exact: true }).nth(1).waitFor();
    await label(page, 'high').tap();
    await line(page).waitFor({ state: 'detached' });
  });

  journey.for(['Enter', 'Space'])('opens with %s, closes with Escape and keeps the focus', async (key, { visit }) => {
    const { page } = await visit();
    await openHydrated(page, company);
    const spread = label(page, 'spread');
    await spread.focus();
    await page.keyboard.press(key);
    await line(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(company);
    expect(await spread.getAttribute('aria-expanded')).toBe('true');
    expect(await spread.getAttribute('aria-controls')).toBe(await line(page).getAttribute('id'));
    expect(await accessibilityFaults(page, 'section[aria-labelledby="book-title"]')).toEqual([]);
    await line(page).getByRole('link').focus();
    await page.keyboard.press('Escape');
    await line(page).waitFor({ state: 'detached' });
    expect(await spread.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  journey('on a page that is no application is explained with its working too', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + PROFILE);
    await page.locator('[data-term="price-limits"]').first().hover();
    await line(page).waitFor();
    expect(await line(page).innerText()).toMatch(/[\d.]+ × \d+% → [\d.]+ · [\d.]+ × \d+% → [\d.]+/);
    await label(page, 'isin').click();
    await expect.poll(() => label(page, 'isin').getAttribute('aria-expanded'), PATIENCE).toBe('true');
    expect(await label(page, 'isin').getAttribute('role')).toBe('button');
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });

  journey('is explained by the first tap, before anything else of the page was touched', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone, context: { hasTouch: true } });
    await openUnhydrated(page, prefix + PROFILE);
    await label(page, 'isin').tap();
    await line(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(prefix + PROFILE);
  });

  journey('leads to the glossary where what explains it cannot be had', async ({ visit }) => {
    const { page, takeConsole } = await visit();
    await page.route(/\/assets\/explain-terms-/, (route) => route.abort());
    // A page reloads once because of a missing part; here this has already happened.
    await page.addInitScript(() => sessionStorage.setItem('page-part-reload-at', String(Date.now())));
    await openHydrated(page, prefix + PROFILE);
    await label(page, 'isin').click();
    await page.waitForURL(/\/glossary#isin$/);
    expect(takeConsole().every((heard) => heard.includes('ERR_FAILED'))).toBe(true);
  });

  journey('says that its words could not be fetched, and tries again when asked again', async ({ visit }) => {
    const { page, takeConsole } = await visit();
    await openHydrated(page, company);
    await page.route(WORDS, (route) => route.abort());
    await label(page, 'low').click();
    await line(page).getByText(said(locale, 'common.fetchFailed')).waitFor();
    await page.unroute(WORDS);
    await label(page, 'low').click();
    await label(page, 'low').click();
    await line(page).getByText(said(locale, 'market.low'), { exact: true }).waitFor();
    expect(takeConsole().every((heard) => heard.includes('ERR_FAILED'))).toBe(true);
  });

  journey(
    'that sorts a table goes on sorting, and is explained under the heads by pointer and by ?',
    async ({ visit }) => {
      const { page } = await visit();
      await openHydrated(page, prefix + EQUITIES);
      const head = page.locator('th[data-term="volume"]');
      await head.getByRole('link').click();
      await page.waitForURL(/sort=volume/);
      await interact(page);
      await head.getByRole('link').focus();
      await page.keyboard.press('?');
      await page.locator('thead [data-open]').waitFor();
      expect(await page.locator('thead [data-open]').innerText()).toContain(said(locale, 'market.volume'));
      await page.keyboard.press('Escape');
      await page.locator('th[data-term="bid"]').hover();
      await page.locator('thead [data-open]').getByText(said(locale, 'market.bid'), { exact: true }).waitFor();
    },
  );
});

inBothLanguages('the glossary', ({ locale, prefix }) => {
  const glossary = `${prefix}/glossary`;
  const status = (page: Page) => page.locator('main [role="status"]');
  const entries = (page: Page) => page.locator('dl > [id]');

  journey('is filtered by area and words without script, and gives the way back', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(glossary);
    const all = await entries(page).count();
    await page.locator('main select').selectOption('settlement');
    await page.locator('main form button').click();
    expect(new URL(page.url()).searchParams.get('area')).toBe('settlement');
    const some = await entries(page).count();
    expect(some).toBeGreaterThan(3);
    expect(some).toBeLessThan(all);
    expect(await status(page).innerText()).toContain(String(all));
    await page.locator('main form').getByText(said(locale, 'common.clear')).click();
    await expect.poll(() => entries(page).count(), PATIENCE).toBe(all);
  });

  journey('is searched in both languages, whatever the Arabic spelling', async ({ visit }) => {
    const { page } = await visit();
    for (const words of ['Previous close', 'الاغلاق السابق']) {
      await page.goto(`${glossary}?q=${encodeURIComponent(words)}`);
      expect(await entries(page).first().getAttribute('id')).toBeTruthy();
      expect(await page.locator('#previous-close').count()).toBe(1);
      expect(await entries(page).count()).toBeLessThan(12);
    }
  });

  journey('says what it has not got', async ({ visit }) => {
    const { page } = await visit();
    await page.goto(`${glossary}?area=nowhere&q=zzzz`);
    await page.getByText('nowhere').filter({ visible: true }).waitFor();
    await page.getByText(said(locale, 'glossary.nothingAdvice')).waitFor();
  });

  journey('brings an anchor and a letter into sight below the header', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone, context: { reducedMotion: 'reduce' } });
    await page.goto(`${glossary}#vwap`);
    await expect.poll(() => topOf(page.locator('#vwap')), PATIENCE).toBeLessThan(300);
    const last = page
      .getByRole('navigation', { name: said(locale, 'glossary.letters') })
      .getByRole('link')
      .last();
    const letter = (await last.innerText()).trim();
    await last.click();
    const heading = page.getByRole('heading', { level: 2, name: letter, exact: true });
    await expect.poll(() => topOf(heading), PATIENCE).toBeLessThan(880);
    expect(new URL(page.url()).hash).toMatch(/^#letter-\d+$/);
  });

  journey('leads from a term to those that belong beside it', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, `${glossary}?q=VWAP`);
    await page.locator('#vwap').getByText(said(locale, 'market.volume'), { exact: true }).click();
    await page.waitForURL(/\/glossary#volume$/);
    await page.locator('#volume').waitFor();
  });
});
