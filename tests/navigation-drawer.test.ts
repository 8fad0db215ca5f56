import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { openHydrated, WIDTHS } from './support/browser.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { arrived, BONDS, drawer, LIST, menuButton, name, openPanels, SLOW } from './support/menus.ts';
import { said } from './support/words.ts';

const ASSETS = new URL('../build/client/assets/', import.meta.url);

inBothLanguages('the drawer on a phone', ({ locale, prefix }) => {
  journey('opens with the search first, holds the focus, and gives it back', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone });
    await openHydrated(page, prefix + LIST);
    await menuButton(page).click();
    await drawer(page).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('popovertargetaction')))
      .toBe('hide');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#menu') !== null)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('popovertargetaction'))).toBe('hide');
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer(page).count(), SLOW).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('popovertarget'))).toBe('menu');
  });

  journey('holds all menus, nested, in rows that a finger meets, over a page that stands still', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone });
    await openHydrated(page, prefix + LIST);
    await menuButton(page).click();
    await name(page, locale, 'menu.exchange').click();
    expect(await openPanels(page)).toBe(1);
    const heights = await page
      .locator('#menu :is(a, summary, button):visible')
      .evaluateAll((all) => all.map((stop) => stop.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  journey('closes when one of its links is followed, and when a search is sent', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone });
    await openHydrated(page, prefix + BONDS);
    await menuButton(page).click();
    await name(page, locale, 'menu.exchange').click();
    await page.locator(`#menu a[href="${prefix}${LIST}"]`).click();
    await arrived(page, locale);
    expect(await drawer(page).count()).toBe(0);
    await menuButton(page).click();
    await drawer(page).locator('input[name="q"]').fill('DSX');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=DSX');
    await expect.poll(() => drawer(page).count(), SLOW).toBe(0);
  });

  journey('opens without script', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone, javaScript: false });
    await page.goto(prefix + LIST);
    await menuButton(page).click();
    await name(page, locale, 'menu.exchange').click();
    await page.locator(`#menu a[href="${prefix}/market-watch"]`).first().click();
    await page.waitForURL(`**${prefix}/market-watch`);
    await menuButton(page).click();
    expect(await drawer(page).count()).toBe(1);
  });

  journey('is the menu of the full screen, at any width', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, `${prefix}/market-watch`);
    await menuButton(page).click();
    await name(page, locale, 'menu.exchange').click();
    await page.locator(`#menu a[href="${prefix}${LIST}"]`).click();
    await arrived(page, locale);
    await expect.poll(() => page.locator('#menu').isVisible(), SLOW).toBe(true);
  });
});

describe('the menus’ words', () => {
  journey('travel as HTML and never as script', () => {
    const sent = readdirSync(ASSETS).filter((file) => /\.(js|json)$/.test(file));
    expect(sent.length).toBeGreaterThan(5);
    for (const locale of ['en', 'ar'] as const) {
      const words = said(locale, 'menu.page.memberServices');
      expect(sent.filter((file) => readFileSync(new URL(file, ASSETS), 'utf8').includes(words))).toEqual([]);
    }
  });
});
