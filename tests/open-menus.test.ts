import { expect } from 'vitest';
import { accessibilityFaults } from './support/accessibility.ts';
import { openHydrated } from './support/browser.ts';
import { byTurns, journey } from './support/journey.ts';
import { lightAt, turn, widen } from './support/looks.ts';
import { LOOKED_AT } from './support/widths.ts';
import { LIST, menuButton, menus } from './support/menus.ts';
import { overflowFaults } from './support/overflow.ts';

byTurns('a page with its menus open', ({ locale, prefix }) => {
  journey.for([LIST, '/market-watch'])(
    'has no fault that a machine can find either, at three widths (%s)',
    { timeout: 240_000 },
    async (path, { visit }) => {
      const { page } = await visit({ context: { reducedMotion: 'reduce' } });
      const found: string[] = [];
      for (const width of LOOKED_AT) {
        await widen(page, width);
        await openHydrated(page, prefix + path);
        await turn(page, lightAt(width, { locale }));
        // The surroundings of the menus were checked with the page.
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
