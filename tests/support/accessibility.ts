import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * All rules of axe, including best practice and its newest ones, except level AAA, which sites do not promise entirely.
 */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];
/** A long table repeats one row many times, and checking each takes a minute. */
const ROWS_LIKE_THE_FIRST = 'tbody tr:nth-child(n+4)';
/**
 * This check detects icons by ligatures, which Arabic letters form too: there are no icon fonts here, so no text is
 * skipped.
 */
const WORDS_ARE_WORDS = {
  id: 'label-content-name-mismatch',
  options: { pixelThreshold: 1, occurrenceThreshold: Number.MAX_SAFE_INTEGER },
};

/** The frame around every page of a layout (app/layouts/site-frame.tsx). */
const FRAME = '[data-static="top"], [data-static="end"]';

/** `main`: the page's own content, without the frame. */
export type Part = 'html' | 'main';

interface Looked {
  /** Checks only these parts; the whole page when absent. */
  include?: string[];
  /** Parts to leave out. */
  exclude?: string[];
  /** Checks contrasts, which take most of the time. */
  colours: boolean;
  rules?: 'color-contrast';
}

/**
 * Accessibility faults of the page, or of the named parts: the rule, and where. The frame around a page is checked with
 * the first page (`tests/every-page.test.ts`), and where it is named.
 */
export function accessibilityFaults(page: Page, ...within: string[]): Promise<string[]> {
  return faultsFound(page, { include: within, exclude: within.length > 0 ? [] : [FRAME], colours: true });
}

/** Accessibility faults except contrasts, in `main` alone or with the frame: these do not depend on colours. */
export function structureFaults(page: Page, part: Part): Promise<string[]> {
  return faultsFound(page, { exclude: framesLeftOut(part), colours: false });
}

/** Insufficient contrasts. */
export function contrastFaults(page: Page, part: Part): Promise<string[]> {
  return faultsFound(page, { exclude: framesLeftOut(part), colours: true, rules: 'color-contrast' });
}

/** The frame takes most of the time and is the same on every page. */
function framesLeftOut(part: Part): string[] {
  return part === 'main' ? [FRAME] : [];
}

async function faultsFound(page: Page, { include = [], exclude = [], colours, rules }: Looked): Promise<string[]> {
  // axe's own package opens a second page for each check: a third of a crawl's total time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    async ({ context, runOnly, checks, colours }) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      // What is fading in has its own colours only once it is there.
      const passing = document.getAnimations().filter(({ effect, playState, timeline }) => {
        const ends = effect?.getComputedTiming().endTime !== Infinity;
        return ends && playState === 'running' && timeline === document.timeline;
      });
      await Promise.allSettled(passing.map(({ finished }) => finished));
      here.configure({ checks });
      // Where a page is scrolled, the sticky header covers a link, and axe calls that link too small.
      const top = window.scrollY;
      window.scrollTo({ top: 0, behavior: 'instant' });
      const found = await here.run(context, {
        runOnly,
        rules: { 'color-contrast': { enabled: colours } },
        resultTypes: ['violations'],
      });
      window.scrollTo({ top, behavior: 'instant' });
      return found;
    },
    {
      context: { ...(include.length > 0 && { include }), exclude: [ROWS_LIKE_THE_FIRST, ...exclude] },
      runOnly: rules ? { type: 'rule' as const, values: [rules] } : { type: 'tag' as const, values: RULES },
      checks: [WORDS_ARE_WORDS],
      colours,
    },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(faultOf).join(' | ')}`);
}

function faultOf({ html, any, all, none }: axe.NodeResult): string {
  const [why] = [...any, ...all, ...none];
  return `${html.slice(0, 120)} (${why?.message})`;
}
