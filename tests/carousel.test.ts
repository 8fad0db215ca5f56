import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { WIDTHS, openHydrated } from './support/browser.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const ITEMS = '[data-carousel] > li';
const pauseOf = (page: Page, locale: 'en' | 'ar', id: 'pause' | 'play') =>
  page.locator('section', { has: page.locator('[data-carousel]') }).getByRole('button', {
    name: said(locale, `home.ticker.${id}`),
  });

/** Index of the item at the beginning of the row; a half between two items. */
function place(page: Page): Promise<number> {
  return page.locator('[data-carousel]').evaluate((row) => {
    const [first, second] = [...row.children].map((item) => item.getBoundingClientRect().left);
    return Math.round((2 * Math.abs(row.scrollLeft)) / Math.abs(second! - first!)) / 2;
  });
}

byTurns('the latest press releases', ({ locale, prefix }) => {
  journey.for([
    ['one', WIDTHS.phone, 1],
    ['three', WIDTHS.desktop, 3],
  ] as const)(
    'are in sight, %s of them, and move on every 3000 ms, within 500 ms',
    async ([, width, seen], { visit }) => {
      const { page } = await visit({ width });
      await page.clock.install();
      await openHydrated(page, prefix);
      await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      const [row, item] = await page
        .locator('[data-carousel]')
        .evaluate((row) => [row.clientWidth, row.firstElementChild!.clientWidth]);
      expect(Math.round(row! / item!)).toBeGreaterThanOrEqual(seen);
      expect(row! / item!).toBeLessThan(seen + 1);
      await pauseOf(page, locale, 'pause').waitFor();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const before = await place(page);
      await page.clock.runFor(3_600);
      expect(await place(page)).not.toBe(before);
      const count = await page.locator(ITEMS).count();
      await page.clock.runFor(3_500 * 2 * count);
      const places = new Set<number>();
      for (let i = 0; i < count; i += 1) {
        await page.clock.runFor(3_000);
        places.add(await place(page));
      }
      expect(places.has(0), 'it begins again after the last').toBe(true);
      expect(places.size).toBe(count - seen + 1);
    },
  );

  journey('stand still while their reader has paused them, points at them or is in them', async ({ visit }) => {
    const { page } = await visit();
    await page.clock.install();
    await openHydrated(page, prefix);
    await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
    await pauseOf(page, locale, 'pause').click();
    await pauseOf(page, locale, 'play').waitFor();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const staysFor = async (ms: number) => {
      const before = await place(page);
      await page.clock.runFor(ms);
      expect(await place(page)).toBe(before);
    };
    await staysFor(10_000);
    await pauseOf(page, locale, 'play').click();
    await page.locator('[data-carousel]').hover();
    await page.clock.runFor(1_000);
    await staysFor(10_000);
    await page.mouse.move(0, 0);
    await page.locator(`${ITEMS} a`).first().focus();
    await staysFor(10_000);
    await page.locator(`${ITEMS} a`).first().blur();
    const before = await place(page);
    await page.clock.runFor(3_600);
    expect(await place(page)).not.toBe(before);
  });

  journey('do not move by themselves where motion is not wanted, or without script', async ({ visit }) => {
    for (const context of [{ reducedMotion: 'reduce' as const }, { javaScriptEnabled: false }]) {
      const { page } = await visit({ context });
      await page.goto(prefix);
      await page.locator(ITEMS).first().waitFor();
      expect(await page.locator(ITEMS).count()).toBeGreaterThan(3);
      expect(await page.locator('[data-carousel] ~ * button').count()).toBe(0);
      await page.waitForTimeout(3_600);
      expect(await page.locator('[data-carousel]').evaluate((row) => row.scrollLeft)).toBe(0);
    }
  });
});
