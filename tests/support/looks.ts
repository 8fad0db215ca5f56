import type { Page } from '@playwright/test';
import { contrastFaults, structureFaults, type Part } from './accessibility.ts';
import { overflowFaults } from './overflow.ts';
import type { Reader } from './journey.ts';
import { tellingWidths } from './widths.ts';

const HEIGHT = 900;

/** Over both languages each width is seen in both colour schemes. */
export const lightAt = (width: number, { locale }: Pick<Reader, 'locale'>) =>
  (width === 768) === (locale === 'en') ? 'dark' : 'light';

export const widen = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT });

/** A page is checked in the width at which it was opened, narrow or wide. */
export type Share = 'narrow' | 'wide';

/** Widths at which a page's structure and its contrasts are checked. */
const STRUCTURE: Record<Share, number> = { narrow: 320, wide: 1280 };
const CONTRASTS = 768;

export interface Looked {
  share: Share;
  /** The colour scheme in which contrasts are checked. */
  dark: boolean;
  /** `main` leaves out the frame, when it is the same as on other pages. */
  part: Part;
}

/**
 * Faults of an open page: content cut off at any width from 320 to 1680 px at which a part of it may change, and
 * accessibility faults for this share of the checks.
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

/** The parts checked for cut-off content; for `main` everything outside the frame. */
const OVERFLOWN = { html: 'body', main: 'body > :not([data-static])' };

/** Switches the page's colour scheme, without colour transitions. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    const frozen = new CSSStyleSheet();
    frozen.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [frozen];
  });
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
}
