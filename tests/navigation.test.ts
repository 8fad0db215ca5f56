import { expect } from 'vitest';
import { openUnhydrated, openHydrated } from './support/browser.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { focused, isOpen, LIST, moveTo, name, openPanels, SLOW } from './support/menus.ts';
import { said } from './support/words.ts';

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
});
