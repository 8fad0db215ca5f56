import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import type { Address } from '#app/site-map.ts';
import { BUILT_PAGES, inForm, isTurnOf } from './support/built-pages.ts';
import { interact, WIDTHS } from './support/browser.ts';
import { budgetFaults, kindOf } from './support/budgets.ts';
import { openEverything, watchPolicy } from './support/content-policy.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { openWithLateFonts, shiftFaults } from './support/layout-shifts.ts';
import { followLoading, type Loading } from './support/loading.ts';
import { lookFaults, widen, type Share } from './support/looks.ts';

const LIMIT = { timeout: 300_000, concurrent: true };
const WIDE = 1280;

type Opened = { page: Page } & Loading & Awaited<ReturnType<typeof watchPolicy>>;

/** The frame around all pages is checked with the first page, and on full-screen pages, which have their own. */
const partOf = ({ path, layout }: Address) => (path === '/' || layout === 'full-screen' ? 'html' : 'main');

/**
 * Each page is opened once, in one language: narrow or wide, in turn (`isTurnOf`), so that each language has as many
 * narrow pages as wide ones. Home, with the frame around all pages, is opened in both languages. With `TEST_LONG=1`
 * every page is opened in both widths and both languages.
 */
function sharesOf(place: number, locale: Locale, path: string): readonly Share[] {
  const shares: readonly Share[] = ['narrow', 'wide'];
  if (process.env['TEST_LONG']) return shares;
  const turn = Math.floor(place / 2) % 2;
  if (isTurnOf(locale, place)) return [shares[turn]!];
  return path === '/' ? [shares[1 - turn]!] : [];
}

/** A delayed machine may first draw half of a page: only a shift at each visit is the page's fault. */
async function movesAgain(page: Page, open: () => Promise<Opened>): Promise<string[]> {
  if ((await shiftFaults(page)).length === 0) return [];
  const again = await open();
  const faults = await shiftFaults(again.page);
  await again.page.close();
  return faults;
}

inBothLanguages('every built page', ({ locale, prefix }) => {
  const pages = BUILT_PAGES.map((address, place) => ({
    ...address,
    place,
    shares: sharesOf(place, locale, address.path),
  }));
  journey.for(pages.filter(({ shares }) => shares.length > 0))(
    '$path holds still while it loads, keeps its budget and its width, and nothing on it is refused or at fault',
    LIMIT,
    async ({ place, shares, ...address }, { visit, siteUrl }) => {
      const found: string[] = [];
      const foreign: string[] = [];
      const open = async (width: number): Promise<Opened> => {
        const { page } = await visit({ width });
        const policy = await watchPolicy(page);
        const { settled } = followLoading(page);
        page.on('request', (request) => {
          if (new URL(request.url()).origin !== siteUrl && !request.url().startsWith('data:'))
            foreign.push(request.url());
        });
        // A page without a frame follows no stream.
        const followed = address.layout === 'blank' ? null : page.waitForRequest(/\/live\?/);
        await Promise.all([followed, openWithLateFonts(page, inForm(prefix, address.path))]);
        await settled();
        return { page, settled, ...policy };
      };
      const kind = kindOf(address);

      for (const share of shares) {
        const width = share === 'wide' ? WIDE : WIDTHS.phone;
        const { page, settled, violations, reports } = await open(width);
        const loaded = share === 'wide' ? (['script', 'baseStyles', 'ownStyles'] as const) : (['firstView'] as const);
        found.push(...(await budgetFaults(page, kind, ...loaded)));
        if (address.layout !== 'blank') await interact(page);
        await settled();
        if (share === 'narrow') found.push(...(await budgetFaults(page, kind, 'scriptTouched')));
        found.push(...(await movesAgain(page, () => open(width))).map((fault) => `${width} px: ${fault}`));
        // Elements that fade in on scrolling are visible immediately.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        found.push(
          ...(await lookFaults(page, { share, dark: Math.floor(place / 4) % 2 === 0, part: partOf(address) })),
        );
        await widen(page, width);
        await openEverything(page);
        found.push(...(await violations()), ...reports);
        await page.close();
      }
      expect(found).toEqual([]);
      expect(foreign, 'requests to other hosts').toEqual([]);
    },
  );
});
