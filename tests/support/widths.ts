import type { Page } from '@playwright/test';

const NARROWEST = 320;
const WIDEST = 1680;
/** Screen widths with checks beyond cut-off content. */
export const LOOKED_AT = [NARROWEST, 768, 1280];
/** Usual screen widths, independent of the style sheet. */
const USUAL = process.env['TEST_LONG'] ? [...LOOKED_AT, 360, 390, 1024, 1440, WIDEST] : LOOKED_AT;

/**
 * The first width after each at which the style sheet changes something `within` a part of the page, and some usual
 * screens (all of them with `TEST_LONG=1`), from narrow to wide. Between two of these the same rules apply to that
 * part, and the first one has the least room.
 */
export async function tellingWidths(page: Page, within: 'html' | 'main' = 'html'): Promise<number[]> {
  const { all, here } = await page.evaluate(mediaOnPage, within);
  if (all === 0) throw new Error('The style sheet has no width at which it changes: how it is read is out of date.');
  return [...new Set([...USUAL, ...here.flatMap(bordersIn)])]
    .filter((width) => width >= NARROWEST && width <= WIDEST)
    .sort((a, b) => a - b);
}

/**
 * Runs in the page: the number of width conditions, and the conditions of rules that can match something within a part
 * of it.
 */
function mediaOnPage(within: string): { all: number; here: string[] } {
  const PSEUDO_ELEMENT = /::[\w-]+(\([^)]*\))?/g;
  const STATE = /:not\(:(hover|active|focus|focus-visible|target)\)|:(hover|active|focus|focus-visible|target)\b/g;
  const conditions = new Set<string>();
  const here = new Set<string>();

  /** Pseudo-elements after `::` are not elements, and states may occur later: both are ignored. */
  function isThere(selector: string): boolean {
    const found = document.querySelectorAll(selector.replaceAll(PSEUDO_ELEMENT, '').replaceAll(STATE, '') || '*');
    return [...found].some((element) => element.closest(within));
  }

  function matches(rules: CSSRuleList): boolean {
    return [...rules].some((rule) => {
      if (rule instanceof CSSStyleRule) return isThere(rule.selectorText) || matches(rule.cssRules);
      return rule instanceof CSSGroupingRule && matches(rule.cssRules);
    });
  }

  function walk(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /width/.test(rule.conditionText)) {
        conditions.add(rule.conditionText);
        if (matches(rule.cssRules)) here.add(rule.conditionText);
      }
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) walk(rule.cssRules);
    }
  }

  for (const sheet of document.styleSheets) walk(sheet.cssRules);
  return { all: conditions.size, here: [...here] };
}

/** `(max-width:760px)`, `(width<=760px)`, `(min-width:761px)` and `(width>760px)` change something from 760 to 761. */
function bordersIn(query: string): number[] {
  const ends = query.matchAll(/max-width:\s*(\d+)px|width\s*<=\s*(\d+)px|width\s*>\s*(\d+)px/g);
  const begins = query.matchAll(/min-width:\s*(\d+)px|width\s*>=\s*(\d+)px|width\s*<\s*(\d+)px/g);
  return [...[...ends].map((match) => widthOf(match) + 1), ...[...begins].map(widthOf)];
}

const widthOf = (match: RegExpMatchArray): number => Number(match.slice(1).find(Boolean));
