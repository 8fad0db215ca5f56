import { expect } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { pathOf } from '#app/page-path.ts';
import { openHydrated } from './support/browser.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { arrived, BONDS, LIST, name, openPanels, SLOW } from './support/menus.ts';
import { said } from './support/words.ts';

inBothLanguages('the menus on a wide screen', ({ locale, prefix }) => {
  journey('mark one entry of a page that two menus lead to', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    for (const path of [pathOf('investing-ipo-subscriptions'), pathOf('the-exchange-market-rules')]) {
      await page.goto(prefix + path);
      expect(await page.locator(`#menu a[href="${prefix}${path}"]`).count()).toBe(2);
      expect(await page.locator('#menu [aria-current="page"]').count()).toBe(1);
      expect(await page.locator('summary[data-current]').count()).toBe(1);
    }
  });

  journey('mark the page that is shown, and go along with it from layout to layout', async ({ visit }) => {
    const { page } = await visit();
    const marks = () =>
      page
        .locator('#menu li > a[aria-current]')
        .evaluateAll((all) =>
          all.map((link) => `${link.getAttribute('aria-current')} ${(link as HTMLAnchorElement).pathname}`),
        );
    const marked = (...paths: [string, string][]) => paths.map(([mark, path]) => `${mark} ${prefix}${path}`);
    await openHydrated(page, prefix + BONDS);
    expect(await marks()).toEqual(marked(['true', LIST]));
    expect(await page.locator('summary[data-current]').innerText()).toBe(said(locale, 'menu.exchange'));

    await name(page, locale, 'menu.exchange').click();
    await page.locator(`#menu a[href="${prefix}${LIST}"]`).click();
    await arrived(page, locale);
    await expect.poll(marks, SLOW).toEqual(marked(['page', LIST]));
    expect(await openPanels(page)).toBe(0);

    await page.locator('#menu [data-menus] > li > a').click();
    await page.waitForURL(`**${prefix}/market-watch`);
    await expect.poll(marks, SLOW).toEqual(marked(['page', '/market-watch']));
    await page.goBack();
    await page
      .locator('main h1')
      .filter({ hasText: said(locale, 'menu.listedSecurities') })
      .waitFor();
    await expect.poll(marks, SLOW).toEqual(marked(['page', LIST]));
    await name(page, locale, 'menu.members').click();
    expect(await openPanels(page)).toBe(1);
  });

  journey('mark what leads out of the site, and open it beside the page', async ({ visit }) => {
    const { page } = await visit();
    await page.goto(prefix + LIST);
    const outside = page.locator(`#menu a[href="${exchange.links.feesList}"]`);
    expect(await outside.count()).toBeGreaterThan(0);
    for (const link of await page.locator('header a[target], footer a[target]').all()) {
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toBe('noopener');
      expect(await link.textContent()).toContain(said(locale, 'menu.external'));
      expect(await link.locator('svg').count()).toBe(1);
    }
  });

  journey('say what the board does now, and count it again when the page has been open for long', async ({ visit }) => {
    const { page } = await visit();
    await page.clock.install();
    await openHydrated(page, prefix + LIST);
    await name(page, locale, 'menu.exchange').click();
    const board = page.locator('#menu aside');
    await board.waitFor();
    expect(await board.innerText()).toMatch(/\d\d:\d\d/);
    expect(await board.locator('dt').allInnerTexts()).toContain(said(locale, 'menu.board.holiday'));
    await page.keyboard.press('Escape');
    const asked = page.waitForResponse((answer) => answer.url().endsWith(`${prefix}/market-now`));
    await page.clock.fastForward('01:01');
    await name(page, locale, 'menu.exchange').click();
    expect(await (await asked).json()).toMatchObject({
      state: 'open',
      facts: { disclosures: expect.stringMatching(/^\d+$/) },
    });
  });

  journey('keep clear of what the keyboard reaches, at any place of the page', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + LIST);
    await page.evaluate(() => window.scrollTo({ top: 4_000, behavior: 'instant' }));
    const link = page.locator('footer a').first();
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    const [top, header] = await page.evaluate(() => [
      document.activeElement!.getBoundingClientRect().top,
      document.querySelector('header')!.getBoundingClientRect().bottom,
    ]);
    expect(top).toBeGreaterThanOrEqual(header!);
  });
});
