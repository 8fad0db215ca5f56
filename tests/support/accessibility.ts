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

/** What is around every page of a layout (app/layouts/site-frame.tsx). */
const FRAME = '[data-static="top"], [data-static="end"]';

/** `main`: what is the page's own, without the frame around it. */
export type Part = 'html' | 'main';

interface Looked {
  /** Within these parts; the whole page where none is named. */
  include?: string[];
  /** Not within these. */
  exclude?: string[];
  /** Contrasts take most of the time. */
  colours: boolean;
  rules?: 'color-contrast';
}

/**
 * What a machine finds amiss on the page, or within the named parts of it: the rule, and where. The frame around a page is
 * looked at with the first one (`tests/every-page.test.ts`), and where it is named.
 */
export function accessibilityFaults(page: Page, ...within: string[]): Promise<string[]> {
  return faultsFound(page, { include: within, exclude: within.length > 0 ? [] : [FRAME], colours: true });
}

/** The same without contrasts, in `main` alone or with the frame: what colours have no part in. */
export function structureFaults(page: Page, part: Part): Promise<string[]> {
  return faultsFound(page, { exclude: framesLeftOut(part), colours: false });
}

/** Contrasts that are too low. */
export function contrastFaults(page: Page, part: Part): Promise<string[]> {
  return faultsFound(page, { exclude: framesLeftOut(part), colours: true, rules: 'color-contrast' });
}

/** The frame takes most of the time, and is the same around every page. */
function framesLeftOut(part: Part): string[] {
  return part === 'main' ? [FRAME] : [];
}

async function faultsFound(page: Page, { include = [], exclude = [], colours, rules }: Looked): Promise<string[]> {
  // Its own package opens a second page for each look: a third of the whole time of a crawl.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ context, runOnly, checks, colours }) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      here.configure({ checks });
      return here.run(context, {
        runOnly,
        rules: { 'color-contrast': { enabled: colours } },
        resultTypes: ['violations'],
      });
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
