import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import type { Visit } from './support/browser.ts';
import { BUILT_PATHS, inForm } from './support/built-pages.ts';
import { journey } from './support/journey.ts';
import { languagesOfDay } from './support/looks.ts';

/** Fonts come long after the text: whoever sets the page anew when they do, shifts it. */
const FONTS_LATE_MS = 400;
/** What comes right behind the fonts: the script wakes, figures move, pictures are there. */
const SETTLING_MS = 400;
const WIDTHS = [390, 1280];
/** Pages whose turn it is not to be looked at (`crawl-look`). */
const TURNS = BUILT_PATHS.map((path, place) => ({ path, languages: languagesOfDay(place + 1) })).filter(
  ({ languages }) => languages.length > 0,
);
/** The goal of the whole (a good page stays below 0.1). */
const MOST = 0.01;

interface Shift {
  value: number;
  parts: string[];
}

/** Runs in the page before anything else. */
function gatherShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      const parts = sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : String(node?.textContent)).slice(0, 80),
      );
      if (!hadRecentInput) shifts.push({ value, parts });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftsOn(page: Page, address: string): Promise<Shift[]> {
  await page.addInitScript(gatherShifts);
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONTS_LATE_MS));
    await route.continue();
  });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLING_MS);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

describe('a page that loads with late fonts', () => {
  journey.for(TURNS)('$path holds still, on a phone and on a wide screen', async ({ path, languages }, { visit }) => {
    const found: string[] = [];
    const readers = languages.flatMap((locale) => WIDTHS.map((width) => ({ prefix: `/${locale}`, width })));
    const look = async ({ prefix, width }: (typeof readers)[number]) => {
      const { page }: Visit = await visit({ width });
      const shifts = await shiftsOn(page, inForm(prefix, path));
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      if (sum > MOST)
        found.push(
          `${prefix} at ${width} px moves by ${sum.toFixed(4)}: ${shifts.flatMap(({ parts }) => parts).join(' | ')}`,
        );
    };
    await Promise.all(readers.map(look));
    expect(found).toEqual([]);
  });
});
