import type { Locale } from '#domain/locale.ts';
import type { Quote } from '#domain/quote.ts';
import { directionOf } from '../market-board/direction.ts';
import { cellText, type WatchColumn } from './watch-column.ts';
import { stateOf, type RowState, type WatchRow } from './watch-row.ts';

/** The words of the flag beside a name; nothing for a row that trades. */
export type FlagTexts = Record<RowState, string>;

/** A cell is tinted at most once in this time. */
const TINT_PAUSE_MS = 1_000;
/** So long a tint stands; when the last one is out, should no tick come. */
export const TINT_MS = 600;
const tintedAt = new WeakMap<Element, number>();
const tinted = new Set<HTMLElement>();

/**
 * Writes a quote into a row that stands on the page, past React: only text nodes and attributes that differ are touched.
 * React's own next render writes the same or newer words.
 */
export function paintRow(
  element: HTMLTableRowElement,
  row: WatchRow,
  quote: Quote,
  before: Quote | null,
  locale: Locale,
  flags: FlagTexts,
  written: (column: string, text: string) => void,
): void {
  const state = stateOf(quote);
  if (element.dataset.state !== state) {
    element.dataset.state = state;
    const flag = element.querySelector<HTMLElement>('[data-flag]');
    if (flag) write(flag, flags[state]);
  }
  const direction = directionOf(quote.change);
  if (element.dataset.direction !== direction) element.dataset.direction = direction;
  for (const cell of element.cells) {
    const column = cell.dataset.column as WatchColumn | undefined;
    if (!column) continue;
    const text = cellText(column, quote, row, locale);
    if (!write(cell.firstElementChild!, text)) continue;
    written(column, text);
    if (column === 'last') tint(cell, before?.last ?? null, quote.last);
  }
}

function write(element: Element, text: string): boolean {
  const node = element.firstChild;
  if (!node) {
    if (text) element.textContent = text;
    return text !== '';
  }
  if (node.nodeValue === text) return false;
  node.nodeValue = text;
  return true;
}

/** The tint says which way this step went. */
function tint(cell: HTMLElement, before: number | null, last: number | null): void {
  const now = performance.now();
  if (before === null || last === null || before === last) return;
  if (now - (tintedAt.get(cell) ?? -TINT_PAUSE_MS) < TINT_PAUSE_MS) return;
  tintedAt.set(cell, now);
  tinted.add(cell);
  cell.dataset.step = last > before ? 'up' : 'down';
}

/**
 * Takes off the tints that have stood long enough; true while any is left. To be called with every tick: an animation
 * would paint the board at each of its steps besides, which is most of what the board takes of the main thread.
 */
export function clearTints(): boolean {
  const now = performance.now();
  for (const cell of tinted) {
    if (now - (tintedAt.get(cell) ?? 0) < TINT_MS) continue;
    delete cell.dataset.step;
    tinted.delete(cell);
  }
  return tinted.size > 0;
}
