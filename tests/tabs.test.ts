import type { Locator, Page } from '@playwright/test';
import { expect } from 'vitest';
import { openUnhydrated, openHydrated } from './support/browser.ts';
import { byTurns, journey } from './support/journey.ts';
import { SLOW } from './support/menus.ts';
import { said } from './support/words.ts';

byTurns('tabs, by the keyboard', ({ locale, prefix }) => {
  const tabsOf = (page: Page, id: string) =>
    page.getByRole('navigation', { name: said(locale, id), exact: true }).getByRole('link');
  /** Index of the tab marked as current. */
  const current = (tabs: Locator) =>
    tabs.evaluateAll((all) => all.findIndex((tab) => tab.getAttribute('aria-current') === 'true'));
  const isFocused = (tab: Locator) => tab.evaluate((element) => element === document.activeElement);

  journey.for([
    ['home.filings.title', '#filings'],
    ['home.notices.title', '#notices'],
    ['home.movers.views', '#movers'],
  ] as const)(
    'of %s are reached one after the other, chosen by Enter and left where they stand',
    async ([id, section], { visit }) => {
      const { page } = await visit();
      await openHydrated(page, prefix);
      const tabs = tabsOf(page, id);
      const before = await page.locator(section).innerText();
      await tabs.first().focus();
      await page.keyboard.press('Tab');
      expect(await isFocused(tabs.nth(1))).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => current(tabs), SLOW).toBe(1);
      await expect.poll(() => page.locator(section).innerText(), SLOW).not.toBe(before);
      expect(await isFocused(tabs.nth(1))).toBe(true);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => current(tabs), SLOW).toBe(0);
      expect(await isFocused(tabs.first())).toBe(true);
    },
  );

  journey('of the indices change what is shown and keep the focus', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix);
    const tabs = tabsOf(page, 'market.indices');
    await tabs.first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**?index=*');
    await expect.poll(() => current(tabs), SLOW).toBe(1);
    expect(await isFocused(tabs.nth(1))).toBe(true);
  });

  journey('choose with the first key that is pressed on the page, too', async ({ visit }) => {
    const { page } = await visit();
    await openUnhydrated(page, prefix);
    const tabs = tabsOf(page, 'home.filings.title');
    await tabs.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => current(tabs), SLOW).toBe(1);
  });
});
