import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { accessibilityFaults, accessibilityFaultsButColours } from './support/accessibility.ts';
import { BUILT_PAGES, inForm } from './support/built-pages.ts';
import { openAwake } from './support/browser.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { languagesOfDay } from './support/looks.ts';
import { LIST, menuButton, menus } from './support/menus.ts';
import { overflowFaults } from './support/overflow.ts';
import { tellingWidths } from './support/widths.ts';

const WIDEST_LOOKED_AT = 1280;
const LOOKED_AT = [320, 768, WIDEST_LOOKED_AT];
const HEIGHT = 900;

inBothLanguages('every built page', ({ locale, prefix }) => {
  /** Over both languages each width is seen in both lights, and each page in both lights in each language. */
  const lightAt = (width: number) => ((width === 768) === (locale === 'en') ? 'dark' : 'light');

  journey.for(BUILT_PAGES.filter((_, place) => languagesOfDay(place).includes(locale)))(
    '$path holds its width from 320 to 1680 px, without a fault that a machine can find at three of them',
    { timeout: 240_000, concurrent: true },
    async ({ path, layout }, { visit, siteUrl }) => {
      // What fades in as it is reached stands there at once.
      const { page } = await visit({ width: LOOKED_AT[0]!, context: { reducedMotion: 'reduce' } });
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== siteUrl && !request.url().startsWith('data:'))
          foreign.push(request.url());
      });
      // A page without a frame follows no stream.
      await (layout === 'blank' ? page.goto(inForm(prefix, path)) : openAwake(page, inForm(prefix, path)));
      const found: string[] = [];
      // What stands around all pages is looked at with the first, and where it stands alone.
      for (const width of await tellingWidths(page, path === '/' || layout === 'full-screen' ? 'html' : 'main')) {
        await page.setViewportSize({ width, height: HEIGHT });
        found.push(...(await overflowFaults(page)).map((fault) => `${width} px: ${fault}`));
        if (!LOOKED_AT.includes(width)) continue;
        await turn(page, lightAt(width));
        // Each light has its colours, whatever the width: the widest has that of the narrowest.
        const look = width === WIDEST_LOOKED_AT ? accessibilityFaultsButColours : accessibilityFaults;
        found.push(...(await look(page)).map((fault) => `${width} px: ${fault}`));
      }
      expect(found).toEqual([]);
      expect(foreign, 'requests to other hosts').toEqual([]);
    },
  );

  journey.for([LIST, '/market-watch'])(
    'with its menus open has no such fault either, at three widths (%s)',
    { timeout: 240_000 },
    async (path, { visit }) => {
      const { page } = await visit({ context: { reducedMotion: 'reduce' } });
      const found: string[] = [];
      for (const width of LOOKED_AT) {
        await page.setViewportSize({ width, height: HEIGHT });
        await openAwake(page, prefix + path);
        await turn(page, lightAt(width));
        // What stands around and below the menus was looked at with the page.
        if (await menuButton(page).isVisible()) await menuButton(page).click();
        for (const menu of await menus(page).locator('> summary').all()) {
          await menu.click();
          const faults = [...(await overflowFaults(page, 'header')), ...(await accessibilityFaults(page, 'header'))];
          const name = await menu.textContent();
          found.push(...faults.map((fault) => `${width} px, ${name}: ${fault}`));
        }
      }
      expect(found).toEqual([]);
    },
  );
});

/** The page in this light, each colour at once where it is to be. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
  });
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
}
