import type { Page } from '@playwright/test';

/** Layout faults `within` a part of the page at its current width. A pixel is allowed for rounding. */
export function overflowFaults(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(findFaults, within);
}

/** Runs in the page. */
function findFaults(within: string): string[] {
  const ROUNDING = 1.5;
  const { scrollWidth, clientWidth: wide } = document.documentElement;
  const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  /** An element of one pixel is for screen readers and not visible. */
  const isUnseen = (element: Element) => element.clientWidth <= 1 || getComputedStyle(element).clipPath !== 'none';
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> '${element.textContent.trim().slice(0, 40)}'`;

  function isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true });
  }

  interface Frame {
    frame: Element;
    byIntent: boolean;
  }
  /** The cells of a row share a frame: a page of two thousand figures is checked once. */
  const known = new Map<Element, Frame | null>();

  /** The nearest ancestor that hides overflow, if nothing in between can be scrolled. */
  function frameOf(element: Element | null): Frame | null {
    if (!element || element === document.body) return null;
    const held = known.get(element);
    if (held !== undefined) return held;
    const found = ownFrame(element) ?? frameOf(element.parentElement);
    known.set(element, found);
    return found;
  }

  function ownFrame(element: Element): Frame | null {
    if (scrolls(element)) return { frame: element, byIntent: true };
    if (!clips(element)) return null;
    const byIntent =
      getComputedStyle(element).textOverflow === 'ellipsis' ||
      isUnseen(element) ||
      element.matches('[data-moves], [data-moves] *');
    return { frame: element, byIntent };
  }

  function textBoxes(element: Element): DOMRect[] {
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
  }

  const faults: string[] = [];
  if (scrollWidth > wide) faults.push(`the page moves sideways: it is ${scrollWidth} px wide`);
  for (const element of document.querySelectorAll(`${within} *`)) {
    if (element.closest('svg') && element.tagName !== 'svg') continue;
    const boxes = textBoxes(element);
    if (boxes.length === 0 || !isShown(element)) continue;
    const around = frameOf(element);
    if (around?.byIntent) continue;
    const edge = around?.frame.getBoundingClientRect();
    const [start, end] = edge ? [Math.max(0, edge.left), Math.min(wide, edge.right)] : [0, wide];
    const lost = boxes.find(
      ({ left, right, width }) => width > 0 && (left < start - ROUNDING || right > end + ROUNDING),
    );
    if (lost)
      faults.push(
        `cut off: ${nameOf(element)} reaches from ${Math.round(lost.left)} to ${Math.round(lost.right)}, and ${Math.round(start)} to ${Math.round(end)} is shown`,
      );
  }
  return faults;
}
