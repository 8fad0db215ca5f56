import type { Page } from '@playwright/test';

/** The goal of the whole (a good page stays below 0.1). */
const MOST = 0.01;

interface Shift {
  value: number;
  parts: string[];
}

/**
 * Opens a page whose fonts come when its words were shown without them: anyone who sets the page anew then, shifts it. For the
 * first page of a visitor without history.
 */
export async function openWithLateFonts(page: Page, address: string): Promise<void> {
  await page.addInitScript(gatherShifts);
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    // All of them are at hand then: which comes first is not left to the load of the machine.
    const response = await route.fetch();
    await shown;
    await route.fulfill({ response });
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  show();
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
