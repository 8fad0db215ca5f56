import { cutColumns } from './cut-columns.ts';

/**
 * Inside a table that scrolls sideways: marks the figures that an edge of the view, or the name that stays in sight, would
 * cut (`data-cut`). ",790" of "3,894,790" reads as another figure, so the style sheet hides it until all of it is there.
 */
export class WholeFigures extends HTMLElement {
  #leaving: AbortController | undefined;

  connectedCallback(): void {
    const region = this.parentElement;
    const table = region?.querySelector('table');
    if (!region || !table) return;
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    let asked = 0;
    const look = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => markCut(region, table));
    };
    region.addEventListener('scroll', look, { passive: true, signal });
    const sizes = new ResizeObserver(look);
    sizes.observe(region);
    sizes.observe(table);
    const rows = new MutationObserver(look);
    for (const body of table.tBodies) rows.observe(body, { childList: true });
    signal.addEventListener('abort', () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      rows.disconnect();
    });
    // From here on what is cut is hidden: the fade is no longer what says so.
    region.dataset.whole = '';
  }

  disconnectedCallback(): void {
    this.#leaving?.abort();
  }
}

function markCut(region: HTMLElement, table: HTMLTableElement): void {
  const heads = table.tHead?.rows[0]?.cells;
  if (!heads?.length) return;
  const cut = cutColumns(
    region.getBoundingClientRect(),
    [...heads].map((head) => head.getBoundingClientRect()),
  );
  for (const body of [...table.tBodies, ...(table.tFoot ? [table.tFoot] : [])])
    for (const { cells } of body.rows) [...cells].forEach((cell, at) => cell.toggleAttribute('data-cut', cut[at]));
}

/** Only pages with a table that its view cuts load this element. */
export function define(): void {
  customElements.define('whole-figures', WholeFigures);
}
