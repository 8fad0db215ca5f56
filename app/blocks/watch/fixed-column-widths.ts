/** The columns of a table, each fixed at its width while its figures move. */
export interface FixedColumnWidths {
  /** Must be called with every figure that is written: one that is longer than all before it widens its column. */
  written(column: string, text: string): void;
  release(): void;
}

/**
 * A browser lays out a whole table when one of its cells changes: with a thousand cells that is most of a tick. So each
 * figure is in a box of its column's width, which its content cannot change (CSS containment). The widths are the
 * browser's own, measured again when a heading changes its size: another window, font or letter spacing.
 */
export function fixColumnWidths(table: HTMLTableElement): FixedColumnWidths {
  let longest = new Map<string, number>();
  const hold = () => (longest = measuredAnew(table));
  const observer = new ResizeObserver(hold);
  for (const head of table.tHead?.rows[0]?.cells ?? []) observer.observe(head);
  return {
    written(column, text) {
      if (text.length > (longest.get(column) ?? Infinity)) hold();
    },
    release() {
      observer.disconnect();
      delete table.dataset.fixed;
    },
  };
}

/** Sets every figure's box to the natural width of its column; returns the longest text of each column. */
function measuredAnew(table: HTMLTableElement): Map<string, number> {
  delete table.dataset.fixed;
  const sample = table.querySelectorAll<HTMLTableCellElement>('tr[data-symbol]:first-child > td[data-column]');
  const widths = new Map([...sample].map((cell) => [cell.dataset.column!, innerWidth(cell)]));
  const longest = new Map<string, number>();
  for (const figure of table.querySelectorAll<HTMLElement>('td[data-column] > span')) {
    const { column = '' } = figure.parentElement!.dataset;
    longest.set(column, Math.max(longest.get(column) ?? 0, figure.textContent.length));
    figure.style.inlineSize = `${widths.get(column)}px`;
  }
  table.dataset.fixed = '';
  return longest;
}

function innerWidth(cell: Element): number {
  const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(cell);
  const around = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].map(Number.parseFloat);
  return around.reduce((width, part) => width - part, cell.getBoundingClientRect().width);
}
