import type { Page } from '@playwright/test';
import { contrastFaults, structureFaults, type Part } from './accessibility.ts';
import { overflowFaults } from './overflow.ts';
import type { Reader } from './journey.ts';
import { tellingWidths } from './widths.ts';

const HEIGHT = 900;

/** Over both languages each width is seen in both lights. */
export const lightAt = (width: number, { locale }: Pick<Reader, 'locale'>) =>
  (width === 768) === (locale === 'en') ? 'dark' : 'light';

export const widen = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT });

/** A page is looked at as it was opened, narrow or wide. */
export type Share = 'narrow' | 'wide';

/** At which width a machine reads the page, and at which it sees the contrasts. */
const STRUCTURE: Record<Share, number> = { narrow: 320, wide: 1280 };
const CONTRASTS = 768;

export interface Looked {
  share: Share;
  /** In which light the contrasts are seen. */
  dark: boolean;
  /** Of `main` alone the frame around it is left out, where it would be no other than on other pages. */
  part: Part;
}

/**
 * What is amiss on an open page: what is cut off at every width from 320 to 1680 px at which a part of it may change, and
 * what a machine finds in this share of the looks.
 */
export async function lookFaults(page: Page, { share, dark, part }: Looked): Promise<string[]> {
  const found: string[] = [];
  for (const width of await tellingWidths(page, part)) {
    await widen(page, width);
    const faults = await overflowFaults(page, OVERFLOWN[part]);
    if (width === STRUCTURE[share]) faults.push(...(await structureFaults(page, part)));
    if (width === CONTRASTS) {
      await turn(page, dark ? 'dark' : 'light');
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
