import { expect } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { WIDTHS, type VisitOptions } from './support/browser.ts';
import { BUILT_PATHS, inForm } from './support/built-pages.ts';
import { inBothLanguages, journey } from './support/journey.ts';

/** Colours and parts are the same in both languages: each is looked at in one light and at one width. */
const LOOK: Record<Locale, VisitOptions> = { en: { width: WIDTHS.desktop }, ar: { width: WIDTHS.phone, dark: true } };

inBothLanguages('every built page', ({ locale, prefix }) => {
  journey.for(BUILT_PATHS)('%s has no accessibility fault that can be found by machine', async (path, { visit }) => {
    const { page } = await visit(LOOK[locale]);
    await page.goto(inForm(prefix, path));
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  journey.for(BUILT_PATHS)('%s fits a phone without moving sideways', async (path, { visit }) => {
    const { page } = await visit({ width: WIDTHS.phone });
    await page.goto(inForm(prefix, path));
    const [wide, seen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide).toBeLessThanOrEqual(seen ?? 0);
  });
});
