import type { Locale } from '#domain/locale.ts';
import type { Quote } from '#domain/quote.ts';
import { pageLive } from '#app/live/live.ts';
import { setText } from '#app/live/set-text.ts';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import { cellText, type WatchColumn } from './watch-column.ts';
import { stateOf, type RowState, type WatchRow } from './watch-row.ts';

/** Text of the flag beside a name; empty for a row that trades. */
export type FlagTexts = Record<RowState, string>;

/**
 * Writes a quote into a row on the page without React: only text nodes and attributes that differ are changed. React's
 * own next render writes the same or newer text.
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
  const { flash } = pageLive();
  const state = stateOf(quote);
  if (element.dataset.state !== state) {
    element.dataset.state = state;
    setText(element.querySelector('[data-flag]'), flags[state]);
  }
  const direction = directionOf(quote.change);
  if (element.dataset.direction !== direction) element.dataset.direction = direction;
  for (const cell of element.cells) {
    const column = cell.dataset.column as WatchColumn | undefined;
    if (!column) continue;
    const text = cellText(column, quote, row, locale);
    if (!setText(cell.firstElementChild, text)) continue;
    written(column, text);
    if (column === 'last' && flash.may(row.symbol)) flash.put(row.symbol, cell, before?.last, quote.last);
  }
}
