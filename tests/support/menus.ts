import type { Locator, Page } from '@playwright/test';
import { pathOf } from '#app/page-path.ts';
import type { Locale } from '#domain/locale.ts';
import { said } from './words.ts';

export const LIST = pathOf('the-exchange-listed-securities');
export const BONDS = pathOf('the-exchange-listed-securities-bonds');

/** Generous, for a busy machine: nothing measured here depends on time. */
export const SLOW = { timeout: 20_000, interval: 100 };

export const menus = (page: Page) => page.locator('#menu details');
export const name = (page: Page, locale: Locale, id: string) =>
  page.locator('#menu summary').filter({ hasText: new RegExp(`^${said(locale, id)}$`) });
export const openPanels = (page: Page) =>
  menus(page).evaluateAll((all) => all.filter((menu) => menu.hasAttribute('open')).length);
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
export const isOpen = (menu: Locator) => menu.evaluate((summary) => summary.parentElement!.hasAttribute('open'));
export const drawer = (page: Page) => page.locator('#menu:popover-open');
export const menuButton = (page: Page) => page.locator('button[popovertarget="menu"]:not([popovertargetaction])');

/** Waits until the list of securities is shown, loaded without a new document. */
export const arrived = (page: Page, locale: Locale) =>
  page.locator('main h1').getByText(said(locale, 'menu.listedSecurities'), { exact: true }).waitFor();

/** Moves the mouse like a hand: in many small steps without a pause. */
export async function moveTo(page: Page, place: Locator, steps = 1): Promise<void> {
  const box = (await place.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps });
}
