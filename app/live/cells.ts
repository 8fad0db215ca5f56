import type { Quote } from '#domain/quote.ts';
import type { LiveBrowser } from './browser.ts';
import { textOf } from './field-text.ts';
import type { FieldText, QuoteField } from './field-text.ts';

const FLASH_MS = 600;
const ROW_FLASH_EVERY_MS = 1_000;
/** Fields whose direction means something: turnover only ever grows. */
const FLASHING: ReadonlySet<QuoteField> = new Set([
  'last',
  'bid',
  'offer',
  'change',
  'changePercent',
  'indicativePrice',
]);

/** What a cell needs of its element. */
export interface CellElement {
  /** Its text node; a figure always has one. */
  firstChild: { nodeValue: string | null } | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

export interface Cell {
  element: CellElement;
  symbol: string;
  field: QuoteField;
  format: FieldText | undefined;
  /** What the element shows. */
  shown: Quote[QuoteField] | undefined;
  text: string;
}

/** Cells that change their own text, without a render: a table of 500 costs what its changed figures cost. */
export interface Cells {
  /** The answer takes the cell out. */
  add(cell: Cell): () => void;
  /** Brings a cell up to the quote, without a flash. */
  set(cell: Cell, quote: Quote): void;
  /** Brings all cells of a security up to its quote; what moved flashes, a row at most once a second. */
  show(symbol: string, quote: Quote): void;
}

export function createCells(browser: Pick<LiveBrowser, 'now' | 'after'>): Cells {
  const bySymbol = new Map<string, Set<Cell>>();
  const flashedAt = new Map<string, number>();
  let lit: CellElement[] = [];

  function write(cell: Cell, quote: Quote): void {
    cell.shown = quote[cell.field];
    const text = textOf(quote, cell.field, cell.format);
    if (text === cell.text || !cell.element.firstChild) return;
    cell.element.firstChild.nodeValue = cell.text = text;
  }

  function flash(element: CellElement, direction: 'up' | 'down'): void {
    element.setAttribute('data-direction', direction);
    if (lit.length === 0) browser.after(FLASH_MS, putOut);
    lit.push(element);
  }

  function putOut(): void {
    for (const element of lit) element.removeAttribute('data-direction');
    lit = [];
  }

  function mayFlash(symbol: string): boolean {
    return browser.now() - (flashedAt.get(symbol) ?? Number.NEGATIVE_INFINITY) >= ROW_FLASH_EVERY_MS;
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
      const may = mayFlash(symbol);
      for (const cell of bySymbol.get(symbol) ?? []) {
        const before = cell.shown;
        if (before === quote[cell.field] && !cell.format) continue;
        write(cell, quote);
        const direction = FLASHING.has(cell.field) ? directionOf(before, cell.shown) : null;
        if (!may || !direction) continue;
        flashedAt.set(symbol, browser.now());
        flash(cell.element, direction);
      }
    },
  };
}

function directionOf(before: Cell['shown'], after: Cell['shown']): 'up' | 'down' | null {
  if (typeof before !== 'number' || typeof after !== 'number' || before === after) return null;
  return after > before ? 'up' : 'down';
}
