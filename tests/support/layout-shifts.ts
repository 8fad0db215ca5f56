import type { Page } from '@playwright/test';

/** The limit for a whole page (a good page stays below 0.1). */
const MOST = 0.01;

interface Shift {
  value: number;
  parts: string[];
}

/**
 * Opens a page whose fonts arrive after its text was shown without them: a new layout at that moment causes a shift.
 * For the first page of a visitor without history.
 */
export async function openWithLateFonts(page: Page, address: string): Promise<void> {
  await page.addInitScript(gatherShifts);
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    // All fonts are loaded by then: their order does not depend on the machine's load.
    const response = await route.fetch();
    await shown;
    await route.fulfill({ response });
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  show();
}

/** The page's cumulative layout shift since it was opened, and the shifted elements; empty when it is small. */
export async function shiftFaults(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  if (sum <= MOST) return [];
  return [`moves by ${sum.toFixed(4)}: ${shifts.flatMap(({ parts }) => parts).join(' | ')}`];
}

/** Runs in the page before any other script. */
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
