import { expect, vi } from 'vitest';
import { openHydrated } from './support/browser.ts';
import { expectMoving, MOVING } from './support/figures.ts';
import { linksOf } from './support/html.ts';
import { GENERAL, pageOf, thousandths } from './support/index-parts.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const READ = { timeout: 240_000, interval: 500 };

byTurns('the page of an index', ({ locale, prefix }) => {
  journey('is found by its name and by its code', async ({ siteUrl }) => {
    for (const words of [GENERAL!.code, GENERAL!.name[locale]]) {
      const answer = await fetch(`${siteUrl}${prefix}/search?q=${encodeURIComponent(words)}`);
      expect(linksOf(await answer.text()), words).toContain(prefix + pageOf(GENERAL!));
    }
  });

  journey('moves with the market, and its sum stays the sum of its parts', async ({ visit, siteUrl }) => {
    await vi.waitFor(async () => {
      const answer = await fetch(`${siteUrl}${pageOf(GENERAL!)}.json`);
      expect(((await answer.json()) as { rows: unknown[] }).rows.length).toBeGreaterThan(10);
    }, READ);
    const { page } = await visit();
    await openHydrated(page, prefix + pageOf(GENERAL!));
    await expectMoving(page);
    await expect
      .poll(async () => {
        const cells = await page
          .locator('section[aria-labelledby=constituents] :is(tbody, tfoot) tr > :nth-child(3)')
          .allInnerTexts();
        const parts = cells.map(thousandths);
        return parts.length > 10 && parts.slice(0, -1).reduce((sum, part) => sum + part, 0) === parts.at(-1);
      }, MOVING)
      .toBe(true);
    await page.getByRole('link', { name: said(locale, 'indices.contribution') }).click();
    await expect.poll(() => new URL(page.url()).search, MOVING).toBe('?sort=contribution');
  });
});
