import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { inForm, pathsInTurn } from './support/built-pages.ts';
import { openHydrated } from './support/browser.ts';
import { byTurns, inBothLanguages, journey } from './support/journey.ts';

const EQUITIES = '/the-exchange/market-information/listed-securities/equities';
/** Pages with the most script. */
const LIVELY = ['/', '/market-watch', EQUITIES, '/the-exchange/market-information/company/DSX', '/glossary'];
/** The parts of a page, independent of its figures. */
const LABELS = 'main :is(h1, h2, h3, h4, dt, th[scope="col"], caption, summary, label, legend)';

/**
 * Visible controls without effect: buttons that submit no form and open nothing by themselves, fields outside a form.
 */
function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isDead = (control: Element) =>
      control instanceof HTMLButtonElement
        ? !(control.popoverTargetElement ?? (control.type === 'submit' && control.form))
        : !control.closest('form');
    return [...document.querySelectorAll('button, input, select, textarea, [role="button"], [role="tab"]')]
      .filter((control) => isShown(control) && isDead(control))
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

/** The visible labels of the page, except those of controls that need script. */
function shownLabels(page: Page): Promise<string[]> {
  return page.locator(LABELS).evaluateAll((labels) => [
    ...new Set(
      labels
        .filter((label) => label.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((label) => !label.closest('[data-needs-script]'))
        .map((label) => (label as HTMLElement).innerText.replaceAll(/[\d\s.,:]+/g, ' ').trim())
        .filter(Boolean),
    ),
  ]);
}

inBothLanguages('without script', ({ locale, prefix }) => {
  journey(
    'every page shows its heading and its words, and no control that would do nothing',
    async ({ visit }) => {
      const { page } = await visit({ javaScript: false });
      const found: string[] = [];
      for (const path of pathsInTurn(locale)) {
        await page.goto(inForm(prefix, path));
        found.push(...(await deadControls(page)).map((control) => `${path}: ${control}`));
        if (!(await page.locator('main').innerText()).trim()) found.push(`${path}: nothing to read`);
        if ((await page.locator('h1').count()) !== 1) found.push(`${path}: no heading`);
      }
      expect(found).toEqual([]);
    },
    120_000,
  );
});

byTurns('without script, as with it', ({ prefix }) => {
  journey('a page has every part that it has with it', async ({ visit }) => {
    const bare = await visit({ javaScript: false });
    const { page } = await visit();
    for (const path of LIVELY) {
      await bare.page.goto(inForm(prefix, path));
      const held = await shownLabels(bare.page);
      await openHydrated(page, inForm(prefix, path));
      expect(held.length, path).toBeGreaterThan(5);
      expect(
        (await shownLabels(page)).filter((label) => !held.includes(label)),
        path,
      ).toEqual([]);
    }
  });

  journey('lists are filtered by their forms', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    for (const path of [EQUITIES, '/market-watch']) {
      await page.goto(inForm(prefix, path));
      const rows = page.locator('main tbody tr');
      const all = await rows.count();
      const sector = page.locator('main select[name="sector"]');
      await sector.selectOption({ index: 1 });
      await sector.locator('xpath=ancestor::form').locator('button:not([type="button"])').click();
      await page.waitForURL(/sector=/);
      expect(await rows.count(), path).toBeGreaterThan(0);
      expect(await rows.count(), path).toBeLessThan(all);
    }
  });
});
