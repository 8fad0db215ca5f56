import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** All rules that axe has, best practice and its newest ones too, but for those of level AAA, which nobody promises whole. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];
/** A long table is one row many times, and looking at each takes a minute. */
const ROWS_LIKE_THE_FIRST = 'tbody tr:nth-child(n+4)';
/** It guesses icons by how letters join, and Arabic letters do: there are no icon fonts here, so no word is passed over. */
const WORDS_ARE_WORDS = {
  id: 'label-content-name-mismatch',
  options: { pixelThreshold: 1, occurrenceThreshold: Number.MAX_SAFE_INTEGER },
};

/** What a machine finds amiss on the page, or within the named parts of it: the rule, and where. */
export function accessibilityFaults(page: Page, ...within: string[]): Promise<string[]> {
  return faultsFound(page, within, true);
}

/** The same without contrasts, which take most of the time: for a page whose colours were looked at already. */
export function accessibilityFaultsButColours(page: Page): Promise<string[]> {
  return faultsFound(page, [], false);
}

async function faultsFound(page: Page, within: string[], withColours: boolean): Promise<string[]> {
  // Its own package opens a second page for each look: a third of the whole time of a crawl.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ include, exclude, values, checks, enabled }) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      here.configure({ checks });
      return here.run(include.length > 0 ? { include, exclude } : { exclude }, {
        runOnly: { type: 'tag', values },
        rules: { 'color-contrast': { enabled } },
        resultTypes: ['violations'],
      });
    },
    { include: within, exclude: [ROWS_LIKE_THE_FIRST], values: RULES, checks: [WORDS_ARE_WORDS], enabled: withColours },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(faultOf).join(' | ')}`);
}

function faultOf({ html, any, all, none }: axe.NodeResult): string {
  const [why] = [...any, ...all, ...none];
  return `${html.slice(0, 120)} (${why?.message})`;
}
