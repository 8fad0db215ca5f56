import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import type { Address } from '#app/site-map.ts';
import { BUILT_PAGES, inForm } from './support/built-pages.ts';
import { interact, WIDTHS, type Visit } from './support/browser.ts';
import { budgetFaults, kindOf } from './support/budgets.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { openWithLateFonts, shiftFaults } from './support/layout-shifts.ts';
import { followLoading, type Loading } from './support/loading.ts';
import { lookFaults } from './support/looks.ts';

const LIMIT = { timeout: 300_000, concurrent: true };
const WIDE = 1280;

/** What is around all pages is looked at with the first, and where it is alone. */
const partOf = ({ path, layout }: Address) => (path === '/' || layout === 'full-screen' ? 'html' : 'main');

inBothLanguages('every built page', ({ locale, prefix }) => {
  journey.for(BUILT_PAGES)(
    '$path holds still while it loads, keeps its budget, and holds its width without a fault that a machine can find',
    LIMIT,
    async (address, { visit, siteUrl }) => {
      const found: string[] = [];
      const foreign: string[] = [];
      const open = async (width: number): Promise<Visit & Loading> => {
        const visited = await visit({ width });
        const { page } = visited;
        const { settled } = followLoading(page);
        page.on('request', (request) => {
          if (new URL(request.url()).origin !== siteUrl && !request.url().startsWith('data:'))
            foreign.push(request.url());
        });
        // A page without a frame follows no stream.
        const followed = address.layout === 'blank' ? null : page.waitForRequest(/\/live\?/);
        await Promise.all([followed, openWithLateFonts(page, inForm(prefix, address.path))]);
        await settled();
        return { ...visited, settled };
      };
      const expectSteady = async (page: Page, width: number): Promise<void> => {
        found.push(...(await shiftFaults(page)).map((fault) => `${width} px: ${fault}`));
      };
      const kind = kindOf(address);

      const wide = await open(WIDE);
      await expectSteady(wide.page, WIDE);
      found.push(...(await budgetFaults(wide.page, kind, 'script', 'baseStyles', 'ownStyles')));
      await wide.close();

      const { page, settled } = await open(WIDTHS.phone);
      found.push(...(await budgetFaults(page, kind, 'firstView')));
      if (address.layout !== 'blank') await interact(page);
      await settled();
      found.push(...(await budgetFaults(page, kind, 'scriptTouched')));
      await expectSteady(page, WIDTHS.phone);
      // What fades in as it is reached is there at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      found.push(...(await lookFaults(page, { locale }, partOf(address))));
      expect(found).toEqual([]);
      expect(foreign, 'requests to other hosts').toEqual([]);
    },
  );
});
