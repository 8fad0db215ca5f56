import type { Page } from '@playwright/test';

const NARROWEST = 320;
const WIDEST = 1680;
/** Usual screens, whatever the style sheet says. */
const USUAL = [NARROWEST, 360, 390, 768, 1024, 1280, 1440, WIDEST];

/**
 * Both sides of every width at which the style sheet changes something `within` a part of the page, and the usual
 * screens, from narrow to wide. At any width between two of them that part is laid out by the same rules.
 */
export async function tellingWidths(page: Page, within: 'html' | 'main' = 'html'): Promise<number[]> {
  const { all, here } = await page.evaluate(mediaOnPage, within);
  if (all === 0) throw new Error('The style sheet has no width at which it changes: how it is read is out of date.');
  return [...new Set([...USUAL, ...here.flatMap(bordersIn)])]
    .filter((width) => width >= NARROWEST && width <= WIDEST)
    .sort((a, b) => a - b);
}

/** Runs in the page: how many conditions of a width there are, and those of rules that something within a part of it can match. */
function mediaOnPage(within: string): { all: number; here: string[] } {
  const PSEUDO_ELEMENT = /::[\w-]+(\([^)]*\))?/g;
  const STATE = /:not\(:(hover|active|focus|focus-visible|target)\)|:(hover|active|focus|focus-visible|target)\b/g;
  const conditions = new Set<string>();
  const here = new Set<string>();

  /** What follows `::` is not an element, and a state may come to be. */
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

/** `(max-width:760px)` and `(width<=760px)` end at 760, `(min-width:761px)` and `(width>760px)` begin at 761. */
function bordersIn(query: string): number[] {
  return [
    ...[...query.matchAll(/max-width:\s*(\d+)px|width\s*<=\s*(\d+)px|width\s*>\s*(\d+)px/g)].flatMap(lastSides(0)),
    ...[...query.matchAll(/min-width:\s*(\d+)px|width\s*>=\s*(\d+)px|width\s*<\s*(\d+)px/g)].flatMap(lastSides(-1)),
  ];
}

/** The last width of one side and the first of the other. */
function lastSides(from: number) {
  return (match: RegExpMatchArray) => {
    const width = Number(match.slice(1).find(Boolean));
    return [width + from, width + from + 1];
  };
}
