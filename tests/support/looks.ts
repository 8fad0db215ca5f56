import type { Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { contrastFaults, structureFaults } from './accessibility.ts';
import { overflowFaults } from './overflow.ts';
import type { Reader } from './journey.ts';
import { tellingWidths } from './widths.ts';

/** Where a machine looks for faults beyond the width. */
export const LOOKED_AT = [320, 768, 1280];
const HEIGHT = 900;

/** Over both languages each width is seen in both lights. */
export const lightAt = (width: number, { locale }: Pick<Reader, 'locale'>) =>
  (width === 768) === (locale === 'en') ? 'dark' : 'light';

export const widen = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT });

/**
 * At which width each language's page is read by machine, and in which light its contrasts are: markup and colours are the
 * same in both languages, so that over both each page is read narrow and wide, and seen in both lights.
 */
const LOOKS: Record<Locale, { structure: number; contrasts: number }> = {
  en: { structure: 320, contrasts: 768 },
  ar: { structure: 1280, contrasts: 768 },
};

/**
 * What is amiss on an open page: what is cut off at every width from 320 to 1680 px at which a part of it may change, and
 * what a machine finds (`LOOKS`). Of `main` alone the frame around it is left out, where it would be no other than on other
 * pages.
 */
export async function lookFaults(
  page: Page,
  { locale }: Pick<Reader, 'locale'>,
  part: 'html' | 'main',
): Promise<string[]> {
  const found: string[] = [];
  const { structure, contrasts } = LOOKS[locale];
  for (const width of await tellingWidths(page, part)) {
    await widen(page, width);
    const faults = await overflowFaults(page, OVERFLOWN[part]);
    if (width === structure) faults.push(...(await structureFaults(page)));
    if (width === contrasts) {
      await turn(page, lightAt(width, { locale }));
      faults.push(...(await contrastFaults(page, part)));
    }
    found.push(...faults.map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

/** What is looked at for what is cut off: of a page's own all that is not its frame. */
const OVERFLOWN = { html: 'body', main: 'body > :not([data-static])' };

/** The page in this light, each colour at once where it is to be. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    const frozen = new CSSStyleSheet();
    frozen.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [frozen];
  });
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
}
