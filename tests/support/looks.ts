import type { Page } from '@playwright/test';
import { accessibilityFaults, accessibilityFaultsButColours, accessibilityFaultsOfOwn } from './accessibility.ts';
import { overflowFaults } from './overflow.ts';
import type { Reader } from './journey.ts';
import { tellingWidths } from './widths.ts';

const WIDEST_LOOKED_AT = 1280;
/** Where a machine looks for faults beyond the width. */
export const LOOKED_AT = [320, 768, WIDEST_LOOKED_AT];
const HEIGHT = 900;

/** Over both languages each width is seen in both lights, and each page in both lights in each language. */
export const lightAt = (width: number, { locale }: Pick<Reader, 'locale'>) =>
  (width === 768) === (locale === 'en') ? 'dark' : 'light';

export const widen = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT });

/**
 * What is amiss on an open page at every width from 320 to 1680 px at which a part of it may change, and what a machine
 * finds at three of them. Of `main` alone the frame around it is left out, where it would be no other than on other pages.
 */
export async function lookFaults(page: Page, reader: Pick<Reader, 'locale'>, part: 'html' | 'main'): Promise<string[]> {
  const found: string[] = [];
  const looks = part === 'html' ? accessibilityFaults : accessibilityFaultsOfOwn;
  for (const width of await tellingWidths(page, part)) {
    await widen(page, width);
    found.push(...(await overflowFaults(page, OVERFLOWN[part])).map((fault) => `${width} px: ${fault}`));
    if (!LOOKED_AT.includes(width)) continue;
    await turn(page, lightAt(width, reader));
    // Each light has its colours, whatever the width: the widest has that of the narrowest.
    const look = width === WIDEST_LOOKED_AT ? accessibilityFaultsButColours : looks;
    found.push(...(await look(page)).map((fault) => `${width} px: ${fault}`));
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
