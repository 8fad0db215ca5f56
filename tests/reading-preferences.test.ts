import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { pathOf } from '#app/page-path.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { openHydrated } from './support/browser.ts';
import { overflowFaults } from './support/overflow.ts';
import { byTurns, inBothLanguages, journey } from './support/journey.ts';
import { BONDS, LIST, menuButton, name, SLOW } from './support/menus.ts';
import { said } from './support/words.ts';

byTurns('reading preferences', ({ locale, prefix }) => {
  const choose = async (page: Page, id: string) => {
    await page.locator('button[popovertarget="preferences"]:visible').first().click();
    await page.locator('#preferences').getByLabel(said(locale, id), { exact: true }).check();
    await page.keyboard.press('Escape');
  };
  const shown = (page: Page): Promise<Partial<Record<'theme' | 'density' | 'palette', string>>> =>
    page.evaluate(() => ({ ...document.documentElement.dataset }));

  /** The current colour of the browser's own bars. */
  const bars = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );

  journey('are kept on the device, and stand before the page’s script has come', async ({ visit }) => {
    const { page, takeConsole } = await visit();
    await openHydrated(page, prefix + LIST);
    await choose(page, 'preferences.theme.dark');
    await choose(page, 'preferences.density.dense');
    await choose(page, 'preferences.palette.colour-blind');
    const chosen = { theme: 'dark', density: 'dense', palette: 'colour-blind' };
    expect(await shown(page)).toMatchObject(chosen);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(prefix + BONDS);
    expect(await shown(page)).toMatchObject(chosen);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    expect(await bars(page)).toEqual(['#0e1520']);
    expect(takeConsole().every((line) => line.includes('net::ERR_FAILED'))).toBe(true);

    await page.unroute(/\.js$/);
    await openHydrated(page, prefix + BONDS);
    await page.locator('button[popovertarget="preferences"]:visible').first().click();
    const checked = await page
      .locator('#preferences input:checked')
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
    expect(checked).toEqual(['dark', 'dense', 'colour-blind']);
    await page.locator('#preferences').getByLabel(said(locale, 'preferences.theme.system'), { exact: true }).check();
    expect(await shown(page)).not.toHaveProperty('theme');
    expect(await bars(page)).toEqual(['#ffffff']);
  });

  journey('set the rows of every table, and the market watch’s own switch is the same one', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + BONDS);
    const rowHeight = () =>
      page
        .locator('tbody tr')
        .first()
        .evaluate((row) => row.getBoundingClientRect().height);
    const usual = await rowHeight();
    await choose(page, 'preferences.density.comfortable');
    expect(await rowHeight()).toBeGreaterThan(usual);
    await openHydrated(page, `${prefix}/market-watch`);
    const pressed = page
      .locator('main button[aria-pressed="true"]')
      .and(page.getByLabel(said(locale, 'preferences.density.comfortable')));
    await expect.poll(() => pressed.count(), SLOW).toBe(1);
    await page.getByLabel(said(locale, 'preferences.density.dense')).and(page.locator('main button')).click();
    expect((await shown(page)).density).toBe('dense');
    await openHydrated(page, prefix + BONDS);
    expect(await rowHeight()).toBeLessThan(usual);
  });

  journey('are reached and left by the keyboard, and are not offered without script', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + LIST);
    await page.locator('button[popovertarget="preferences"]:visible').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('theme');
    await page.keyboard.press('ArrowDown');
    expect((await shown(page)).theme).toBe('light');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('popovertarget'))).toBe('preferences');

    const bare = await visit({ javaScript: false });
    await bare.page.goto(prefix + LIST);
    expect(await bare.page.locator('button[popovertarget="preferences"]:visible').count()).toBe(0);
  });
});

