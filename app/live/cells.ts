import type { Quote } from '#domain/quote.ts';
import { textOf } from './field-text.ts';
import type { FieldText, QuoteField } from './field-text.ts';
import type { FlashedElement, PriceFlash } from './price-flash.ts';

/** Fields whose direction is meaningful: turnover only ever grows. */
const TINTED: ReadonlySet<QuoteField> = new Set(['last', 'bid', 'offer', 'change', 'changePercent', 'indicativePrice']);

/** The element interface that a cell needs. */
export interface CellElement extends FlashedElement {
  /** The element's text node; a figure always has one. */
  firstChild: { nodeValue: string | null } | null;
}

export interface Cell {
  element: CellElement;
  symbol: string;
  field: QuoteField;
  format: FieldText | undefined;
  /** The value that the element shows; undefined before the first figure. */
  shown: Quote[QuoteField] | undefined;
}

/** Cells that change their own text, without a render: the cost of a table of 500 is that of its changed figures. */
export interface Cells {
  /** Adds a cell; the returned function removes it. */
  add(cell: Cell): () => void;
  /** Updates a cell to the quote, without a tint. */
  set(cell: Cell, quote: Quote): void;
  /** Updates all cells of a security to its quote; changed figures are tinted. */
  show(symbol: string, quote: Quote): void;
}

export function createCells(flash: PriceFlash): Cells {
  const bySymbol = new Map<string, Set<Cell>>();

  function write(cell: Cell, quote: Quote): void {
    cell.shown = quote[cell.field];
    const text = textOf(quote, cell.field, cell.format);
    const node = cell.element.firstChild;
    if (node && node.nodeValue !== text) node.nodeValue = text;
  }

  return {
    add(cell) {
      const cells = bySymbol.get(cell.symbol) ?? new Set();
      bySymbol.set(cell.symbol, cells.add(cell));
      return () => {
        cells.delete(cell);
        if (cells.size === 0) bySymbol.delete(cell.symbol);
      };
    },
    set: write,
    show(symbol, quote) {
      const may = flash.may(symbol);
      for (const cell of bySymbol.get(symbol) ?? []) {
        const before = cell.shown;
        if (before === quote[cell.field] && !cell.format) continue;
        write(cell, quote);
        if (may && TINTED.has(cell.field)) flash.put(symbol, cell.element, before, cell.shown);
      }
    },
  };
}
