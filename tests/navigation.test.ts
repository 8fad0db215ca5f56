import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { pathOf } from '#app/page-path.ts';
import { openUnhydrated, openHydrated, WIDTHS } from './support/browser.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import {
  arrived,
  BONDS,
  drawer,
  focused,
  isOpen,
  LIST,
  menuButton,
  moveTo,
  name,
  openPanels,
  SLOW,
} from './support/menus.ts';
import { said } from './support/words.ts';

const ASSETS = new URL('../build/client/assets/', import.meta.url);

inBothLanguages('the menus on a wide screen', ({ locale, prefix, dir }) => {
  const [onward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

  journey('open by a click, one at a time, and close by another one or elsewhere', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + LIST);
    const [first, second] = [name(page, locale, 'menu.exchange'), name(page, locale, 'menu.members')];
    await first.click();
    expect(await isOpen(first)).toBe(true);
    await page.mouse.move(600, 700);
    await second.click();
    expect(await isOpen(second)).toBe(true);
    expect(await openPanels(page)).toBe(1);
    await second.click();
    expect(await openPanels(page)).toBe(0);
    await first.click();
    await page.mouse.click(600, 850);
    await expect.poll(() => openPanels(page), SLOW).toBe(0);
  });

  journey('open under a pointer that rests, and stay on the way down across a neighbour', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + LIST);
    const [first, second] = [name(page, locale, 'menu.exchange'), name(page, locale, 'menu.members')];
    await moveTo(page, second);
    await expect.poll(() => isOpen(second), SLOW).toBe(true);
    await moveTo(page, first);
    await expect.poll(() => isOpen(first), SLOW).toBe(true);
    // Down to the end of the panel: the direct path leads over the other names.
    const box = (await second.boundingBox())!;
    await page.mouse.move(box.x, box.y + box.height - 4, { steps: 12 });
    await moveTo(page, page.locator('details[open] ul a').last(), 12);
    expect(await isOpen(first)).toBe(true);
    await page.mouse.move(600, 860, { steps: 4 });
    await expect.poll(() => openPanels(page), SLOW).toBe(0);
  });

  journey('open under a pointer that rests there before anything else was touched', async ({ visit }) => {
    const { page } = await visit();
    await openUnhydrated(page, prefix + LIST);
    const first = name(page, locale, 'menu.exchange');
    await moveTo(page, first, 12);
    await expect.poll(() => isOpen(first), SLOW).toBe(true);
  });

  journey('keep a panel that was hovered open when it is clicked', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + LIST);
    const first = name(page, locale, 'menu.exchange');
    await moveTo(page, first);
    await expect.poll(() => isOpen(first), SLOW).toBe(true);
    await first.click();
    expect(await isOpen(first)).toBe(true);
    await first.click();
    expect(await isOpen(first)).toBe(false);
  });

  journey('open by the keyboard; Escape closes and gives the focus back', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + LIST);
    const first = name(page, locale, 'menu.exchange');
    await first.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect.poll(() => isOpen(first), SLOW).toBe(true);
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(said(locale, 'menu.page.marketAnnouncements'));
      await page.keyboard.press('Escape');
      expect(await openPanels(page)).toBe(0);
      expect(await focused(page)).toBe(said(locale, 'menu.exchange'));
    }
  });

  journey('are walked with the arrow keys, along the reading direction', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + LIST);
    await name(page, locale, 'menu.exchange').focus();
    await page.keyboard.press(back);
    expect(await focused(page)).toBe(said(locale, 'menu.marketWatch'));
    await page.keyboard.press(onward);
    expect(await focused(page)).toBe(said(locale, 'menu.exchange'));
    await page.keyboard.press('ArrowDown');
    expect(await isOpen(name(page, locale, 'menu.exchange'))).toBe(true);
    const links = page.locator('details[open] ul a');
    expect(await focused(page)).toBe((await links.first().innerText()).trim());
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe((await links.nth(1).innerText()).trim());
    await page.keyboard.press('End');
    expect(await focused(page)).toBe((await links.last().innerText()).trim());
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe(said(locale, 'menu.exchange'));
    await page.keyboard.press(onward);
    expect(await isOpen(name(page, locale, 'menu.exchange'))).toBe(false);
    expect(await openPanels(page)).toBe(1);
  });

  journey('let the Tab key leave, and close behind it', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + LIST);
    await name(page, locale, 'menu.exchange').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    expect(await openPanels(page)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });

  journey('open without script', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    await name(page, locale, 'menu.exchange').click();
    await page
      .locator('details[open] a')
      .filter({ hasText: said(locale, 'menu.listedSecurities') })
      .click();
    await page.waitForURL(`**${prefix}${LIST}`);
  });

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
