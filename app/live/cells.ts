import type { Quote } from '#domain/quote.ts';
import { textOf } from './field-text.ts';
import type { FieldText, QuoteField } from './field-text.ts';
import type { FlashedElement, PriceFlash } from './price-flash.ts';

/** Fields whose direction means something: turnover only ever grows. */
const TINTED: ReadonlySet<QuoteField> = new Set(['last', 'bid', 'offer', 'change', 'changePercent', 'indicativePrice']);

/** What a cell needs of its element. */
export interface CellElement extends FlashedElement {
  /** Its text node; a figure always has one. */
  firstChild: { nodeValue: string | null } | null;
}

export interface Cell {
  element: CellElement;
  symbol: string;
  field: QuoteField;
  format: FieldText | undefined;
  /** What the element shows; undefined before the first figure. */
  shown: Quote[QuoteField] | undefined;
}

/** Cells that change their own text, without a render: a table of 500 costs what its changed figures cost. */
export interface Cells {
  /** The answer takes the cell out. */
  add(cell: Cell): () => void;
  /** Brings a cell up to the quote, without a tint. */
  set(cell: Cell, quote: Quote): void;
  /** Brings all cells of a security up to its quote; what moved is tinted. */
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
