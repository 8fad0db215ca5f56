import type { Page } from '@playwright/test';

/** Fonts come long after the text: whoever sets the page anew when they do, shifts it. */
const FONTS_LATE_MS = 400;
/** What comes right behind the fonts: the script wakes, figures move, pictures are there. */
const SETTLING_MS = 400;
/** The goal of the whole (a good page stays below 0.1). */
const MOST = 0.01;

interface Shift {
  value: number;
  parts: string[];
}

/** Opens a page whose fonts come late and waits until it has settled. Once for a page of a visitor without history. */
export async function openWithLateFonts(page: Page, address: string): Promise<void> {
  await page.addInitScript(gatherShifts);
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONTS_LATE_MS));
    await route.continue();
  });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLING_MS);
}

/** How far what the page showed has moved by itself since it was opened, and what moved; nothing where that is little. */
export async function shiftFaults(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  if (sum <= MOST) return [];
  return [`moves by ${sum.toFixed(4)}: ${shifts.flatMap(({ parts }) => parts).join(' | ')}`];
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