byTurns('header and footer', ({ locale, prefix }) => {
  journey('switch the language of the page at hand', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, `${prefix}${BONDS}?sort=last`);
    await page.locator('[data-language-switch]:visible').first().click();
    await page.waitForURL(locale === 'en' ? `**/ar${BONDS}?sort=last` : (url) => url.pathname === BONDS);
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'en' ? 'rtl' : 'ltr');
    expect(await page.locator('nav ol [aria-current="page"]').count()).toBe(1);
  });

  journey('name the way to the page by the menus', async ({ visit }) => {
    const { page } = await visit();
    await page.goto(prefix + BONDS);
    const crumbs = page.getByRole('navigation', { name: said(locale, 'common.breadcrumbs') });
    expect(await crumbs.locator('li').allInnerTexts()).toEqual(
      ['menu.home', 'menu.exchange', 'menu.section.information', 'menu.listedSecurities', 'menu.bonds'].map((id) =>
        said(locale, id),
      ),
    );
    expect(await crumbs.locator('[aria-current="page"]').innerText()).toBe(said(locale, 'menu.bonds'));
  });

  journey('hold the exchange’s contact, its related companies and the current year', async ({ visit, siteUrl }) => {
    const { page } = await visit();
    await page.goto(prefix + LIST);
    const footer = page.locator('footer');
    const words = await footer.innerText();
    expect(words).toContain(exchange.contact.email);
    for (const { name: company } of exchange.related) expect(words).toContain(company[locale]);
    const { at } = (await (await fetch(`${siteUrl}/status.json`)).json()) as { at: string };
    expect(words).toContain(at.slice(0, 4));
  });

  /** A page of each layout with menus; the full-screen layout has them in the drawer at any width. */
  const LAYOUTS = [BONDS, pathOf('investing-how-to-trade'), '/market-watch'];

  journey.for(LAYOUTS.flatMap((path) => [320, 768, 1280].map((width) => [path, width] as const)))(
    'have no fault that a machine can find, menus open, on %s at %i px',
    async ([path, width], { visit }) => {
      const { page } = await visit({ width, dark: (width === 768) === (locale === 'en') });
      await openHydrated(page, prefix + path);
      if (await menuButton(page).isVisible()) await menuButton(page).click();
      await name(page, locale, 'menu.exchange').click();
      // Elements that fade in are measured afterwards.
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter(({ timeline }) => timeline === document.timeline)
            .map(({ finished }) => finished),
        ),
      );
      expect(await accessibilityFaults(page, 'header', 'footer')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('button[popovertarget="preferences"]:visible').first().click();
      expect(await accessibilityFaults(page, 'header', 'footer')).toEqual([]);
      expect(await overflowFaults(page)).toEqual([]);
    },
  );
});

/**
 * The selected option in each group of the page's content, and whether an outline or a border distinguishes it from its
 * neighbours. Runs in the page.
 */
function chosenMarks(): { text: string; isMarked: boolean }[] {
  const linesOf = (element: Element) => {
    const { outlineStyle, outlineColor, borderBlockEndColor } = getComputedStyle(element);
    return [outlineStyle === 'none' ? 'none' : outlineColor, borderBlockEndColor].join();
  };
  const chosen = ':is(a, button)[aria-current]:not([aria-current="false"]), button[aria-pressed="true"]';
  return [...document.querySelectorAll<HTMLElement>(`main :is(${chosen})`)].flatMap((element) => {
    const alike = element.closest('ul, ol, nav, fieldset, div')?.querySelectorAll(`.${element.classList[0]}`) ?? [];
    const other = [...alike].find((each) => each !== element && !each.matches(chosen));
    return other ? [{ text: element.innerText, isMarked: linesOf(element) !== linesOf(other) }] : [];
  });
}

inBothLanguages('where the reader’s own few colours are used', ({ prefix, dir }) => {
  journey('what is chosen is marked by a line, and a direction by its shape', async ({ visit }) => {
    const { page } = await visit({ context: { forcedColors: 'active' } });
    const company = pathOf('the-exchange-company', { SecuritySymbol: 'DSX' });
    for (const path of ['', company, '/market-watch', '/market-watch?view=heat-map']) {
      await openHydrated(page, prefix + path);
      const marks = await page.evaluate(chosenMarks);
      expect(marks.length, path).toBeGreaterThan(0);
      expect(
        marks.filter(({ isMarked }) => !isMarked),
        path,
      ).toEqual([]);
    }
    await openHydrated(page, `${prefix}/market-watch`);
    // The shape comes before the figure: in Arabic, where the cell reads left to right, that is to its right.
    const shape = await page
      .locator(':is(tr[data-direction="up"], tr[data-direction="down"]) [data-column="change-percent"] > span')
      .first()
      .evaluate((figure, of) => getComputedStyle(figure, of).backgroundColor, dir === 'rtl' ? '::after' : '::before');
    expect(shape).toBe(await page.evaluate(() => getComputedStyle(document.body).color));
    await expect
      .poll(() =>
        page
          .locator('tr[aria-current]')
          .first()
          .evaluate((row) => getComputedStyle(row).outlineStyle),
      )
      .toBe('solid');
  });
});
