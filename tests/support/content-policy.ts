import type { Page } from '@playwright/test';

/** Violations of the content policy in a tab, over all its pages; each is `directive blocked sample`. */
export async function watchPolicy(page: Page): Promise<{ violations(): Promise<string[]>; reports: string[] }> {
  const reports: string[] = [];
  page.on('request', (request) => request.url().includes('/reports/csp') && reports.push(request.url()));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const known = JSON.parse(sessionStorage.getItem('violations') ?? '[]') as string[];
      sessionStorage.setItem('violations', JSON.stringify([...known, `${effectiveDirective} ${blockedURI} ${sample}`]));
    });
  });
  const violations = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('violations') ?? '[]') as string[]);
  return { violations, reports };
}

/**
 * Opens everything that a page can open: panels, tips, menus, drawers, rows; visits its tabs and scrolls to its end.
 */
export async function openEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const breathe = () => new Promise((resolve) => setTimeout(resolve, 40));
    const openers = 'summary, button[popovertarget], button[aria-expanded="false"], button[aria-haspopup]';
    for (const opener of document.querySelectorAll<HTMLElement>(openers)) opener.click();
    await breathe();
    for (const tip of document.querySelectorAll<HTMLElement>('[popover]:not(:popover-open)')) {
      tip.showPopover();
      tip.hidePopover();
    }
    for (const choice of document.querySelectorAll<HTMLElement>(
      '#preferences input, main button[aria-pressed="false"]',
    ))
      choice.click();
    for (let y = 0; y < document.documentElement.scrollHeight; y += 800) {
      scrollTo({ top: y, behavior: 'instant' });
      await breathe();
    }
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  });
}
